import { turnsOf } from '../follow/steps.js';
import type { LogEntry } from '../session/session.js';

/** How many decisions stood when each turn began. */
const starts = (log: readonly LogEntry[]): number[] => turnsOf(log).map(({ steps }) => steps[0].number);

/** The beginning of the turn a moment lies in, or of the one before where it is at the beginning itself. */
export const previousTurn = (log: readonly LogEntry[], at: number): number =>
  starts(log).findLast((start) => start < at) ?? 0;

/** The beginning of the next turn; the end of the game after the last. */
export const nextTurn = (log: readonly LogEntry[], at: number): number =>
  starts(log).find((start) => start > at) ?? log.length;
