import { describe } from '@shirasagi/engine';
import type { LogEntry } from '../session/session.js';

/** Decisions of one clan that belong together, up to the end of its turn. */
export interface Turn {
  readonly seat: number;
  readonly steps: readonly LogEntry[];
}

/** Whether a decision only closes a turn. */
const endsTurn = ({ before, move }: LogEntry): boolean => describe(before, move).kind === 'endTurn';

/** Whether a step tells something: who ended a turn is plain from whose turn it is. */
export const tells = (entry: LogEntry): boolean => !endsTurn(entry) || entry.events.length > 0;

const same = (a: Turn | undefined, b: Turn): boolean =>
  a !== undefined &&
  a.steps[0] === b.steps[0] &&
  a.steps.length === b.steps.length &&
  a.steps.at(-1) === b.steps.at(-1);

/** The log turn by turn; turns that are as they were among those `known` stay the same objects. */
export function turnsOf(log: readonly LogEntry[], known: readonly Turn[] = []): readonly Turn[] {
  const turns: { seat: number; steps: LogEntry[] }[] = [];
  let open = false;
  for (const entry of log) {
    const last = turns.at(-1);
    if (last && open && last.seat === entry.seat) last.steps.push(entry);
    else turns.push({ seat: entry.seat, steps: [entry] });
    open = !endsTurn(entry);
  }
  return turns.map((turn, i) => (same(known[i], turn) ? known[i] : turn));
}

/**
 * What others did since the viewer's last own decision, or before the own decisions that follow it: it stays until
 * others are at it again. Who only watches sees the last turns, one for each of the others.
 */
export function lastTurns(
  log: readonly LogEntry[],
  isNews: (entry: LogEntry) => boolean,
  others: number,
): readonly Turn[] {
  const end = log.findLastIndex(isNews) + 1;
  const start = log.slice(0, end).findLastIndex((entry) => !isNews(entry)) + 1;
  return turnsOf(log.slice(start, end)).slice(-Math.max(1, others));
}
