import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GAME_NAMES } from '@shirasagi/engine';
import { gapsOf, wrongWith } from './check.js';
import { readShipped, ship, writeShipped } from './ship.js';

const FOLDER = fileURLToPath(new URL('../../../packages/web/src/games/', import.meta.url));
/** Each of them takes a second or two; `bench puzzles --check` looks at all of them at the full depth. */
const SAMPLE = 2;
const NODES = 10_000;
/** At a part of the depth a gap of 3 points may look somewhat smaller. */
const LEAST = 2;

for (const game of GAME_NAMES) {
  test(`the page has at least 200 puzzles of the ${game}, each with lines that can be played`, () => {
    const puzzles = readShipped(FOLDER, game);
    assert.ok(puzzles.length >= 200, `${puzzles.length} puzzles`);
    assert.equal(new Set(puzzles.map(({ id }) => id)).size, puzzles.length, 'each has a name of its own');
    const wrong = puzzles.flatMap((puzzle) => wrongWith(puzzle).map((reason) => `${puzzle.id}: ${reason}`));
    assert.deepEqual(wrong, []);
  });

  test(`a sample of the puzzles of the ${game} holds when it is looked at again`, async () => {
    const puzzles = readShipped(FOLDER, game);
    for (let i = 0; i < SAMPLE; i++) {
      const puzzle = puzzles[Math.floor(((i + 0.5) * puzzles.length) / SAMPLE)];
      const { next, greedy } = await gapsOf(puzzle, NODES);
      assert.ok(next >= LEAST && greedy >= LEAST, `${puzzle.id}: ahead by ${next} and ${greedy}`);
    }
  });
}

test('puzzles are put beside those that are there, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-puzzles-'));
  try {
    const [a, b, c] = readShipped(FOLDER, 'duel');
    for (const game of GAME_NAMES) mkdirSync(join(folder, game));
    assert.deepEqual(readShipped(folder, 'duel'), []);
    writeShipped(folder, 'duel', [c, a, a]);
    assert.deepEqual(readShipped(folder, 'duel'), [a, c]);
    ship([], folder);
    writeShipped(folder, 'duel', [...readShipped(folder, 'duel'), b]);
    assert.deepEqual(readShipped(folder, 'duel'), [a, b, c]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
