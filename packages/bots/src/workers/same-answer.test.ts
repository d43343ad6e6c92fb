import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, type GameName, type Options, seeded } from '@shirasagi/engine';
import type { Bot, Thought } from '../bot.js';
import { SearchBot } from '../search/search-bot.js';
import { stateAfter, TABLES } from '../testing/games.js';
import { startWorker } from './link.js';
import { Pool } from './pool.js';

const SEED = 'same answer';
const NODES = 150;
const DECISIONS = 3;

const worker = new URL('./worker.js', import.meta.url);
const simd = new URL('../net/simd.js', import.meta.url);
/** A worker as on a machine without WebAssembly. */
const PLAIN = `data:text/javascript,${encodeURIComponent(`
  globalThis.WebAssembly = undefined;
  const { hasSimd } = await import('${simd}');
  if (hasSimd()) throw new Error('this worker was meant to have no SIMD');
  await import('${worker}');
`)}`;

/** What a bot says in some decisions that follow each other; it may keep its tree between them. */
async function saidBy(bot: Bot, game: GameName, options: Options): Promise<Omit<Thought, 'ms'>[]> {
  const state = stateAfter(game, options, 14);
  const rng = seeded('dice');
  const said: Omit<Thought, 'ms'>[] = [];
  for (let i = 0; i < DECISIONS && state.toMove >= 0; i++) {
    const { ms: _, ...thought } = await bot.think(state, { nodes: NODES });
    said.push(thought);
    apply(state, thought.move, rng);
  }
  return said;
}

const onThreads = (pool: Pool): Bot => ({
  think: (state, budget) => pool.think({ table: 't', seat: 0, spec: 'search', seed: SEED }, state, budget),
});

for (const [game, options] of TABLES) {
  test(`the same on the main thread, on another one and without SIMD: ${game} ${JSON.stringify(options)}`, async () => {
    const expected = await saidBy(new SearchBot(seeded(SEED)), game, options);
    for (const pool of [new Pool(1), new Pool(1, () => startWorker(new URL(PLAIN)))]) {
      assert.deepEqual(await saidBy(onThreads(pool), game, options), expected);
      pool.close();
    }
  });
}
