import assert from 'node:assert/strict';
import { test } from 'node:test';
import { question } from '../index.js';
import { type Loose, table } from './testing/table.js';

/** A white 5 from the left end: the Lantern Reward comes before the choice of workers. */
const fromLeft = (seat: Loose) =>
  table({ bridges: { white: { left: 5, centre: [5], right: 5 } }, seats: [{ card: 's02', ...seat }] }).play(
    'takeDie:white:left',
    'placeDie:outside2',
  );

test('C8.6 a Lantern Reward gives the icon of every card, several of a kind too', () => {
  const lantern = ['s04', 's05', 's07', 'd04', 'a2', 'r3', 'r4', 'r9', 'coin', 'seal', 'vp'];
  const game = fromLeft({ lantern });
  // Three Stewards and a Decree: four coins; a Diplomat and a Decree: two points.
  assert.deepEqual(game.holds(0, 'coin', 'vp', 'seal', 'time'), [4, 2, 1, 1]);
  assert.deepEqual(game.holds(0, 'pearl', 'iron', 'food'), [1, 1, 1]);
});

test('C8.6 an empty Lantern Area gives nothing, and neither does a die from the right end', () => {
  assert.deepEqual(fromLeft({}).holds(0, 'coin', 'vp', 'seal', 'time'), [0, 0, 0, 0]);
  const right = table({
    bridges: { white: { left: 5, centre: [5], right: 5 } },
    seats: [{ lantern: ['s05'] }],
  });
  assert.equal(right.play('takeDie:white:right', 'placeDie:outside2').seat(0).coin, 0);
});

test('C8.6 the cards stay: every reward gives the same again', () => {
  const game = fromLeft({ lantern: ['s05'] });
  assert.deepEqual(game.seat(0).lantern, ['s05']);
});

test('C8.6 the card on the domain is no lantern', () => {
  assert.equal(fromLeft({ card: 's05' }).seat(0).coin, 0);
});

test('C8.6 seals come before time: a seal of the reward pays for the season', () => {
  const game = fromLeft({ time: 5, lantern: ['a2', 'seal'] });
  assert.deepEqual(game.answers(), ['season:yes', 'season:no']);
  assert.deepEqual(game.play('season:yes').holds(0, 'time', 'seal'), [6, 0]);
});

test('C8.6 at a border with seals past 5 the player is asked which comes first', () => {
  const asked = () => fromLeft({ time: 5, seal: 5, lantern: ['a2', 'seal'] });
  assert.deepEqual(asked().answers(), ['order:seal', 'order:time']);
  assert.deepEqual(question(asked().state), { kind: 'order', parts: ['seal', 'time'], effect: null });
  const timeFirst = asked().play('order:time', 'season:yes');
  assert.deepEqual(timeFirst.holds(0, 'time', 'seal'), [6, 5]);
  const sealFirst = asked().play('order:seal');
  // C9.5: one seal can still be exchanged before it would be lost.
  assert.deepEqual(sealFirst.answers(), ['skip']);
  sealFirst.play('exchange:coin', 'season:yes');
  assert.deepEqual(sealFirst.holds(0, 'time', 'seal', 'coin'), [6, 4, 1]);
});

test('C8.6 time first and stopping before the border still offers the exchange for the seal', () => {
  const game = fromLeft({ time: 5, seal: 5, lantern: ['a2', 'seal'] }).play('order:time', 'season:no');
  assert.deepEqual(game.answers(), ['skip']);
  assert.deepEqual(game.play('exchange:coin').holds(0, 'seal', 'coin', 'time'), [5, 1, 5]);
});

test('C8.6 no question away from a border or when the seals fit', () => {
  assert.deepEqual(fromLeft({ time: 4, seal: 5, lantern: ['a2', 'seal'] }).answers(), ['skip']);
  assert.deepEqual(fromLeft({ time: 5, seal: 4, lantern: ['a2', 'seal'] }).answers(), [
    'season:yes',
    'season:no',
  ]);
  assert.deepEqual(fromLeft({ time: 20, seal: 5, lantern: ['a2', 'seal'] }).answers(), ['skip']);
});

test('C8.6 an exchange that makes the seals fit settles the question', () => {
  const game = fromLeft({ time: 5, seal: 5, lantern: ['a2', 'seal'] }).play('exchange:coin');
  assert.deepEqual(game.answers(), ['season:yes', 'season:no']);
  assert.equal(game.seat(0).seal, 5);
});

test('C8.6 resources, coins and points of the reward are there before any question', () => {
  const game = fromLeft({ time: 5, seal: 5, lantern: ['a2', 'seal', 's05', 'd04', 'r9'] });
  assert.deepEqual(game.answers(), ['order:seal', 'order:time']);
  assert.deepEqual(game.holds(0, 'coin', 'vp', 'food'), [1, 1, 1]);
});
