import { describe, rulesFor, type ScoreSheet, type State, scoreSheet } from '@shirasagi/engine';
import type { LogEntry } from '../session/session.js';

/** The points of every clan at one moment. */
export interface Moment {
  /** Decisions that stood. */
  readonly decisions: number;
  /** The round, counted from 1. */
  readonly round: number;
  readonly points: readonly number[];
}

/** What decided a game, as facts. */
export interface Story {
  /** Seats in the first place, more than one when they share it. */
  readonly winners: readonly number[];
  /** The best of the others; -1 when the victory is shared by all. */
  readonly second: number;
  readonly lead: number;
  /** The category in which the winner was furthest ahead of the second. */
  readonly category: string;
  readonly winnerPoints: number;
  readonly secondPoints: number;
  /** The moment from which on nobody was ahead of the winner; undefined when that was so from the first turn. */
  readonly turning: Moment | undefined;
}

/** The round a state is in, counted from 1. */
export function roundOf(state: State): number {
  const position = rulesFor(state.game).toPosition(state) as { round: number | string };
  if (typeof position.round === 'number') return position.round;
  return position.round === 'outgoing' ? 1 : 2;
}

const momentOf = (state: State, decisions: number): Moment => ({
  decisions,
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
    ...momentOf(entry.after, entry.number + 1),
    round: roundOf(entry.before),
  }));
  return [momentOf(log[0].before, 0), ...turns];
}

function furthestCategory(winner: ScoreSheet, second: ScoreSheet): string {
  const ahead = (category: string) => winner.categories[category] - second.categories[category];
  return Object.keys(winner.categories).reduce((best, next) => (ahead(next) > ahead(best) ? next : best));
}

/** Says what decided a game that is over. */
export function storyOf(sheets: readonly ScoreSheet[], turns: readonly Moment[]): Story {
  const winners = sheets.filter((sheet) => sheet.rank === 1).map((sheet) => sheet.seat);
  const others = sheets.filter((sheet) => sheet.rank > 1).sort((a, b) => a.rank - b.rank);
  const winner = sheets[winners[0]];
  const second = others[0] ?? sheets[winners[1] ?? winners[0]];
  const category = furthestCategory(winner, second);
  const behind = turns.findLastIndex(({ points }) =>
    points.some((theirs, seat) => !winners.includes(seat) && theirs >= points[winner.seat]),
  );
  return {
    winners,
    second: others[0]?.seat ?? -1,
    lead: winner.total - second.total,
    category,
    winnerPoints: winner.categories[category],
    secondPoints: second.categories[category],
    // Before the first turn all are equal; a lead from the first turn on has no turning point.
    turning: behind <= 0 ? undefined : turns[behind + 1],
  };
}
