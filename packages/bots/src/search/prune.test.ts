import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  fromPosition,
  legalMoves,
  type Move,
  rulesFor,
  type State,
  seeded,
  toPosition,
  toText,
} from '@shirasagi/engine';
import { judgeOf } from '../judge.js';
import { eachState, stateAfter, TABLES } from '../testing/games.js';
import { Pruner } from './prune.js';

const pruned = (state: State): Move[] => {
  const out: Move[] = [];
  const pruner = new Pruner(rulesFor(state.game), judgeOf(state), state);
  return out.slice(0, pruner.list(state, out));
};

for (const [game, options] of TABLES) {
  test(`what is left is legal, not empty, and leaves the state alone: ${game} ${JSON.stringify(options)}`, () => {
    let pruner: Pruner | undefined;
    const out: Move[] = [];
    eachState(game, options, 11, (state) => {
      if (state.toMove < 0) return;
      pruner ??= new Pruner(rulesFor(game), judgeOf(state), state);
      const before = state.bytes.slice();
      const legal = legalMoves(state);
      const left = out.slice(0, pruner.list(state, out));
      assert.deepEqual(state.bytes, before);
      assert.ok(left.length > 0);
      assert.ok(left.every((move) => legal.includes(move)));
    });
  });
}

test('before a die is taken an exchange opens nothing, so none is looked at', () => {
  const start = stateAfter('castle', { players: 2 }, 0);
  while (!toText(start, legalMoves(start)[0]).startsWith('takeDie'))
    apply(start, legalMoves(start)[0], seeded(1));
  const position = JSON.parse(JSON.stringify(toPosition(start)));
  for (const seat of position.seats) Object.assign(seat, { seal: 5, coin: 9, food: 5, iron: 5, pearl: 5 });
  const read = fromPosition(position);
  assert.ok(read.ok);
  const words = pruned(read.value).map((move) => toText(read.value, move));
  assert.ok(legalMoves(read.value).some((move) => toText(read.value, move).startsWith('exchange')));
  assert.ok(
    words.every((word) => word.startsWith('takeDie')),
    words.join(' '),
  );
});

test('declining and ending the turn are not both looked at', () => {
  for (const [game, options] of TABLES) {
    eachState(game, options, 5, (state) => {
      if (state.toMove < 0) return;
      const { skip, endTurn } = judgeOf(state);
      const left = pruned(state);
      assert.ok(!(left.includes(skip) && left.includes(endTurn)));
    });
  }
});
