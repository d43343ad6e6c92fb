import { useTranslations } from 'use-intl';
import type { Face, FaceGroup } from '../edition-view.js';
import page from '../editions.module.css';
import { useFaceName } from '../face-name.js';
import { Picture } from '../picture';
import type { EditionFile } from '../store/edition-file.js';
import styles from './face-grid.module.css';
import type { Problems } from './problems.js';
import { isChanged, progressOf } from './progress.js';

interface FaceCardProps {
  readonly face: Face;
  readonly file: EditionFile;
  readonly confirmed: boolean;
  readonly wrong: boolean;
  readonly open: () => void;
}

/** A face as it looks on the table; a click changes it. */
function FaceCard({ face, file, confirmed, wrong, open }: FaceCardProps) {
  const t = useTranslations('editions.state');
  const faceName = useFaceName();
  const changed = isChanged(face, file);
  return (
    <button
      type="button"
      className={styles.face}
      data-face={face.id}
      data-state={wrong ? 'wrong' : changed ? 'changed' : confirmed ? 'confirmed' : 'open'}
      onClick={open}
    >
      <span className={styles.faceName}>
        <span className="unseen">{faceName(face)}</span>
        <span aria-hidden="true">{face.number}</span>
        <span className={styles.marks}>
          {wrong && <b className={styles.wrong}>! {t('wrong')}</b>}
          {changed && <b>{t('changed')}</b>}
          {confirmed && (
            <b>
              <span aria-hidden="true">✓ </span>
              {t('confirmed')}
            </b>
          )}
        </span>
      </span>
      <Picture>{face.draw(file)}</Picture>
    </button>
  );
}

interface FaceGridProps {
  readonly group: FaceGroup;
  readonly file: EditionFile;
  readonly confirmed: readonly string[];
  readonly problems: Problems;
  readonly open: (face: Face) => void;
}

/** All faces of a group. */
export function FaceGrid({ group, file, confirmed, problems, open }: FaceGridProps) {
  const t = useTranslations('editions');
  const id = `group-${group.name}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(`group.${group.name}`)}{' '}
        <small className={page.soft}>
          {t('progress.group', { ...progressOf(group.faces, file, confirmed) })}
        </small>
      </h2>
      <div className={page.faces} data-group={group.name}>
        {group.faces.map((face) => (
          <FaceCard
            key={face.id}
            face={face}
            file={file}
            confirmed={confirmed.includes(face.id)}
            wrong={problems.faces.has(face.id)}
            open={() => open(face)}
          />
        ))}
      </div>
    </section>
  );
}
