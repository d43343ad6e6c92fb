import { describe, rulesFor, type State, scoreSheet } from '@shirasagi/engine';
import type { LogEntry } from '../../session/session.js';

/** The points of every clan at one moment. */
export interface Moment {
  /** Decisions that stood. */
  readonly decisions: number;
  /** Who had the turn that ended here; -1 before the first. */
  readonly seat: number;
  /** The round, counted from 1. */
  readonly round: number;
  readonly points: readonly number[];
}

/** The round a state is in, counted from 1. */
export function roundOf(state: State): number {
  const position = rulesFor(state.game).toPosition(state) as { round: number | string };
  if (typeof position.round === 'number') return position.round;
  return position.round === 'outgoing' ? 1 : 2;
}

const momentOf = (state: State, decisions: number, seat: number): Moment => ({
  decisions,
  seat,
  round: roundOf(state),
  points: scoreSheet(state).map((sheet) => sheet.total),
});

/** The points after every turn, from the first decision to the last. */
export function moments(log: readonly LogEntry[]): Moment[] {
  if (log.length === 0) return [];
  const closing = log.filter(
    (entry) => entry.after.toMove < 0 || describe(entry.before, entry.move).kind === 'endTurn',
  );
  const turns = closing.map((entry) => ({
    ...momentOf(entry.after, entry.number + 1, entry.seat),
    round: roundOf(entry.before),
  }));
  return [momentOf(log[0].before, 0, -1), ...turns];
}
