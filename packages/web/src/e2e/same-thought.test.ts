import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SearchBot, type Thought } from '@shirasagi/bots';
import {
  apply,
  create,
  type GameName,
  legalMoves,
  type Options,
  type State,
  seeded,
} from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { pageTests } from './support/page-test.js';
import { BUILT } from './support/serve.js';

const pageTest = pageTests();

const SEED = 'same thought';
const NODES = 200;
const TABLES: readonly (readonly [GameName, Options])[] = [
  ['castle', { players: 2 }],
  ['castle', { players: 4 }],
  ['duel', {}],
];

const asset = readdirSync(join(BUILT, 'assets')).find((name) => /^opponents-worker.*\.js$/.test(name));

/** A state some way into a game. */
function stateOf(game: GameName, options: Options): State {
  const rng = seeded('thought');
  const state = create(game, options, rng);
  for (let i = 0; i < 15; i++) {
    const legal = legalMoves(state);
    apply(state, legal[rng(legal.length)], rng);
  }
  return state;
}

/** What the page's own workers say of a state, with the same seed and budget; several of them on one tree. */
function inPage(page: Page, state: State, threads = 1): Promise<Thought[]> {
  const request = { kind: 'think', id: 1, session: 's', spec: 'search', seed: SEED, nodes: NODES };
  return page.evaluate(
    ({ worker: url, request: asked, bytes, threads: count }) => {
      if (count > 1 && !crossOriginIsolated) throw new Error('threads of this page share no memory');
      const memory = count > 1 ? new SharedArrayBuffer(2 ** 24) : undefined;
      const think = (part: number): Promise<Thought> =>
        new Promise((resolve, reject) => {
          const worker = new Worker(url, { type: 'module' });
          worker.onerror = (event) => reject(new Error(event.message || 'the worker broke'));
          worker.onmessage = ({ data }) => {
            worker.terminate();
            if (data.kind === 'thought') resolve(data.thought);
            else reject(new Error(JSON.stringify(data)));
          };
          const together = memory && { memory, thought: 1, leads: part === 0 };
          worker.postMessage({ ...asked, bytes: Uint8Array.from(bytes), progress: false, together });
        });
      return Promise.all(Array.from({ length: count }, (_, part) => think(part)));
    },
    {
      worker: `/assets/${asset}`,
      request: { ...request, game: state.game },
      bytes: Array.from(state.bytes as ArrayLike<number>),
      threads,
    },
  );
}

const withoutTime = ({ ms: _, ...thought }: Thought): Omit<Thought, 'ms'> => thought;

for (const isPlain of [false, true]) {
  const how = isPlain ? 'without WebAssembly' : 'with SIMD';
  pageTest(
    `a browser thinks what Node thinks: same seed, states and position, ${how}`,
    { everywhere: !isPlain },
    async ({ page, context }) => {
      if (isPlain)
        await context.route(`**/${asset}`, async (route) => {
          const response = await route.fetch();
          // The net is compiled when it is first needed, after this line has run.
          await route.fulfill({
            response,
            body: `globalThis.WebAssembly = undefined;${await response.text()}`,
          });
        });
      for (const [game, options] of TABLES) {
        const state = stateOf(game, options);
        const expected = await new SearchBot(seeded(SEED)).think(state, { nodes: NODES });
        const [thought] = await inPage(page, state);
        assert.deepEqual(withoutTime(thought), withoutTime(expected));
      }
    },
  );
}

pageTest('two threads of a browser grow one tree', { everywhere: true }, async ({ page }) => {
  const thoughts = await inPage(page, stateOf('duel', {}), 2);
  for (const { nodes } of thoughts) assert.equal(nodes, NODES);
  const seen = thoughts.map(({ best }) => best.reduce((sum, { visits }) => sum + visits, 0));
  assert.ok(Math.max(...seen) > 1.5 * NODES, `${seen} visits`);
});
