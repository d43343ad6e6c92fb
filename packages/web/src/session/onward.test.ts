import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, legalMoves, seeded, start } from '@shirasagi/engine';
import { Fold } from './fold.js';
import { OneStep } from './one-step.js';
import { onward } from './onward.js';

/** In the castle something seldom follows what was declined: it takes many games to meet it. */
const GAMES = 60;

for (const game of ['castle', 'duel'] as const) {
  test(`what a click may mean after declining can be played in the ${game}, and is taken back as one`, () => {
    const declined = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const rng = seeded(`onward ${game} ${i}`);
      const fold = new Fold(start(game, {}, rng).record());
      while (fold.game.state.toMove >= 0) {
        const { state } = fold.game;
        const legal = legalMoves(state);
        const on = onward(state, legal);
        const moves = on?.moves ?? [];
        const chosen = rng(legal.length + moves.length);
        if (chosen < legal.length || !on) {
          fold.decide(legal[chosen], rng);
          continue;
        }
        const move = moves[chosen - legal.length];
        const { kind } = describe(on.state, move);
        assert.ok(!legal.includes(move), 'a legal move is not told a second time');
        declined.add(`${describe(state, on.decline).kind} ${kind}`);
        const steps = new OneStep();
        const before = fold.log.length;
        steps.note(before + 1, on.decline, move);
        fold.decide(on.decline, rng);
        assert.equal(steps.last(fold.log), 1, 'declining alone is one step');
        fold.decide(move, rng);
        assert.equal(steps.last(fold.log), 2);
        assert.equal(fold.log[before].seat, fold.log[before + 1].seat);
      }
    }
    assert.ok(declined.size > 0, 'something was declined');
    if (game === 'duel') assert.ok(declined.has('noSwap place'));
  });
}
