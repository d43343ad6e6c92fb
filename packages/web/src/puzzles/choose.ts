import { isDue, type Progress } from './progress.js';
import { DIFFICULTIES, type Difficulty, type Puzzle, type Theme } from './puzzle.js';

/** Which puzzles are wanted. */
export interface Wanted {
  readonly theme: Theme | 'all';
  readonly difficulty: Difficulty | 'all';
}

/** The puzzles of a theme and a difficulty. */
export function matching(puzzles: readonly Puzzle[], { theme, difficulty }: Wanted): Puzzle[] {
  return puzzles.filter(
    (puzzle) =>
      (theme === 'all' || puzzle.theme === theme) &&
      (difficulty === 'all' || puzzle.difficulty === difficulty),
  );
}

/**
 * The next puzzle: one that was missed and is due comes first, then one never tried, the easier first, then the one
 * that comes again soonest, then any. `last` is the one just played, which does not come twice in a row.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  wanted: Wanted,
  { cards }: Progress,
  day: number,
  last?: string,
): Puzzle | undefined {
  const found = matching(puzzles, wanted);
  const others = found.filter(({ id }) => id !== last);
  const pool = others.length > 0 ? others : found;
  const rank = ({ id, difficulty }: Puzzle): number => {
    const card = cards[id];
    if (isDue(card, day)) return -1000 + card.due! - day;
    if (!card) return DIFFICULTIES.indexOf(difficulty);
    return card.due === undefined ? 1_000_000 : 1000 + card.due - day;
  };
  return pool.reduce<Puzzle | undefined>(
    (best, puzzle) => (best === undefined || rank(puzzle) < rank(best) ? puzzle : best),
    undefined,
  );
}
