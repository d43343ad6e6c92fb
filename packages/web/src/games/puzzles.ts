import type { GameName } from '@shirasagi/engine';
import type { Puzzle } from '../puzzles/puzzle.js';
import { byFolder } from './by-folder.js';

/** The puzzles of each game that has some, loaded when its first one is wanted. */
const PUZZLES = byFolder(import.meta.glob<{ readonly default: unknown }>('./*/puzzles.json'));

/** The puzzles of a game. */
export async function loadPuzzlesOf(game: GameName): Promise<readonly Puzzle[]> {
  // `bench puzzles` writes the file, and a test reads all of it.
  return ((await PUZZLES[game]?.())?.default ?? []) as readonly Puzzle[];
}
