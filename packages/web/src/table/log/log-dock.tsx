import { createContext, memo, useContext, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import styles from './log-panel.module.css';
import { LogTurns, type LogTurnsProps } from './log-turns';

/** The log for a table that has room for it; null while it lies open elsewhere. */
const LogContext = createContext<LogTurnsProps | null>(null);

/** Hands the log to the table. */
export const LogDockProvider = LogContext;

/** Whether there is a log to dock. */
export const useDockedLog = (): LogTurnsProps | null => useContext(LogContext);

/** The log as a part of the table. */
export const LogDock = memo(function LogDock({ log }: { readonly log: LogTurnsProps }) {
  const t = useTranslations('table.log');
  // The table answers first; the log follows.
  const told = useDeferredValue(log);
  return (
    <section className={styles.dock} aria-labelledby="log-dock">
      <h2 id="log-dock" className={styles.dockTitle}>
        {t('title')}
      </h2>
      <LogTurns {...told} label="log-dock" />
    </section>
  );
});
