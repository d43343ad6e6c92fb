import type { GameName } from '@shirasagi/engine';
import type { Puzzle } from '../puzzles/puzzle.js';

/** The puzzles of each game, loaded when its first one is wanted. */
const PUZZLES: Readonly<Record<GameName, () => Promise<{ readonly default: unknown }>>> = {
  castle: () => import('./castle/puzzles.json'),
  duel: () => import('./duel/puzzles.json'),
};

/** The puzzles of a game. */
export async function loadPuzzlesOf(game: GameName): Promise<readonly Puzzle[]> {
  // `bench puzzles` writes the file, and a test reads all of it.
  return (await PUZZLES[game]()).default as readonly Puzzle[];
}
