import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreWords } from '../../app/more-words';
import { Button, buttonClass } from '../../app/parts/button';
import type { MissingEdition } from '../../session/store/edition-of.js';
import { Scene } from '../../start/scene';
import styles from '../../table/frame/game-screen.module.css';
import { loadPlayed } from '../../words/load';
import { readEditionText } from './edition-file.js';
import { editionStore } from './edition-store.js';

interface FindEditionProps {
  readonly missing: MissingEdition;
  /** Looks for the edition again. */
  readonly again: () => void;
}

function Contents({ missing, again }: FindEditionProps) {
  const t = useTranslations('played.find');
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<{ readonly other?: string; readonly reason?: string }>();
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
    const text = await chosen?.text();
    // The same file may be chosen again after it was mended.
    event.target.value = '';
    if (text === undefined) return;
    const checked = readEditionText(text);
    if ('reason' in checked) setProblem({ reason: checked.reason });
    else if (checked.fingerprint !== fingerprint) setProblem({ other: checked.fingerprint });
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
        {problem?.other && <p>{t('other', { fingerprint: problem.other })}</p>}
        {/* What the engine found wrong is told as it tells it to everybody, in English. */}
        {problem?.reason && <p lang="en">{problem.reason}</p>}
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
    <MoreWords load={loadPlayed}>
      <Contents {...props} />
    </MoreWords>
  );
}
