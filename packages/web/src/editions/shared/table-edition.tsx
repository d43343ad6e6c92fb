import { type EditionBase, editionDifferences, editionFile, type GameName } from '@shirasagi/engine';
import type { TableView } from '@shirasagi/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreWords } from '../../app/more-words';
import { Button } from '../../app/parts/button';
import { loadEditions, loadPlayed } from '../../words/load';
import type { Words } from '../../words/words.js';
import type { Field } from '../edition-view.js';
import { useFaceName } from '../face-name.js';
import { builtIn, type EditionFile } from '../store/edition-file.js';
import { keepCopy } from '../store/keep-copy.js';
import { useView } from '../use-view.js';
import styles from './table-edition.module.css';

/** A value in words. */
function told(t: Words, field: Field, file: EditionFile): string {
  switch (field.kind) {
    case 'effect':
      return field.place.tell(t, field.read(file));
    case 'number':
      return String(field.read(file));
    case 'counts':
      return field.tell(t, field.read(file));
    case 'choice': {
      const value = field.read(file);
      return field.options.find((option) => option.value === value)?.tell(t) ?? value;
    }
  }
}

/** Everything an edition has otherwise than the built-in one, face by face. */
function Differences({ game, file }: { readonly game: GameName; readonly file: EditionFile }) {
  const t = useTranslations();
  const name = useFaceName();
  const view = useView(game);
  const base = builtIn(game).file;
  if (!view) return null;
  const faces = view.groups
    .flatMap((group) => group.faces)
    .map((face) => ({
      face,
      changed: face.fields(file).filter((field) => told(t, field, file) !== told(t, field, base)),
    }));
  return (
    <dl className={styles.differences}>
      {faces
        .filter(({ changed }) => changed.length > 0)
        .map(({ face, changed }) => (
          <div key={face.id}>
            <dt>{name(face)}</dt>
            {changed.map((field) => (
              <dd key={field.path}>
                {t('played.table.line', {
                  label: t(`editions.field.${field.label}`),
                  to: told(t, field, file),
                  from: told(t, field, base),
                })}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

interface TableEditionProps {
  readonly table: TableView;
  /** The values themselves, once they are here. */
  readonly edition: EditionBase;
}

function Contents({ table, edition }: TableEditionProps) {
  const t = useTranslations('played.table');
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState(false);
  const { game } = table;
  const { name, author, note } = edition;
  const file = editionFile(game, edition) as EditionFile;
  const keep = async () => {
    await keepCopy(file);
    setKept(true);
  };
  return (
    <section className={styles.edition} aria-labelledby="table-edition">
      <h3 id="table-edition">{t('title', { name })}</h3>
      {author && <p>{t('by', { name: author })}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <p>
        {t('differences', { count: editionDifferences(game, edition).length })} {t('unranked')}
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('show')}</summary>
        {open && <Differences game={game} file={file} />}
      </details>
      <p>
        {kept ? (
          <span role="status">{t('kept')}</span>
        ) : (
          <Button onClick={() => void keep()}>{t('keep')}</Button>
        )}
      </p>
    </section>
  );
}

/** The edition of an online table, to be read before one sits down: whose it is and what differs, in words. */
export function TableEdition(props: TableEditionProps) {
  return (
    <MoreWords load={loadPlayed}>
      <MoreWords load={loadEditions}>
        <Contents {...props} />
      </MoreWords>
    </MoreWords>
  );
}
