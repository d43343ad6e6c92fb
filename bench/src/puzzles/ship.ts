import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, type Move, pack, replay, rulesFor } from '@shirasagi/engine';
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
    samurai: solved.samurai[0] >= 2,
  };
}

/** Writes the puzzles of each game to its file below `folder`, one a line, in an order that mixes themes. */
export function ship(found: readonly FoundPuzzle[], folder: string): void {
  for (const game of GAME_NAMES) {
    const byId = new Map(found.filter((one) => one.game === game).map((one) => [shipped(one).id, one]));
    const rows = [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => shipped(one));
    const file = join(folder, game, 'puzzles.json');
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
}
