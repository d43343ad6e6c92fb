import type { GameName } from '@shirasagi/engine';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/parts/button';
import { PageFrame } from '../app/parts/page-frame';
import shapes from '../app/parts/shapes.module.css';
import { go } from '../app/route';
import { useDates } from '../app/use-dates';
import { OFFERED } from '../games/offers';
import { dropPlayed } from '../session/store/played-editions.js';
import { useLabelled } from '../words/labelled.js';
import { Bar } from './bar';
import styles from './edition-list.module.css';
import page from './editions.module.css';
import { facesOf, progressOf } from './editor/progress.js';
import { builtIn, type EditionFile } from './store/edition-file.js';
import { editionStore, type OwnEdition } from './store/edition-store.js';
import { ImportEdition } from './store/import-edition';
import { keepCopy } from './store/keep-copy.js';
import { useView } from './use-view.js';

/** The own editions; nothing before they are known. */
function useOwn(): readonly OwnEdition[] | undefined {
  const [own, setOwn] = useState<readonly OwnEdition[]>();
  useEffect(() => {
    let current = true;
    void dropPlayed();
    const load = () => void editionStore.list().then((list) => current && setOwn(list));
    load();
    const stop = editionStore.subscribe(load);
    return () => {
      current = false;
      stop();
    };
  }, []);
  return own;
}

interface RowProps {
  readonly own: OwnEdition;
  readonly remove: () => void;
}

function Row({ own: { id, game, file, fingerprint, updated, confirmed }, remove }: RowProps) {
  const t = useTranslations('editions');
  const names = useTranslations('start.games');
  const when = useDates({ dateStyle: 'medium', timeStyle: 'short' });
  const name = file.name || t('newName');
  const view = useView(game);
  const progress = useMemo(() => view && progressOf(facesOf(view), file, confirmed), [view, file, confirmed]);
  return (
    <li className={`${shapes.ends} ${shapes.sheet} ${styles.kept}`} data-edition={id}>
      <div>
        <h3>{name}</h3>
        <p className={page.soft}>
          {names(`${game}.name`)}
          {file.author && (
            <>
              {' · '}
              {t('by', { name: file.author })}
            </>
          )}
          {' · '}
          {when(updated)}
        </p>
        <p className={styles.how}>
          <span className={fingerprint ? page.good : page.bad}>
            {t(fingerprint ? 'playable' : 'unfinished')}
          </span>
          {progress && (
            <label>
              <progress aria-label={t('progress.label')} value={progress.done} max={progress.all} />
              <span className={page.soft}>{t('done', { ...progress })}</span>
            </label>
          )}
        </p>
      </div>
      <div className={page.row}>
        <a className={buttonClass('main')} href={`#/editions/${id}`} aria-label={t('editOf', { name })}>
          {t('edit')}
        </a>
        <a className={buttonClass()} href={`#/editions/${id}/sheet`} aria-label={t('sheetOf', { name })}>
          {t('sheet')}
        </a>
        <Button onClick={() => void keepCopy({ ...file, name: copied(t('copyName', { name })) }, confirmed)}>
          {t('copy')}
        </Button>
        <Button onClick={remove}>{t('delete')}</Button>
      </div>
    </li>
  );
}

/** A name that still fits. */
const copied = (name: string): string => name.slice(0, 80);

function BuiltIn({ game, start }: { readonly game: GameName; readonly start: () => void }) {
  const t = useTranslations('editions');
  const names = useTranslations('start.games');
  const labelled = useLabelled();
  const name = names(`${game}.name`);
  return (
    <li className={`${shapes.ends} ${shapes.sheet} ${styles.kept}`}>
      <h3>{name}</h3>
      <div className={page.row}>
        <Button look="main" aria-label={labelled(t('start'), name)} onClick={start}>
          {t('start')}
        </Button>
        <a className={buttonClass()} href={`#/editions/${game}/sheet`} aria-label={t('sheetOf', { name })}>
          {t('sheet')}
        </a>
      </div>
    </li>
  );
}

/** Every edition: the own ones and the built-in ones. */
export function EditionList() {
  const t = useTranslations('editions');
  const own = useOwn();
  const [importing, setImporting] = useState(false);
  const [removed, setRemoved] = useState<OwnEdition>();
  const open = async (file: EditionFile) => go(`#/editions/${await keepCopy(file)}`);
  return (
    <PageFrame bar={<Bar up={false} />}>
      <main className={`${page.main} ${page.narrow}`}>
        <h1>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
        <section aria-labelledby="own-editions">
          <h2 id="own-editions">{t('mine')}</h2>
          <div role="status">
            {removed && (
              <p className={page.row}>
                {t('deleted')}
                <Button
                  onClick={() => {
                    setRemoved(undefined);
                    void editionStore.save(removed);
                  }}
                >
                  {t('undelete')}
                </Button>
              </p>
            )}
          </div>
          {own?.length === 0 && <p>{t('none')}</p>}
          <ul className={styles.list}>
            {own?.map((edition) => (
              <Row
                key={edition.id}
                own={edition}
                remove={() => {
                  setRemoved(edition);
                  void editionStore.delete(edition.id);
                }}
              />
            ))}
          </ul>
          <p>
            <Button onClick={() => setImporting(true)}>{t('import.open')}</Button>
          </p>
        </section>
        <section aria-labelledby="built-in-editions">
          <h2 id="built-in-editions">{t('builtIn')}</h2>
          <ul className={styles.list}>
            {OFFERED.map((game) => (
              <BuiltIn
                key={game}
                game={game}
                start={() => void open({ ...builtIn(game).file, name: t('newName') })}
              />
            ))}
          </ul>
        </section>
      </main>
      {importing && <ImportEdition take={({ file }) => void open(file)} close={() => setImporting(false)} />}
    </PageFrame>
  );
}
