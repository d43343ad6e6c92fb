import type { DrawTable } from './chance.js';
import type { EditionHead } from './edition-head.js';
import type { GameEvent } from './events.js';
import type { QuestionBase } from './frame.js';
import type { Layout } from './layout.js';
import type { Move, MoveTable } from './moves.js';
import type { StateView } from './read-only.js';
import type { ReasonBase } from './reason.js';
import type { Rng } from './rng.js';

/** One seat's result: points by category in printed order, their sum, and the place it earned (1 is best). */
export interface ScoreSheet {
  readonly seat: number;
  readonly categories: Readonly<Record<string, number>>;
  readonly total: number;
  /** Seats that share a victory share a rank. */
  readonly rank: number;
}

/** Component values a game is played with, and the fingerprint a record names them by. */
export interface EditionBase extends EditionHead {
  readonly id: string;
  /** The values as an edition file writes them. */
  readonly components: object;
}

/** What every game must offer; the contract functions of the package hand on to one of these. */
export interface Rules<
  S extends StateView,
  Info extends { readonly kind: string },
  Edition extends EditionBase,
> {
  readonly game: string;
  readonly moves: MoveTable<Info>;
  readonly layout: Layout;
  /** What chance draws. */
  readonly draws: DrawTable;
  /** How many people can play; where there is more than one answer, the option `players` says it. */
  readonly playerCounts: readonly number[];
  /** Fields of its options, the edition apart. */
  readonly optionFields: readonly string[];
  /** Kinds of moves that do little: random games choose them rarely, so that long chains are reached. */
  readonly idle: readonly string[];
  /** The edition used when none is named. */
  readonly edition: Edition;
  /** Checks untrusted options and fills in defaults; throws `RulesError`. The edition is not among them. */
  readOptions(options: unknown): Readonly<Record<string, unknown>>;
  /** Checks untrusted component values; throws `RulesError`. */
  readEdition(json: unknown): Edition;
  create(options: Readonly<Record<string, unknown>>, edition: Edition, rng: Rng): S;
  /** Wraps bytes that came from a state of this game. */
  wrap(bytes: Uint8Array, edition: Edition): S;
  /** Writes the legal moves to `out` from index 0 and returns how many there are. */
  listMoves(state: S, out: Move[]): number;
  /** What is asked now; null when the game is over. */
  question(state: S): QuestionBase | null;
  /** The kind of that question, without making one; '' when the game is over. */
  asks(state: S): string;
  /** How many things stand open in this turn, its end included. */
  openCount(state: S): number;
  /** Why a move cannot be chosen now; nothing when it can. */
  whyNot(state: S, move: Move): ReasonBase | undefined;
  /** Performs a legal move in place, without checks. */
  apply(state: S, move: Move, rng: Rng): void;
  /** Performs a legal move in place and tells what happened besides the move itself. */
  applyTelling(state: S, move: Move, rng: Rng): readonly GameEvent[];
  scoreSheet(state: S): ScoreSheet[];
  /** Whether the state can be written as a position and read back: nothing inside a turn stands open. */
  betweenTurns(state: S): boolean;
  toPosition(state: S): object;
  /** Builds a state from untrusted JSON; throws `RulesError`. */
  fromPosition(json: unknown, edition: Edition): S;
  /** Changes whenever a turn (or a player's part of a step) is closed. */
  turnKey(state: S): string;
  /** How many hidden things were shown since the turn began. */
  shown(state: S): number;
  /** Totals that do not add up, one line each; empty for every reachable state. */
  brokenInvariants(state: S): string[];
}

/** A game whose own types do not matter to the caller. */
export type AnyRules<S extends StateView = StateView> = Rules<S, { readonly kind: string }, EditionBase>;
