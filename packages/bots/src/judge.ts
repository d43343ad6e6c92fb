import type { Move, State } from '@shirasagi/engine';
import { JUDGES } from './games.js';
import type { Fondness, Taste } from './levels/fondness.js';
import type { Perspective } from './net/perspective.js';
import type { WeightTables } from './weights.js';

/** Final points a seat can expect in a state. */
export type Expect = (state: State, seat: number) => number;

/**
 * What an opponent knows of one game: how to read a state as figures, and which moves answer nothing. Search
 * and greedy play know no rules beyond this and the engine's contract.
 */
export interface Judge {
  /** Clans at the table, those that never decide included. */
  seats(state: State): number;
  /** Points of a seat if the game ended now. */
  points(state: State, seat: number): number;
  /** Final points a seat can expect. */
  readonly expect: Expect;
  /** The same by a player that is fond of something. */
  withTaste(taste: Taste): Expect;
  /** How far apart final points usually end from what `expect` says: the scale of win chances. */
  spread(state: State): number;
  /** The row of weights that scale belongs to. */
  spreadRow(state: State): number;
  /** Whether a seat is a player's; the rival of the solo game is none. */
  decides(state: State, seat: number): boolean;
  /** How much a seat has of something a player may be fond of; `figures` are those of its `features`. */
  fondness(of: Fondness, state: State, seat: number, figures: Float64Array): number;
  /** The table as a seat sees it. */
  perspective(seats: number, seat: number): Perspective;
  /** Turns a seat has not begun yet. */
  turnsLeft(state: State, seat: number): number;
  /**
   * Turns of all who decide that are still to be played when a seat comes to its turn, that one included; none once
   * the last one has begun.
   */
  turnsToPlay(state: State, seat: number): number;
  /** Figures of a state that `expect` weighs; returns the row of weights that applies. */
  features(state: State, seat: number, out: Float64Array): number;
  /** Names of those figures, in order. */
  readonly names: readonly string[];
  /** Rows of weights: one for each number of turns a seat may have left. */
  readonly rows: number;
  /** The weights in use, by number of seats. */
  readonly tables: WeightTables;
  /** First and last number of the moves that only exchange holdings. */
  readonly firstExchange: Move;
  readonly lastExchange: Move;
  readonly skip: Move;
  readonly endTurn: Move;
  /** Whether something is about to be lost that an exchange could save. */
  overflowing(state: State): boolean;
  /** Whether the state stands in the middle of one thought (a die in hand), so that its value says little. */
  unfinished(state: State): boolean;
}

/** The judge of a state's game. */
export function judgeOf(state: State): Judge {
  return JUDGES[state.game];
}
