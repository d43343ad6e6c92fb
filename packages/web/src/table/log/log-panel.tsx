import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Icon } from '../../art/icon';
import styles from './log-panel.module.css';
import { LogTurns, type LogTurnsProps } from './log-turns';

interface LogPanelProps extends LogTurnsProps {
  readonly close: () => void;
}

/** The game told turn by turn, beside the table or over a part of it. */
export const LogPanel = memo(function LogPanel({ close, ...turns }: LogPanelProps) {
  const t = useTranslations('table.log');
  return (
    <section className={styles.panel} aria-labelledby="log-title">
      <header className={styles.head}>
        <h2 id="log-title">{t('title')}</h2>
        <Button look="quiet" aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </Button>
      </header>
      <LogTurns {...turns} label="log-title" />
    </section>
  );
});
