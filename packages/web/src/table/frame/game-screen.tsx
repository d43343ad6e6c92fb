import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../app/lazy-part';
import { buttonClass } from '../../app/parts/button';
import { Loading } from '../../app/parts/loading';
import { useSettings } from '../../app/settings/settings';
import { noteSession } from '../../session/at-table.js';
import { LocalSession } from '../../session/local/local-session.js';
import { openSession } from '../../session/local/open-session.js';
import { MissingEdition } from '../../session/store/edition-of.js';
import { Scene } from '../../start/scene';
import { Playing } from '../playing';
import { useOrigin } from '../use-origin.js';
import styles from './game-screen.module.css';

const FindEdition = lazyPart(() => import('../../editions/store/find-edition').then((m) => m.FindEdition));

/** Sits down at a game and gets up again when the screen goes away. */
function useOpenSession(id: string, visit: number): LocalSession | MissingEdition | 'none' | undefined {
  const [session, setSession] = useState<LocalSession | MissingEdition | 'none'>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let open: LocalSession | undefined;
    let gone = false;
    // The next visit asks again, once the edition that was missing may be here.
    void visit;
    openSession(id).then(
      (found) => {
        open = found;
        if (found) noteSession(found);
        if (gone) found?.close();
        else setSession(found ?? 'none');
      },
      (error) => {
        if (error instanceof MissingEdition) setSession(error);
        else setFailure(error);
      },
    );
    return () => {
      gone = true;
      open?.close();
    };
  }, [id, visit]);
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
  const origin = useOrigin();
  const { settings } = useSettings();
  const [visit, setVisit] = useState(0);
  const session = useOpenSession(id, visit);

  useEffect(() => {
    if (session instanceof LocalSession) session.setPace(settings.pace);
  }, [session, settings.pace]);

  if (!session) return <Loading />;
  if (session instanceof MissingEdition)
    return (
      <Suspense fallback={<Loading />}>
        <FindEdition missing={session} again={() => setVisit(visit + 1)} />
      </Suspense>
    );
  if (session !== 'none') {
    const from = origin(session.head);
    const note = from && <p className={styles.origin}>{from}</p>;
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
