import { useTranslations } from 'use-intl';
import { Button } from '../app/button';
import type { Session, Snapshot } from '../session/session.js';
import styles from './decision-bar.module.css';

interface OpponentSignProps {
  readonly session: Session;
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
}

/** What goes on while nobody here decides: who thinks and how far it is, and moves still to be shown. */
export function OpponentSign({ session, snapshot, names }: OpponentSignProps) {
  const t = useTranslations('table.bar');
  const { sitters, thinking, waiting, kept } = snapshot;
  // A person's seat is thought about by somebody else once it was given up.
  const handed = thinking && sitters[thinking.seat].kind === 'person';
  return (
    <div className={styles.sign}>
      {thinking && (
        <label className={styles.thinking}>
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
    </div>
  );
}
