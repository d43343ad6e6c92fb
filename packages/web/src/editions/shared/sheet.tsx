import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Check } from '../../app/parts/choice';
import type { EditionView, Face } from '../edition-view.js';
import page from '../editions.module.css';
import { facesOf, isChanged } from '../editor/progress.js';
import { useFaceName } from '../face-name.js';
import { Picture } from '../picture';
import { builtIn, type EditionFile } from '../store/edition-file.js';
import styles from './sheet.module.css';
import { useDayInPrint } from './use-day-in-print.js';

/** One face; a changed one stands beside the built-in one. */
function SheetFace({ face, file }: { readonly face: Face; readonly file: EditionFile }) {
  const t = useTranslations('editions');
  const faceName = useFaceName();
  const changed = isChanged(face, file);
  return (
    <li className={styles.sheetFace} data-state={changed ? 'changed' : 'open'} data-face={face.id}>
      <h3>
        <span className="unseen">{faceName(face)}</span>
        <span aria-hidden="true">{face.number}</span>
        {changed && <b className={styles.changed}>{t('state.changed')}</b>}
      </h3>
      <div className={styles.both}>
        <figure>
          <Picture>{face.draw(file)}</Picture>
          {changed && <figcaption>{t('sheetPage.here')}</figcaption>}
        </figure>
        {changed && (
          <figure>
            <Picture>{face.draw(builtIn(file.game).file)}</Picture>
            <figcaption>{t('sheetPage.there')}</figcaption>
          </figure>
        )}
      </div>
    </li>
  );
}

interface SheetProps {
  readonly file: EditionFile;
  readonly fingerprint: string | undefined;
  readonly view: EditionView;
}

/** All faces of an edition on one sheet, to print or to compare. */
export function Sheet({ file, fingerprint, view }: SheetProps) {
  const t = useTranslations('editions');
  const names = useTranslations('start.games');
  const [only, setOnly] = useState(false);
  useDayInPrint();
  const count = facesOf(view).filter((face) => isChanged(face, file)).length;
  return (
    <>
      <header>
        <p className={page.soft}>{names(`${file.game}.name`)}</p>
        <h1>{file.name}</h1>
        {file.author && <p>{t('by', { name: file.author })}</p>}
        {file.note && <p className={styles.lines}>{file.note}</p>}
        <p>{t('sheetPage.changed', { count })}</p>
        {fingerprint && (
          <p className={page.soft}>
            {t.rich('sheetPage.fingerprint', { fingerprint, code: (text) => <code>{text}</code> })}
          </p>
        )}
      </header>
      <div className={`${page.row} ${page.notPrinted}`}>
        {count > 0 && <Check label={t('sheetPage.only')} value={only} change={setOnly} />}
        <Button onClick={() => print()}>{t('sheetPage.print')}</Button>
      </div>
      {view.groups.map(({ name, faces }) => {
        const shown = only ? faces.filter((face) => isChanged(face, file)) : faces;
        if (shown.length === 0) return null;
        return (
          <section key={name} className={styles.sheetGroup}>
            <h2>{t(`group.${name}`)}</h2>
            <ul className={`${page.faces} ${styles.sheet}`} data-group={name}>
              {shown.map((face) => (
                <SheetFace key={face.id} face={face} file={file} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
