import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Review, TurnReview } from '@shirasagi/bots/analyst';
import {
  type GameName,
  legalMoves,
  type Options,
  replayLog,
  type Step,
  seeded,
  start,
} from '@shirasagi/engine';
import { counts, EMOJI, pasted, squareFor, squaresOf } from './squares.js';

/** A whole game with random decisions. */
function played(game: GameName, options: Options): readonly Step[] {
  const rng = seeded('squares');
  const begun = start(game, options, rng);
  while (begun.state.toMove >= 0) {
    const legal = legalMoves(begun.state);
    assert.ok(begun.play(legal[rng(legal.length)], rng).ok);
  }
  return replayLog(begun.record()).steps;
}

/** A review that says of each turn what `lost` says. */
function reviewed(steps: readonly Step[], lost: (turn: number) => number): Review {
  const turns: TurnReview[] = [];
  let first = 0;
  steps.forEach((step, at) => {
    if (!step.closesTurn && at + 1 < steps.length) return;
    turns.push({ seat: steps[first].seat, first, lost: lost(turns.length) } as TurnReview);
    first = at + 1;
  });
  return { turns, seats: [] };
}

test('a square says how much a turn lost', () => {
  assert.deepEqual([0, 0.49, 0.5, 1.49, 1.5, 2.9, 3, 20].map(squareFor), [
    'none',
    'none',
    'little',
    'little',
    'some',
    'some',
    'much',
    'much',
  ]);
});

test('the castle has nine squares, the Duel twelve: what is decided outside turns has none', () => {
  for (const [game, options, squares] of [
    ['castle', { players: 2 }, 9],
    ['duel', {}, 12],
  ] as const) {
    const steps = played(game, options);
    for (const seat of [0, 1])
      assert.equal(
        squaresOf(
          reviewed(steps, () => 0),
          steps,
          seat,
        ).length,
        squares,
        game,
      );
  }
});

test('alone in the castle there are nine squares too, whatever the rival asks in between', () => {
  const steps = played('castle', { players: 1 });
  assert.equal(
    squaresOf(
      reviewed(steps, () => 0),
      steps,
      0,
    ).length,
    9,
  );
});

test('squares are pasted in rows of nine and counted in words', () => {
  const steps = played('duel', {});
  const turns = squaresOf(
    reviewed(steps, (turn) => turn % 4),
    steps,
    0,
  );
  const text = pasted(turns);
  assert.deepEqual(
    text.split('\n').map((row) => [...row].length),
    [9, 3],
  );
  const told = counts(turns);
  assert.equal(told.none + told.little + told.some + told.much, 12);
  for (const [square, emoji] of Object.entries(EMOJI))
    assert.equal([...text].filter((one) => one === emoji).length, told[square as keyof typeof told]);
});
