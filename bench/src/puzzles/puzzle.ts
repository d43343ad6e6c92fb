import type { GameName, GameRecord } from '@shirasagi/engine';
import type { Theme } from './theme.js';

/** A turn in words, and the points by which it is worse than the best. */
export interface ToldTurn {
  /** Moves as words, as far as chance does not decide. */
  readonly line: readonly string[];
  readonly loss: number;
}

/** The best turn must be ahead of every really different one by so many points. */
export const LEAST_GAP = 3;

/** Easy: a samurai finds it. Medium: a short search does. Hard: neither. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A puzzle as it was found and confirmed. */
export interface FoundPuzzle {
  readonly game: GameName;
  /** The game so far: the turn to be played begins at its end. */
  readonly record: GameRecord;
  readonly best: readonly string[];
  /** The best really different turns, best first. */
  readonly others: readonly ToldTurn[];
  /** What a greedy player does. */
  readonly greedy: ToldTurn;
  readonly theme: Theme;
  readonly difficulty: Difficulty;
  /** How many tries of how many each opponent solved. */
  readonly solved: Readonly<Record<string, readonly [number, number]>>;
}
