import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OnlineTable } from '../../session/online/online-table.js';
import { clockFigures, useClockWords } from '../clock-words';
import styles from './seat-strip.module.css';

const TICK_MS = 250;
/** Less than this is little. */
const SHORT_MS = 30_000;

/** This page's time, again and again while a clock runs. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

interface SeatClockProps {
  readonly table: OnlineTable;
  readonly seat: number;
  readonly name: string;
  /** Whether it is this seat's turn. */
  readonly now: boolean;
}

/** The time a seat has until the game is over: running down by the server's time while it is its turn. */
export function SeatClock({ table, seat, name, now }: SeatClockProps) {
  const t = useTranslations('online.clock');
  const words = useClockWords();
  const { clock, offset } = table;
  const view = table.view!;
  const deadline = now && view.status === 'running' ? (clock?.deadline ?? null) : null;
  const time = useNow(deadline !== null) + offset;
  // Once the game is over nobody has time to spend: a clock that stands would only look stuck.
  if (!clock || view.clock.kind === 'none' || view.status === 'over') return null;
  if (view.clock.kind === 'correspondence') {
    if (deadline === null) return null;
    return <span className={styles.clock}>{words.left(deadline - time)}</span>;
  }
  const full = clock.reserves[seat] + view.clock.turnSeconds * 1000;
  const left = deadline === null ? full : Math.max(0, deadline - time);
  return (
    <span
      className={styles.clock}
      role="timer"
      aria-label={t('of', { name })}
      data-short={(deadline !== null && left < SHORT_MS) || undefined}
    >
      {clockFigures(left)}
    </span>
  );
}
