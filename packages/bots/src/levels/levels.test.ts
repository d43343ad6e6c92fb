import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, seeded } from '@shirasagi/engine';
import { stateAfter, TABLES } from '../testing/games.js';
import { isLevel, LEVELS, opponent } from './levels.js';
import { readSpec } from './spec.js';

for (const level of LEVELS) {
  test(`${level} answers in every game`, async () => {
    for (const [game, options] of TABLES) {
      const state = stateAfter(game, options, 6);
      const { move } = await opponent(level, seeded(1)).think(state, { nodes: 32 });
      assert.ok(legalMoves(state).includes(move));
    }
  });
}

test('levels are known by name', () => {
  assert.ok(isLevel('samurai'));
  assert.ok(!isLevel('shogun'));
});

test('opponents are read from words', async () => {
  assert.deepEqual(readSpec('search:200ms').budget, { ms: 200 });
  assert.deepEqual(readSpec('search:2000n:curiosity=1').budget, { nodes: 2000 });
  const state = stateAfter('duel', {}, 3);
  for (const spec of ['random', 'greedy', 'greedy:sight=0.5', 'search:16n', 'gardener']) {
    const { seat, budget } = readSpec(spec);
    const { move } = await seat(seeded(1)).think(state, budget);
    assert.ok(legalMoves(state).includes(move));
  }
});

test('words that name no opponent say what is wrong', () => {
  assert.throws(() => readSpec('shogun'), /no such opponent.*daimyo/);
  assert.throws(() => readSpec('search:fast'), /"fast" is no limit/);
  assert.throws(() => readSpec('search:curiosity='), /no limit/);
  assert.throws(() => readSpec('greedy:200ms'), /greedy takes only a sight/);
});
