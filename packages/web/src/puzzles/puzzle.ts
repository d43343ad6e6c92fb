import { type GameName, type GameRecord, unpack } from '@shirasagi/engine';
import { fromBase64url } from '../replay/base64url.js';

/** What a puzzle can be about. */
export const THEMES = ['lantern', 'climb', 'garden', 'yard', 'chain', 'card', 'denial'] as const;
export type Theme = (typeof THEMES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A puzzle as it is shipped: `bench puzzles --ship` writes these. */
export interface Puzzle {
  readonly id: string;
  /** The game up to the turn to be played, packed, as base64url. */
  readonly game: string;
  /** The best turn, as words of moves with spaces between. */
  readonly best: string;
  /** Other turns and the points they lose, the best of them first: none that is really different loses less. */
  readonly others: readonly (readonly [line: string, loss: number])[];
  /** What a player who looks one step ahead loses. */
  readonly greedy: number;
  readonly theme: Theme;
  readonly difficulty: Difficulty;
  /** Whether the samurai, the second strongest level, finds it, as a rule. */
  readonly samurai: boolean;
}

/** A turn that loses less than this solves a puzzle. */
export const SOLVED_LOSS = 1;

/** The game a puzzle is taken from, up to its turn. */
export const recordOf = ({ game }: Puzzle): GameRecord & { readonly game: GameName } =>
  unpack(fromBase64url(game));
