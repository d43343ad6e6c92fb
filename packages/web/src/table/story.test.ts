import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, scoreSheet, seeded, start } from '@shirasagi/engine';
import { Fold } from '../session/fold.js';
import { moments } from './story.js';

test('moments run from the first decision to the final score', () => {
  const rng = seeded('moments');
  const fold = new Fold(start('duel', {}, rng).record());
  while (fold.game.state.toMove >= 0) {
    const legal = legalMoves(fold.game.state);
    fold.decide(legal[rng(legal.length)], rng);
  }
  const turns = moments(fold.log);
  assert.ok(turns.slice(1).every(({ seat }) => seat === 0 || seat === 1));
  assert.equal(turns.length, 25, 'the setup and 24 turns');
  assert.deepEqual(
    turns[24].points,
    scoreSheet(fold.game.state).map(({ total }) => total),
  );
});
