import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, replayLog, scoreSheet, seeded, start } from '@shirasagi/engine';
import { moments } from './story.js';

test('moments run from the first decision to the final score', () => {
  const rng = seeded('moments');
  const gameLog = replayLog(start('duel', {}, rng).record());
  while (gameLog.game.state.toMove >= 0) {
    const legal = legalMoves(gameLog.game.state);
    gameLog.play(legal[rng(legal.length)], rng);
  }
  const turns = moments(gameLog.steps);
  assert.ok(turns.slice(1).every(({ seat }) => seat === 0 || seat === 1));
  assert.equal(turns.length, 25, 'the setup and 24 turns');
  assert.deepEqual(
    turns[24].points,
    scoreSheet(gameLog.game.state).map(({ total }) => total),
  );
});
