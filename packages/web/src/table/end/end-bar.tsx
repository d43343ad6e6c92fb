import type { ReactNode } from 'react';
import styles from './end-bar.module.css';

interface EndBarProps {
  readonly label: string;
  /** How it went. */
  readonly told: ReactNode;
  /** Where to go from here: buttons and links. */
  readonly children: ReactNode;
  readonly standing?: 'reached' | 'missed';
}

/** The line below the table when an attempt is over. */
export function EndBar({ label, told, children, standing }: EndBarProps) {
  return (
    <section className={styles.bar} data-standing={standing} aria-label={label}>
      {told}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
