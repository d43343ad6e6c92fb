import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Loose, table } from './testing/table.js';

const GARDENS = {
  coral: { plant: { card: 'p1' }, stone: { card: 'k2' } },
  black: { plant: { card: 'p2' }, stone: { card: 'k3' } },
  white: { plant: { card: 'p5' }, stone: { card: 'k5' } },
};

/** A gardener action from outside1 for seat 0. */
const gardener = (seat: Loose, ...more: readonly Loose[]) =>
  table(
    { bridges: { white: { left: 5, centre: [5], right: 5 } }, gardens: GARDENS, seats: [seat] },
    ...more,
  ).play('takeDie:white:right', 'placeDie:outside1', 'chooseWorker:gardener');

test('C6.1 a gardener goes to any card whose food can be paid', () => {
  const open = (food: number) => gardener({ food }).answers('garden');
  assert.deepEqual(open(1), ['garden:coral:stone']);
  assert.deepEqual(open(2), ['garden:coral:stone', 'garden:black:stone']);
  assert.deepEqual(open(3), [
    'garden:coral:stone',
    'garden:black:stone',
    'garden:white:plant',
    'garden:white:stone',
  ]);
  assert.equal(open(4).length, 5);
  assert.equal(open(5).length, 6);
});

test('C6.1 the food is paid and the gardener leaves the domain', () => {
  const game = gardener({ food: 6 }).play('garden:coral:plant');
  assert.deepEqual(game.holds(0, 'food', 'gardeners'), [1, 4]);
  assert.deepEqual(game.board.gardens.coral.plant.clans, [0]);
});

test('C6.1 a card with an own gardener is closed, one with another clan is not', () => {
  const gardens = { coral: { stone: { clans: [0] } }, black: { stone: { clans: [1] } } };
  const game = gardener({ food: 2 }, { gardens });
  assert.deepEqual(game.answers('garden'), ['garden:black:stone']);
  game.play('garden:black:stone');
  assert.deepEqual(game.board.gardens.black.stone.clans, [0, 1]);
});

test('C6.2 the action of the card is performed at once', () => {
  assert.equal(gardener({ food: 1 }).play('garden:coral:stone').seat(0).coin, 3);
  assert.equal(gardener({ food: 2 }).play('garden:black:stone').seat(0).seal, 2);
  assert.deepEqual(
    gardener({ food: 3 }).play('garden:white:stone').holds(0, 'seal', 'pearl', 'iron'),
    [1, 1, 1],
  );
});

test('C6.2 an action with a cost asks to pay or skip', () => {
  const asked = () => gardener({ food: 5, coin: 4 }).play('garden:coral:plant');
  assert.deepEqual(asked().options(), ['pay', 'skip', 'endTurn']);
  const paid = asked().play('pay');
  assert.equal(paid.seat(0).coin, 0);
  assert.ok(paid.answers('chooseBlock').length > 0);
  const skipped = asked().play('skip');
  assert.equal(skipped.seat(0).coin, 4);
  assert.deepEqual(skipped.options(), ['endTurn']);
});

test('C6.2 a cost that cannot be paid is not asked, one that an exchange could pay is', () => {
  assert.deepEqual(gardener({ food: 5, coin: 3 }).play('garden:coral:plant').options(), ['endTurn']);
  const near = gardener({ food: 5, coin: 3, seal: 1 }).play('garden:coral:plant');
  assert.deepEqual(near.options(), ['skip', 'endTurn', 'exchange:coin']);
  assert.deepEqual(near.play('exchange:coin').options(), ['pay', 'skip', 'endTurn']);
});
