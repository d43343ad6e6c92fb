import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TABLES } from '../testing/games.js';
import { quickGame } from '../testing/whole-games.js';
import { stretchesOf } from './stretch.js';

test('stretches cover a game without a gap, draw at most at their end, and stay within a turn', () => {
  for (const [game, options] of TABLES) {
    const { steps } = quickGame(game, options);
    const stretches = stretchesOf(steps);
    let next = 0;
    for (const { first, moves, drawn, seat, before } of stretches) {
      assert.equal(first, next);
      assert.equal(before, steps[first].before);
      const own = steps.slice(first, first + moves.length);
      assert.deepEqual(
        own.map((step) => step.move),
        moves,
      );
      assert.ok(own.every((step) => step.seat === seat));
      assert.ok(own.slice(0, -1).every((step) => step.drawn.length === 0 && !step.closesTurn));
      assert.deepEqual(own[own.length - 1].drawn, drawn);
      next += moves.length;
    }
    assert.equal(next, steps.length);
    const turns = steps.filter((step) => step.closesTurn).length;
    assert.equal(stretches[stretches.length - 1].turn + 1, turns);
  }
});
