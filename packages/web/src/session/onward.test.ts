import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, legalMoves, replayLog, seeded, start } from '@shirasagi/engine';
import { OneStep } from './one-step.js';
import { onward } from './onward.js';

/** In the castle something seldom follows what was declined: it takes many games to meet it. */
const GAMES = 60;

for (const game of ['castle', 'duel'] as const) {
  test(`what a click may mean after declining can be played in the ${game}, and is taken back as one`, () => {
    const declined = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const rng = seeded(`onward ${game} ${i}`);
      const gameLog = replayLog(start(game, {}, rng).record());
      while (gameLog.game.state.toMove >= 0) {
        const { state } = gameLog.game;
        const legal = legalMoves(state);
        const on = onward(state, legal);
        const moves = on?.moves ?? [];
        const chosen = rng(legal.length + moves.length);
        if (chosen < legal.length || !on) {
          gameLog.play(legal[chosen], rng);
          continue;
        }
        const move = moves[chosen - legal.length];
        const { kind } = describe(on.state, move);
        assert.ok(!legal.includes(move), 'a legal move is not told a second time');
        declined.add(`${describe(state, on.decline).kind} ${kind}`);
        const steps = new OneStep();
        const before = gameLog.steps.length;
        steps.note(before + 1, on.decline, move);
        gameLog.play(on.decline, rng);
        assert.equal(steps.last(gameLog.steps), 1, 'declining alone is one step');
        gameLog.play(move, rng);
        assert.equal(steps.last(gameLog.steps), 2);
        assert.equal(gameLog.steps[before].seat, gameLog.steps[before + 1].seat);
      }
    }
    assert.ok(declined.size > 0, 'something was declined');
    if (game === 'duel') assert.ok(declined.has('noSwap place'));
  });
}
