import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreWords } from '../../app/more-words';
import { Button, buttonClass } from '../../app/parts/button';
import type { MissingEdition } from '../../session/store/edition-of.js';
import { Scene } from '../../start/scene';
import styles from '../../table/frame/game-screen.module.css';
import { loadMissingEdition } from '../../words/load';
import { ProblemSentence } from '../problem-sentence';
import { type BadEdition, readChosenFile } from './edition-file.js';
import { editionStore } from './edition-store.js';

interface FindEditionProps {
  readonly missing: MissingEdition;
  /** Looks for the edition again. */
  readonly again: () => void;
}

function Contents({ missing, again }: FindEditionProps) {
  const t = useTranslations('played.find');
  const file = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<BadEdition | { readonly other: string }>();
  const { fingerprint, note } = missing;
  // It may arrive in another tab: by a link, or by the editor.
  useEffect(() => {
    const stop = editionStore.subscribe(() => {
      void editionStore.byFingerprint(fingerprint).then((found) => found && again());
    });
    return () => stop();
  }, [fingerprint, again]);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = '';
    if (!chosen) return;
    const checked = await readChosenFile(chosen);
    if ('problem' in checked) setWrong(checked);
    else if (checked.fingerprint !== fingerprint) setWrong({ other: checked.fingerprint });
    else {
      await editionStore.keepPlayed(checked);
      again();
    }
  };
  return (
    <main className={styles.missing}>
      <Scene className={styles.scene} />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <ul className={styles.which}>
        {note && <li>{t('named', { name: note.name })}</li>}
        {note?.author && <li>{t('by', { name: note.author })}</li>}
        <li>{t('fingerprint', { fingerprint })}</li>
      </ul>
      <p>{t('how')}</p>
      <div role="alert">
        {wrong && (
          <p>
            {'other' in wrong ? (
              t('other', { fingerprint: wrong.other })
            ) : (
              <ProblemSentence problem={wrong.problem} path={wrong.path} />
            )}
          </p>
        )}
      </div>
      <p className={styles.ways}>
        <input
          ref={file}
          hidden
          type="file"
          accept=".json,application/json,text/plain"
          onChange={(event) => void take(event)}
        />
        <Button look="main" onClick={() => file.current?.click()}>
          {t('open')}
        </Button>
        <Button onClick={again}>{t('again')}</Button>
        <a className={buttonClass()} href="#/editions">
          {t('editions')}
        </a>
        <a className={buttonClass()} href="#/">
          {t('home')}
        </a>
      </p>
    </main>
  );
}

/** A game whose values are not in this browser: which they are, and how they get here. */
export function FindEdition(props: FindEditionProps) {
  return (
    <MoreWords load={loadMissingEdition}>
      <Contents {...props} />
    </MoreWords>
  );
}
