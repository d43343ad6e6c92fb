import type { Fondness } from '@shirasagi/bots';
import { eloOf, type Rate, rateOf } from './elo.js';
import type { Outcome } from './table.js';

/** One side of a match: what its seats scored on average, and how they thought. */
export interface Side {
  readonly total: number;
  readonly categories: Readonly<Record<string, number>>;
  /** Share of each category in the total. */
  readonly shares: Readonly<Record<string, number>>;
  /** How much it has in the end of what a player may be fond of. */
  readonly has: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly lines_per_second: number;
}

/** The result of a match between `a` and `b`. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Share of games `a` won, a shared victory counting its part. */
  readonly rate: Rate;
  readonly elo: Rate;
  readonly winning_score: number;
  readonly a: Side;
  readonly b: Side;
}

/** The part of the victory a seat has. */
export function victory(outcome: Outcome, seat: number): number {
  if (outcome.ranks[seat] !== 1) return 0;
  return 1 / outcome.ranks.filter((rank) => rank === 1).length;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);

/** Adds up groups in which `a` sat on each seat once, in order. */
export function tally(groups: readonly (readonly Outcome[])[], players: number): Tally {
  const games = groups.flat();
  const results = groups.map((group) => group.map((outcome, seat) => victory(outcome, seat)));
  const all = results.flat();
  const rate = rateOf(results.map(mean), players);
  const aSeat = (i: number): number[] => [i % players];
  const bSeats = (i: number): number[] =>
    Array.from({ length: players }, (_, s) => s).filter((s) => s !== i % players);
  return {
    games: games.length,
    wins: all.filter((part) => part === 1).length,
    draws: all.filter((part) => part > 0 && part < 1).length,
    losses: all.filter((part) => part === 0).length,
    rate,
    elo: {
      rate: eloOf(rate.rate, players),
      low: eloOf(rate.low, players),
      high: eloOf(rate.high, players),
    },
    winning_score: mean(games.map((outcome) => Math.max(...outcome.totals))),
    a: side(games, aSeat),
    b: side(games, bSeats),
  };
}

function side(games: readonly Outcome[], seatsOf: (game: number) => number[]): Side {
  const seats = games.flatMap((outcome, i) => seatsOf(i).map((seat) => ({ outcome, seat })));
  const total = mean(seats.map(({ outcome, seat }) => outcome.totals[seat]));
  const names = Object.keys(games[0]?.categories[0] ?? {});
  const categories = Object.fromEntries(
    names.map((name) => [name, mean(seats.map(({ outcome, seat }) => outcome.categories[seat][name]))]),
  );
  const sum = (pick: (outcome: Outcome) => readonly number[]): number =>
    seats.reduce((all, { outcome, seat }) => all + pick(outcome)[seat], 0);
  return {
    total,
    categories,
    shares: Object.fromEntries(names.map((name) => [name, categories[name] / total])),
    has: Object.fromEntries(
      Object.keys(games[0]?.has[0] ?? {}).map((of) => [
        of,
        mean(seats.map(({ outcome, seat }) => outcome.has[seat][of as Fondness])),
      ]),
    ),
    decisions: sum((outcome) => outcome.decisions) / seats.length,
    lines_per_second:
      (1000 * sum((outcome) => outcome.nodes)) /
      Math.max(
        1,
        sum((outcome) => outcome.ms),
      ),
  };
}
