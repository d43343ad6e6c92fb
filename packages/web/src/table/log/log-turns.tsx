import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Crest } from '../../art/crest';
import { Icon } from '../../art/icon';
import { stepIcon } from '../../follow/step-icon.js';
import { type Turn, tells, turnsOf } from '../../follow/steps.js';
import type { LogEntry } from '../../session/session.js';
import { changeWords, logSentence, newsSentences } from '../../words/sentences';
import { useSubjects } from '../seats/subjects';
import styles from './log-panel.module.css';

/** Something besides decisions that belongs into the log. */
export interface Aside {
  readonly key: number;
  /** Decisions that stood then. */
  readonly decisions: number;
  readonly seat: number;
  readonly text: string;
}

interface StepProps {
  readonly entry: LogEntry;
  readonly current: boolean;
  readonly show: (decisions: number) => void;
}

const Step = memo(function Step({ entry, current, show }: StepProps) {
  const t = useTranslations();
  const subjects = useSubjects();
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={current ? 'step' : undefined}
        title={t('table.log.jump')}
        onClick={() => show(entry.number + 1)}
      >
        <Icon name={stepIcon(entry)} size="1.2rem" />
        <span>{logSentence(t, entry, subjects)}</span>
      </button>
      {newsSentences(t, entry, subjects).map((news) => (
        <p key={news} className={styles.news}>
          {news}
        </p>
      ))}
    </li>
  );
});

interface TurnRowProps {
  readonly turn: Turn;
  readonly name: string;
  /** The newest turn lies open until the next one begins. */
  readonly latest: boolean;
  /** The moment looked back at, if it is in this turn. */
  readonly at: number | undefined;
  readonly show: (decisions: number) => void;
}

/** One line for a turn: who, what was done, what it brought; it opens to its steps. */
const TurnRow = memo(function TurnRow({ turn, name, latest, at, show }: TurnRowProps) {
  const t = useTranslations();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (latest || at !== undefined);
  const { seat, steps } = turn;
  const changes = changeWords(t, steps[0].before, steps[steps.length - 1].after, seat);
  return (
    <li className={styles.turn}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        data-turn={steps[0].number}
        onClick={() => setChosen(!open)}
      >
        <Crest seat={seat} size="1.4rem" />
        <span className={styles.sum}>
          <b>{name}</b> <span>{changes}</span>
        </span>
        <span className={styles.icons} aria-hidden="true">
          {steps.filter(tells).map((step) => (
            <Icon key={step.number} name={stepIcon(step)} />
          ))}
        </span>
      </button>
      {open && (
        <ol className={styles.steps}>
          {steps.map((entry) => (
            <Step key={entry.number} entry={entry} current={entry.number + 1 === at} show={show} />
          ))}
        </ol>
      )}
    </li>
  );
});

const asideRow = ({ key, seat, text }: Aside) => (
  <li key={`aside ${key}`} className={styles.aside}>
    <Crest seat={seat} size="1.4rem" />
    <span>{text}</span>
  </li>
);

export interface LogTurnsProps {
  readonly log: readonly LogEntry[];
  readonly names: readonly string[];
  readonly asides: readonly Aside[];
  /** The moment looked back at, if any. */
  readonly at: number | undefined;
  readonly show: (decisions: number) => void;
}

/** The turns that were as they are keep their rows as they are drawn. */
function useTurns(log: readonly LogEntry[]): readonly Turn[] {
  const known = useRef<readonly Turn[]>([]);
  return useMemo(() => {
    known.current = turnsOf(log, known.current);
    return known.current;
  }, [log]);
}

/** The game told in whole sentences, grouped by turn; each step leads back to its moment. */
export function LogTurns({
  log,
  names,
  asides,
  at,
  show,
  label,
}: LogTurnsProps & { readonly label: string }) {
  const t = useTranslations('table.log');
  const list = useRef<HTMLOListElement>(null);
  const turns = useTurns(log);

  // The newest line, or the one looked at, stays in sight; only the list scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log scrolls too
  useEffect(() => {
    const scroll = () => {
      const at = list.current;
      const current = at?.querySelector<HTMLElement>('[aria-current]');
      if (at) at.scrollTop = current ? current.offsetTop - at.clientHeight / 2 : at.scrollHeight;
    };
    // Measuring waits until the step is painted.
    const timer = setTimeout(scroll);
    return () => clearTimeout(timer);
  }, [log.length, asides.length, at]);

  const holds = ({ steps }: Turn, decisions: number) =>
    decisions > steps[0].number && decisions <= steps[steps.length - 1].number + 1;
  const asidesOf = (turn: Turn | undefined) =>
    asides
      .filter(({ decisions }) =>
        turn ? (decisions === 0 ? turn === turns[0] : holds(turn, decisions)) : turns.length === 0,
      )
      .map(asideRow);

  if (turns.length + asides.length === 0) return <p className={styles.news}>{t('empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol className={styles.list} ref={list} tabIndex={0} aria-labelledby={label}>
      {turns.length === 0 && asidesOf(undefined)}
      {turns.map((turn, i) => [
        <TurnRow
          key={turn.steps[0].number}
          turn={turn}
          name={names[turn.seat]}
          latest={i === turns.length - 1}
          at={at !== undefined && holds(turn, at) ? at : undefined}
          show={show}
        />,
        ...asidesOf(turn),
      ])}
    </ol>
  );
}
