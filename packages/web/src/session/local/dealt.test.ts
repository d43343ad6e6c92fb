import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, replayGame, seeded } from '@shirasagi/engine';
import type { DayGame } from '@shirasagi/protocol';
import type { KeptDeal } from '../store/store.js';
import { dealt, dealtRecord } from './dealt.js';

const SEED = '0123456789abcdef'.repeat(4);

for (const [game, rules, options] of [
  ['castle', 'castle', { players: 2 }],
  ['duel', 'duel', {}],
  ['solo', 'castle', { players: 1 }],
] as const) {
  test(`a game of a day that is opened again deals on where it was: ${game}`, () => {
    const deal: KeptDeal = { day: '2031-03-05', game: game as DayGame, seed: SEED, spec: null };
    const opening = dealtRecord(deal, rules, options);
    const choose = seeded(game);
    const played = replayGame(opening);
    // The one dealer from the setup on, against a dealer for each decision that has only the record.
    const begun = dealt(deal).chance(opening);
    let drawn = 0;
    while (played.state.toMove >= 0) {
      const legal = legalMoves(played.state);
      const again = dealt(deal).chance(played.record());
      const result = played.play(legal[choose(legal.length)], (n, what) => {
        const outcome = begun(n, what);
        assert.equal(again(n, what), outcome);
        drawn++;
        return outcome;
      });
      assert.ok(result.ok);
    }
    assert.ok(drawn > 3);
  });
}

test('an opponent of the day thinks by position and seed; the solo game has none', () => {
  const deal: KeptDeal = { day: '2031-03-05', game: 'duel', seed: SEED, spec: 'search:500n' };
  const { state } = replayGame(dealtRecord(deal, 'duel', {}));
  const thought = dealt(deal).thought(state);
  assert.deepEqual(dealt(deal).thought(state), thought);
  assert.equal(thought?.spec, 'search:500n');
  assert.notEqual(dealt({ ...deal, day: '2031-03-06' }).thought(state)?.seed, thought?.seed);
  assert.equal(dealt({ ...deal, spec: null }).thought(state), undefined);
});
