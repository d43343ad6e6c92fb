import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../core/rng.js';
import { duelRules } from './rules.js';

test('random games: totals hold at every decision, moves are never missing, 24 turns are closed', () => {
  const out: number[] = [];
  for (let seed = 0; seed < 150; seed++) {
    const rng = seeded(`random ${seed}`);
    const state = duelRules.create({ firstGame: seed % 3 === 0 }, duelRules.edition, rng);
    let turns = 0;
    while (state.toMove >= 0) {
      const count = duelRules.listMoves(state, out);
      assert.ok(count > 0);
      assert.equal(new Set(out.slice(0, count)).size, count);
      const move = out[rng(count)];
      if (duelRules.moves.info(move).kind === 'endTurn') turns++;
      duelRules.apply(state, move, rng);
      assert.deepEqual(duelRules.brokenInvariants(state), []);
    }
    assert.equal(turns, 24);
    assert.equal(duelRules.listMoves(state, out), 0);
  }
});
