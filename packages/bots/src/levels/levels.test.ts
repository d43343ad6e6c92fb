import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, GAME_NAMES, legalMoves, optionsFor, seeded } from '@shirasagi/engine';
import { FACTS } from '../games.js';
import { stateAfter, TABLES } from '../testing/games.js';
import { isLevel, LEVELS, type Level, opponent } from './levels.js';
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

for (const game of GAME_NAMES) {
  test(`each level of the ${game} looks further than the one below`, async () => {
    const looked = async (level: Level): Promise<number> => {
      const state = stateAfter(game, optionsFor(game, 2), 12);
      const bot = opponent(level, seeded(1));
      let most = 0;
      for (let i = 0; i < 6 && state.toMove >= 0; i++) {
        const { move, nodes } = await bot.think(state);
        most = Math.max(most, nodes);
        apply(state, move, seeded(i));
      }
      return most;
    };
    const { nodes } = FACTS[game];
    assert.equal(await looked('gardener'), nodes.gardener);
    assert.equal(await looked('steward'), nodes.steward);
    assert.equal(await looked('samurai'), nodes.samurai);
    assert.ok(nodes.gardener < nodes.steward && nodes.steward < nodes.samurai);
  });
}

test('an apprentice that sees all plays otherwise than one that sees little', async () => {
  const moves = async (sight: number): Promise<number[]> => {
    const state = stateAfter('castle', { players: 2 }, 0);
    const bot = readSpec(`greedy:sight=${sight}`).seat(seeded(1));
    const found: number[] = [];
    for (let i = 0; i < 40; i++) {
      const { move } = await bot.think(state);
      found.push(move);
      apply(state, move, seeded(i));
    }
    return found;
  };
  assert.notDeepEqual(await moves(0), await moves(1));
});
