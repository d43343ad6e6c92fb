import { describe } from '@shirasagi/engine';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/button';
import type { LogEntry, Session, Snapshot } from '../session/session.js';
import { logSentence } from '../words/sentences';
import styles from './decision-bar.module.css';
import { OpponentFace } from './opponent-face';

/** The last entry that tells something: who ended a turn is plain from whose turn it is. */
const lastTold = (log: readonly LogEntry[]): LogEntry | undefined =>
  log.findLast(({ before, move }) => describe(before, move).kind !== 'endTurn');

/** What happened last, so that whoever waits for another person can follow without opening the log. */
const LastDeed = memo(function LastDeed({ entry }: { readonly entry: LogEntry | undefined }) {
  const t = useTranslations();
  const text = entry ? logSentence(t, entry) : t('table.log.empty');
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

/** What goes on while nobody here decides: who thinks and how far it is, moves still to be shown, or the last one. */
export function OpponentSign({ session, snapshot, names, over }: OpponentSignProps) {
  const t = useTranslations('table.bar');
  const { sitters, thinking, waiting, kept, log } = snapshot;
  // A person's seat is thought about by somebody else once it was given up.
  const thinker = thinking && sitters[thinking.seat];
  const handed = thinker?.kind === 'person';
  const quiet = !thinking && kept !== 'saving' && waiting === 0;
  return (
    <div className={styles.sign}>
      {thinking && (
        <label className={styles.thinking}>
          {thinker?.kind === 'opponent' && <OpponentFace level={thinker.level} size="2.25rem" />}
          {t(handed ? 'thinkingFor' : 'thinking', { name: names[thinking.seat] })}
          <progress max={1} value={thinking.progress} />
        </label>
      )}
      {kept === 'saving' && !thinking && <span>{t('saving')}</span>}
      {waiting > 0 && (
        <>
          <span>{t('waiting', { count: waiting })}</span>
          <Button aria-keyshortcuts="N" onClick={() => session.step()}>
            {t('step')}
          </Button>
          <Button aria-keyshortcuts="S" onClick={() => session.skip()}>
            {t('skip')}
          </Button>
        </>
      )}
      {quiet && !over && <LastDeed entry={lastTold(log)} />}
    </div>
  );
}
