import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Loose, table } from './testing/table.js';

/** A warrior action from outside2 for seat 0. */
const warrior = (seat: Loose, ...more: readonly Loose[]) =>
  table(
    {
      bridges: { white: { left: 5, centre: [5], right: 5 } },
      yards: { yard5: { tiles: ['t3', 't6'] }, yard3: { tiles: ['t1'] }, yard1: { tiles: ['t8'] } },
      seats: [seat],
    },
    ...more,
  ).play('takeDie:white:right', 'placeDie:outside2', 'chooseWorker:warrior');

test('C7.1 a warrior goes to any yard whose iron can be paid: 5, 3 or 1', () => {
  const open = (iron: number) => warrior({ iron }).answers('train');
  assert.deepEqual(open(1), ['train:yard1']);
  assert.deepEqual(open(2), ['train:yard1']);
  assert.deepEqual(open(3), ['train:yard3', 'train:yard1']);
  assert.deepEqual(open(4), ['train:yard3', 'train:yard1']);
  assert.deepEqual(open(5), ['train:yard5', 'train:yard3', 'train:yard1']);
  for (const [yard, left] of [
    ['yard5', 2],
    ['yard3', 4],
    ['yard1', 6],
  ]) {
    const game = warrior({ iron: 7 }).play(`train:${yard}`);
    assert.deepEqual(game.holds(0, 'iron', 'warriors'), [left, 4]);
    assert.deepEqual(game.board.yards[yard].warriors, [1, 0]);
  }
});

test('C7.1 a yard takes any number of warriors of any clan', () => {
  const yards = { yard1: { warriors: [4, 3] } };
  const game = warrior({ iron: 1 }, { yards }).play('train:yard1');
  assert.deepEqual(game.board.yards.yard1.warriors, [5, 3]);
});

test('C7.2 the tiles of the yard may be performed in any order', () => {
  const both = () => warrior({ iron: 5, food: 1 }).play('train:yard5');
  assert.deepEqual(both().options(), ['yardTile:t3', 'yardTile:t6', 'skip', 'endTurn']);
  const first = both().play('yardTile:t3', 'garden:coral:stone', 'gainAny:food', 'gainAny:food');
  assert.deepEqual(first.options(), ['yardTile:t6', 'skip', 'endTurn']);
  const second = both().play('yardTile:t6');
  assert.equal(second.seat(0).coin, 5);
  assert.deepEqual(second.options(), ['yardTile:t3', 'skip', 'endTurn']);
});

test('C7.2 each tile once, and only those of the yard that was chosen', () => {
  const game = warrior({ iron: 1 }).play('train:yard1');
  assert.deepEqual(game.options(), ['yardTile:t8', 'skip', 'endTurn']);
  game.play('yardTile:t8');
  assert.equal(game.seat(0).vp, 2);
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C7.2 one tile may be used and the other declined', () => {
  const game = warrior({ iron: 5, food: 1 }).play('train:yard5', 'yardTile:t6', 'skip');
  assert.equal(game.seat(0).coin, 5);
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C7.2 a tile whose action is not possible is not offered', () => {
  const game = warrior({ iron: 5 }).play('train:yard5');
  assert.deepEqual(game.options(), ['yardTile:t6', 'skip', 'endTurn']);
  // Five coins make the courtier action of no yard tile here possible, so the turn is over.
  assert.deepEqual(game.play('yardTile:t6').options(), ['endTurn']);
});
