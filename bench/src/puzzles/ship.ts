import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, type GameName, type Move, pack, replay, rulesFor } from '@shirasagi/engine';
import { isForSamurai } from './grade.js';
import type { FoundPuzzle } from './puzzle.js';
import { type Theme, themeOf } from './theme.js';

/** The theme by today's rules: what was found earlier may have been sorted by others. */
function themeNow({ game, record, best, others, theme }: FoundPuzzle): Theme {
  if (theme === 'denial') return theme;
  const moves = (line: readonly string[]): Move[] => line.map((word) => rulesFor(game).moves.number(word));
  return themeOf(replay(record), moves(best), moves(others[0].line));
}

/** A puzzle as the page reads it: `packages/web/src/puzzles/puzzle.ts` says what the fields are. */
export function shipped(found: FoundPuzzle) {
  const { record, best, others, greedy, difficulty, solved } = found;
  const bytes = pack(record);
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 8),
    game: Buffer.from(bytes).toString('base64url'),
    best: best.join(' '),
    others: others.map(({ line, loss }) => [line.join(' '), loss] as const),
    greedy: greedy.loss,
    theme: themeNow(found),
    difficulty,
    samurai: isForSamurai(solved),
  };
}

export type ShippedPuzzle = ReturnType<typeof shipped>;

const fileOf = (folder: string, game: GameName): string => join(folder, game, 'puzzles.json');

/** The puzzles of a game in the page's sources; none where there is no file yet. */
export function readShipped(folder: string, game: GameName): ShippedPuzzle[] {
  const file = fileOf(folder, game);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShippedPuzzle[]) : [];
}

/** Writes the puzzles of a game, one a line, by their names: an order that mixes themes. */
export function writeShipped(folder: string, game: GameName, puzzles: readonly ShippedPuzzle[]): void {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const rows = [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, puzzle]) => puzzle);
  const file = fileOf(folder, game);
  writeFileSync(file, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  const count = (field: 'theme' | 'difficulty'): string =>
    JSON.stringify(
      rows.reduce<Record<string, number>>((sum, row) => {
        sum[row[field]] = (sum[row[field]] ?? 0) + 1;
        return sum;
      }, {}),
    );
  console.log(`${file}: ${rows.length} puzzles, ${count('theme')}, ${count('difficulty')}`);
}

/** Puts what was found beside the puzzles that are there, for each game below `folder`. */
export function ship(found: readonly FoundPuzzle[], folder: string): void {
  for (const game of GAME_NAMES) {
    const own = found.filter((one) => one.game === game).map(shipped);
    writeShipped(folder, game, [...readShipped(folder, game), ...own]);
  }
}
