import type { ReactNode } from 'react';
import styles from './end-screen.module.css';

interface EndActionsProps {
  /** What most people do next: always in sight. */
  readonly first: ReactNode;
  /** Everything else; on a phone it stands at the end of the sheet. */
  readonly children: ReactNode;
}

/** What can be done when a game is over. */
export function EndActions({ first, children }: EndActionsProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.first}>{first}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
