import { memo, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/button';
import { Crest } from '../art/crest';
import { Icon } from '../art/icon';
import type { LogEntry } from '../session/session.js';
import { logSentence, newsSentences } from '../words/sentences';
import styles from './log-panel.module.css';

/** Something besides decisions that belongs into the log. */
export interface Aside {
  readonly key: number;
  /** Decisions that stood then. */
  readonly decisions: number;
  readonly seat: number;
  readonly text: string;
}

interface LogRowProps {
  readonly entry: LogEntry;
  readonly current: boolean;
  readonly show: (decisions: number) => void;
}

const LogRow = memo(function LogRow({ entry, current, show }: LogRowProps) {
  const t = useTranslations();
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={current ? 'step' : undefined}
        title={t('table.log.jump')}
        onClick={() => show(entry.number)}
      >
        <Crest seat={entry.seat} size="1.4rem" />
        <span>{logSentence(t, entry)}</span>
      </button>
      {newsSentences(t, entry).map((news) => (
        <p key={news} className={styles.news}>
          {news}
        </p>
      ))}
    </li>
  );
});

const asideRow = ({ key, seat, text }: Aside) => (
  <li key={`aside ${key}`} className={styles.aside}>
    <Crest seat={seat} size="1.4rem" />
    <span>{text}</span>
  </li>
);

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly asides: readonly Aside[];
  /** The moment looked back at, if any. */
  readonly at: number | undefined;
  readonly show: (decisions: number) => void;
  readonly close: () => void;
}

/** The game told in whole sentences; each leads back to its moment. */
export function LogPanel({ log, asides, at, show, close }: LogPanelProps) {
  const t = useTranslations('table.log');
  const list = useRef<HTMLOListElement>(null);

  // The newest line, or the one looked at, stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log scrolls too
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]') ?? list.current?.lastElementChild;
    current?.scrollIntoView({ block: 'nearest' });
  }, [log.length, asides.length, at]);
  const asidesAt = (decisions: number) =>
    asides.filter((aside) => aside.decisions === decisions).map(asideRow);
  const last = asidesAt(log.length);

  return (
    <section className={styles.panel} aria-labelledby="log-title">
      <header className={styles.head}>
        <h2 id="log-title">{t('title')}</h2>
        <Button look="quiet" aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </Button>
      </header>
      {log.length + last.length === 0 && <p className={styles.news}>{t('empty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol className={styles.list} ref={list} tabIndex={0} aria-labelledby="log-title">
        {log.map((entry) => [
          ...asidesAt(entry.number),
          <LogRow key={entry.number} entry={entry} current={entry.number === at} show={show} />,
        ])}
        {last}
      </ol>
    </section>
  );
}
