import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, seeded } from '@shirasagi/engine';
import { stateAfter } from '../testing/games.js';
import { principlesOf, reasonsFor, recommend } from './advice.js';
import { CoachBot } from './coach-bot.js';

for (const game of ['castle', 'duel'] as const) {
  const options = game === 'castle' ? { players: 2 } : {};

  test(`the coach's policy answers every decision of the ${game} with a legal move`, async () => {
    for (const decisions of [0, 1, 7, 20, 33, 60]) {
      const state = stateAfter(game, options, decisions);
      if (state.toMove < 0) continue;
      const { move } = await new CoachBot(seeded('coach')).think(state);
      assert.ok(legalMoves(state).includes(move));
    }
  });

  test(`each principle of the ${game} has a name of its own and counts in every state`, () => {
    const state = stateAfter(game, options, 20);
    const names = principlesOf(state).map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
    assert.deepEqual(
      Object.values(reasonsFor(state, state, 0)),
      names.map(() => 0),
    );
  });

  test(`what the coach recommends in the ${game} is never far behind the best`, () => {
    const state = stateAfter(game, options, 20);
    const found = legalMoves(state).map((move, i) => ({ moves: [move], expectedPoints: 40 - 3 * i }));
    assert.equal(recommend(state, found)?.option, found[0]);
    assert.equal(recommend(state, []), undefined);
    // Better on average, but not surely: the way of the longer search stays.
    const doubtful = found.map((way, i) => (i === 0 ? way : { ...way, expectedPoints: 41, doubt: 1 }));
    assert.equal(recommend(state, doubtful)?.option, doubtful[0]);
  });
}
