import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CastleState,
  clone,
  describe,
  equal,
  legalMoves,
  replayLog,
  rulesFor,
  type State,
  seeded,
  start,
  toText,
} from '@shirasagi/engine';
import { difference, holdingsOf } from '../holdings.js';
import { followUps, foresee, placementCoins } from './foresee.js';
import { groupMoves } from './groups.js';

/** States met in random games. */
function* statesOf(game: 'castle' | 'duel', seed: string): Generator<State> {
  const rng = seeded(seed);
  const gameLog = replayLog(start(game, {}, rng).record());
  while (gameLog.game.state.toMove >= 0) {
    yield gameLog.game.state;
    const legal = legalMoves(gameLog.game.state);
    gameLog.play(legal[rng(legal.length)], rng);
  }
}

for (const game of ['castle', 'duel'] as const) {
  test(`foreseeing a ${game} move changes nothing and tells what holdings it changes`, () => {
    for (const state of statesOf(game, `foresee ${game}`)) {
      const held = clone(state);
      for (const move of legalMoves(state)) {
        const { after, gains, lantern } = foresee(state, move);
        const sum = difference(holdingsOf(state, state.toMove), holdingsOf(after, state.toMove));
        for (const [holding, n] of Object.entries(sum)) {
          const told = (gains[holding as 'coin'] ?? 0) + (lantern[holding as 'coin'] ?? 0);
          assert.equal(told, n, `${toText(state, move)} ${holding}`);
        }
      }
      assert.ok(equal(held, state));
    }
  });

  test(`what follows a ${game} move is legal after it and never a turn of another player`, () => {
    for (const state of statesOf(game, `follow ${game}`)) {
      for (const move of legalMoves(state)) {
        const seen = foresee(state, move);
        for (const next of followUps(state, seen)) assert.ok(legalMoves(seen.after).includes(next.move));
        if (seen.shows) assert.deepEqual(followUps(state, seen), []);
      }
    }
  });

  test(`every legal ${game} move is in exactly one group`, () => {
    for (const state of statesOf(game, `groups ${game}`)) {
      const legal = legalMoves(state);
      const { choices, swaps, exchanges, skips, endTurn } = groupMoves(state, legal);
      const all = [...choices, ...swaps, ...exchanges, ...skips, ...(endTurn === undefined ? [] : [endTurn])];
      assert.deepEqual(all.sort(), [...legal].sort());
    }
  });
}

test('the coins of a placement are the difference to the covered value, whatever the lantern adds (C3.4)', () => {
  let seen = 0;
  for (const state of statesOf('castle', 'coins')) {
    if (!(state instanceof CastleState)) continue;
    for (const move of legalMoves(state)) {
      const coins = placementCoins(state, move);
      const info = describe(state, move);
      if (info.kind !== 'placeDie' || !info.space.startsWith('outside')) continue;
      const position = rulesFor('castle').toPosition(state) as unknown as {
        inTurn: { die: { value: number } };
        outside: Record<string, { value: number }[]>;
      };
      const covered = position.outside[info.space].at(-1)?.value ?? 5;
      assert.equal(coins, position.inTurn.die.value - covered);
      seen++;
    }
  }
  assert.ok(seen > 0);
});
