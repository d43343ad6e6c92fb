import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { tells } from '../../follow/steps.js';
import type { LogEntry, Session, Snapshot } from '../../session/session.js';
import { stepSentence } from '../../words/sentences';
import styles from '../decision/decision-bar.module.css';
import { useSubjects } from './subjects';

/** What happened last, so that nobody who waits has to open the log to follow. */
const LastDeed = memo(function LastDeed({ entry }: { readonly entry: LogEntry | undefined }) {
  const t = useTranslations();
  const subjects = useSubjects();
  const text = entry ? stepSentence(t, entry, subjects) : t('table.log.empty');
  return (
    <span className={styles.last} title={text}>
      {text}
    </span>
  );
});

interface OpponentSignProps {
  readonly session: Session;
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly over: boolean;
}

/** What goes on while nobody here decides: who thinks and how far it is, or the last step and those still to be shown. */
export function OpponentSign({ session, snapshot, names, over }: OpponentSignProps) {
  const t = useTranslations('table.bar');
  const words = useTranslations('follow');
  const { sitters, waiting, kept, log } = snapshot;
  // What is shown lies behind what is thought about.
  const thinking = waiting > 0 ? null : snapshot.thinking;
  // A computer opponent thinks for a person's seat once it was given up.
  const thinker = thinking && sitters[thinking.seat];
  const handed = thinker?.kind === 'person';
  const missed = snapshot.missedTurns;
  const saving = kept === 'saving' && !thinking && waiting === 0;
  return (
    <div className={styles.sign}>
      {thinking && (
        <label className={styles.thinking}>
          {t(handed ? 'thinkingFor' : 'thinking', { name: names[thinking.seat] })}
          <progress max={1} value={thinking.progress} />
        </label>
      )}
      {saving && <span>{t('saving')}</span>}
      {!thinking && !saving && !over && missed === 0 && <LastDeed entry={log.findLast(tells)} />}
      {missed > 0 && (
        <span className={styles.waiting}>
          <Button look="main" aria-keyshortcuts="N" onClick={() => session.recap()}>
            {words('show')}
          </Button>
          <Button aria-keyshortcuts="S" onClick={() => session.skip()}>
            {words('now')}
          </Button>
        </span>
      )}
      {waiting > 0 && missed === 0 && (
        <span className={styles.waiting}>
          <Button aria-keyshortcuts="N" onClick={() => session.step()}>
            {t('step')}
          </Button>
          <Button aria-keyshortcuts="S" onClick={() => session.skip()}>
            {t('skip')}
          </Button>
        </span>
      )}
    </div>
  );
}
