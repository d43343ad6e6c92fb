import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, legalMoves, type Options, type State, scoreSheet, seeded } from '@shirasagi/engine';
import { randomEdition } from '@shirasagi/engine/testing/random-edition';
import type { Thought } from './bot.js';
import { judgeOf } from './judge.js';
import type { NetChoice } from './nets.js';
import { SearchBot } from './search/search-bot.js';
import { eachState, stateAfter, TABLES } from './testing/games.js';

for (const [game, options] of TABLES) {
  const name = `${game} ${JSON.stringify(options)}`;
  const withValues = (seed: number): Options => ({ ...options, edition: randomEdition(game, seed) });

  test(`points are the engine's and figures stay finite with other values: ${name}`, () => {
    for (let seed = 0; seed < 3; seed++) {
      eachState(game, withValues(seed), seed, (state) => {
        const judge = judgeOf(state);
        const figures = new Float64Array(judge.names.length);
        for (const { seat, total } of scoreSheet(state)) {
          assert.equal(judge.points(state, seat), total);
          judge.features(state, seat, figures);
          assert.ok(figures.every(Number.isFinite));
          assert.ok(Number.isFinite(judge.expect(state, seat)));
        }
      });
    }
  });

  test(`search plays whole games of legal moves with other values: ${name}`, async () => {
    const state = stateAfter(game, withValues(5), 0);
    const rng = seeded(2);
    const bots = [0, 1, 2, 3].map((seat) => new SearchBot(seeded(seat)));
    while (state.toMove >= 0) {
      const { move } = await bots[state.toMove].think(state, { nodes: 16 });
      assert.ok(legalMoves(state).includes(move));
      apply(state, move, rng);
    }
  });
}

const think = (state: State, net: NetChoice): Promise<Thought> =>
  new SearchBot(seeded(1), { net }).think(state, { nodes: 200 });

test('a net speaks only of the values it was trained with', async () => {
  for (const [game, options] of TABLES.filter(([, { players }]) => players === 2 || players === undefined)) {
    const builtIn = stateAfter(game, options, 4);
    assert.notDeepEqual((await think(builtIn, 'own')).outlook, (await think(builtIn, 'none')).outlook);
    const other = stateAfter(game, { ...options, edition: randomEdition(game, 1) }, 4);
    assert.deepEqual((await think(other, 'own')).outlook, (await think(other, 'none')).outlook);
  }
});
