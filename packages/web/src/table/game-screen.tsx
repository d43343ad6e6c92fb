import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/button';
import { Loading } from '../app/loading';
import { useSettings } from '../app/settings';
import { noteSession } from '../session/at-table.js';
import type { LocalSession } from '../session/local-session.js';
import { openSession } from '../session/open-session.js';
import { Scene } from '../start/scene';
import styles from './game-screen.module.css';
import { Playing } from './playing';

/** Sits down at a game and gets up again when the screen goes away. */
function useOpenSession(id: string): LocalSession | 'none' | undefined {
  const [session, setSession] = useState<LocalSession | 'none'>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let open: LocalSession | undefined;
    let gone = false;
    openSession(id).then((found) => {
      open = found;
      if (found) noteSession(found);
      if (gone) found?.close();
      else setSession(found ?? 'none');
    }, setFailure);
    return () => {
      gone = true;
      open?.close();
    };
  }, [id]);
  // A record that does not gameLog is a fault of ours: the error boundary tells it.
  if (failure) throw failure;
  return session;
}

interface GameScreenProps {
  readonly id: string;
  /** The moment that is shown first; now, unless told. */
  readonly moment: number | undefined;
}

/** A game of this browser, with its table and everything around it. */
export function GameScreen({ id, moment }: GameScreenProps) {
  const t = useTranslations('table');
  const { settings } = useSettings();
  const session = useOpenSession(id);

  useEffect(() => {
    if (session && session !== 'none') session.setPace(settings.pace);
  }, [session, settings.pace]);

  if (!session) return <Loading />;
  if (session !== 'none') {
    const { origin } = session.head;
    const note = origin && <p className={styles.origin}>{t(`origin.${origin.of}`, { number: origin.at })}</p>;
    return <Playing session={session} note={note} moment={moment} />;
  }
  return (
    <main className={styles.missing}>
      <Scene className={styles.scene} />
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <a className={buttonClass('main')} href="#/">
        {t('missing.start')}
      </a>
    </main>
  );
}
