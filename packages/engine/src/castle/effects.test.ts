import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Loose, table } from './testing/table.js';

const white = (value: number) => ({ bridges: { white: { left: value, centre: [value], right: value } } });

/** A white die of 4 from the right end on D1, whose second block is then performed. */
const second = (card: string, seat: Loose, ...more: readonly Loose[]) =>
  table(white(4), { rooms: { D1: { card } }, seats: [seat] }, ...more).play(
    'takeDie:white:right',
    'placeDie:D1',
    'chooseBlock:D1:second',
  );

/** A black die of 4 on D1, whose first block is then performed. */
const first = (card: string, seat: Loose) =>
  table({
    bridges: { black: { left: 4, centre: [4], right: 4 } },
    rooms: { D1: { card } },
    seats: [seat],
  }).play('takeDie:black:right', 'placeDie:D1', 'chooseBlock:D1:first');

test('C8.4 each resource of choice is chosen separately', () => {
  const game = second('d05', {}).play('gainAny:food', 'gainAny:iron', 'gainAny:pearl');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl'), [1, 1, 1]);
});

test('C8.4 only resources below 7 are offered, the last kind is given by itself', () => {
  const game = second('d05', { food: 7, iron: 6, pearl: 5 });
  assert.deepEqual(game.options(), ['gainAny:iron', 'gainAny:pearl']);
  game.play('gainAny:iron');
  // Iron is full as well: the other two are pearl.
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl'), [7, 7, 7]);
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C8.4 any two kinds below 7 leave a choice, any one kind does not', () => {
  const open = (full: Loose) => second('d05', full).answers('gainAny');
  assert.deepEqual(open({ pearl: 7 }), ['gainAny:food', 'gainAny:iron']);
  assert.deepEqual(open({ iron: 7 }), ['gainAny:food', 'gainAny:pearl']);
  assert.deepEqual(open({ food: 7 }), ['gainAny:iron', 'gainAny:pearl']);
  assert.deepEqual(second('d05', { iron: 7, pearl: 7 }).holds(0, 'food'), [3]);
  assert.deepEqual(second('d05', { food: 7, pearl: 7 }).holds(0, 'iron'), [3]);
});

test('C8.4 with all at 7 it is lost', () => {
  const game = second('d05', { food: 7, iron: 7, pearl: 7 });
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl'), [7, 7, 7]);
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C8.5 an effect with several parts gives all of them', () => {
  const game = first('d08', {});
  assert.deepEqual(game.holds(0, 'vp', 'seal', 'pearl', 'iron'), [2, 1, 1, 1]);
  const seal = second('d04', { lantern: ['s15'] });
  assert.deepEqual(seal.holds(0, 'seal', 'coin'), [1, 1]);
});

test('C8.5 time beside a lantern with a seal: the order decides whether the season can be paid', () => {
  const seat = { time: 5, lantern: ['seal'] };
  const asked = () => first('d11', seat);
  assert.deepEqual(asked().options(), ['order:time', 'order:lantern']);
  const timeFirst = asked().play('order:time');
  assert.deepEqual(timeFirst.holds(0, 'time', 'seal'), [5, 1]);
  const lanternFirst = asked().play('order:lantern');
  assert.deepEqual(lanternFirst.answers(), ['season:yes', 'season:no']);
  assert.deepEqual(lanternFirst.play('season:yes').holds(0, 'time', 'seal'), [6, 0]);
});

test('C8.5 a seal beside a lantern with a step: the order decides whether the season can be paid', () => {
  const asked = () => second('d04', { time: 5, card: 's02', lantern: ['a2'] });
  assert.deepEqual(asked().options(), ['order:seal', 'order:lantern']);
  assert.deepEqual(asked().play('order:lantern').holds(0, 'time', 'seal'), [5, 1]);
  assert.deepEqual(asked().play('order:seal', 'season:yes').holds(0, 'time', 'seal'), [6, 0]);
});

test('C8.5 near five seals the order decides whether one is lost', () => {
  const asked = () => second('d04', { time: 5, seal: 5, card: 's02', lantern: ['a2'] });
  assert.deepEqual(asked().answers(), ['order:seal', 'order:lantern']);
  assert.deepEqual(asked().play('order:lantern', 'season:yes').holds(0, 'time', 'seal'), [6, 5]);
  const sealFirst = asked().play('order:seal', 'skip', 'season:yes');
  assert.deepEqual(sealFirst.holds(0, 'time', 'seal'), [6, 4]);
});

test('C8.5 no question where the order changes nothing', () => {
  // Away from a border, without seals in the lantern, with enough seals, or too few in either order.
  assert.equal(first('d11', { time: 3, lantern: ['seal'] }).seat(0).time, 4);
  assert.deepEqual(first('d11', { time: 5, lantern: ['s15'] }).holds(0, 'time', 'coin'), [5, 1]);
  assert.deepEqual(first('d11', { time: 5, seal: 1, lantern: ['seal'] }).answers(), [
    'season:yes',
    'season:no',
  ]);
  assert.deepEqual(first('d11', { time: 10, lantern: ['seal'] }).holds(0, 'time', 'seal'), [10, 1]);
  assert.deepEqual(second('d04', { seal: 5, lantern: ['s15'] }).answers(), ['skip']);
});

test('C8.5 a lantern that brings its own seal for its own step needs no question', () => {
  // Both orders pay the one seal from the two that come.
  const game = second('d04', { time: 5, card: 's02', lantern: ['a2', 'seal'] });
  assert.deepEqual(game.answers(), ['season:yes', 'season:no']);
  assert.deepEqual(game.play('season:yes').holds(0, 'time', 'seal'), [6, 1]);
  // Two seals to enter 11: one of the orders has only one seal at the border.
  const asked = second('d04', { time: 10, card: 's02', lantern: ['a2', 'seal'] });
  assert.deepEqual(asked.options(), ['order:seal', 'order:lantern']);
});

test('C8.5 the icons of a domain row are asked for in the same way', () => {
  const row = (seat: Loose) =>
    table({
      bridges: { white: { left: 6, centre: [6], right: 6 } },
      yards: { yard1: { warriors: [5, 0] } },
      seats: [{ card: 's02', ...seat }],
    }).play('takeDie:white:right', 'placeDie:bottom');
  const asked = row({ time: 5, lantern: ['a2'] });
  assert.equal(asked.seat(0).pearl, 4, 'plain gains do not wait for the question');
  assert.deepEqual(asked.options(), ['order:seal', 'order:lantern']);
  assert.deepEqual(asked.play('order:seal', 'season:yes').holds(0, 'time', 'seal'), [6, 0]);
  assert.deepEqual(row({ time: 2, lantern: ['a2'] }).holds(0, 'time', 'seal'), [3, 1]);
});

test('C8.7 an effect inside another is resolved before the outer one goes on', () => {
  // The first yard tile is a courtier action; its climb, light block and refill come before the second tile.
  const game = table(white(5), {
    yards: { yard5: { tiles: ['t1', 't2'] } },
    rooms: { D1: { card: 'd05' } },
    seats: [{ iron: 5, pearl: 2, courtiers: { floor1: 1 } }],
  }).play('takeDie:white:right', 'placeDie:outside2', 'chooseWorker:warrior', 'train:yard5', 'yardTile:t1');
  game.play('climb:floor1:1:D1');
  assert.deepEqual(game.answers(), ['gainAny:food', 'gainAny:iron', 'gainAny:pearl']);
  game.play('gainAny:food', 'gainAny:food', 'gainAny:food');
  assert.deepEqual(game.options(), ['yardTile:t2', 'skip', 'endTurn']);
  assert.equal(game.play('yardTile:t2').seat(0).time, 2);
});

test('C8.7 a warrior tile gives another warrior action until iron or warriors end', () => {
  const chain = table(white(5), {
    yards: { yard3: { tiles: ['t2'] } },
    seats: [{ iron: 7 }],
  }).play('takeDie:white:right', 'placeDie:outside2', 'chooseWorker:warrior', 'train:yard3', 'yardTile:t2');
  chain.play('train:yard3');
  // One iron is left: the tile leads to yard1 only.
  chain.play('yardTile:t2');
  assert.deepEqual(chain.answers('train'), ['train:yard1']);
  const supply = table(white(5), {
    yards: { yard3: { tiles: ['t2'], warriors: [4, 0] } },
    seats: [{ iron: 7 }],
  }).play('takeDie:white:right', 'placeDie:outside2', 'chooseWorker:warrior', 'train:yard3');
  assert.deepEqual(supply.options(), ['endTurn'], 'no warrior is left');
});

test('C8.7 a garden card gives another gardener action', () => {
  const game = table(white(5), {
    gardens: { coral: { plant: { card: 'p2' }, stone: { card: 'k2' } } },
    seats: [{ food: 5, coin: 3 }],
  }).play('takeDie:white:right', 'placeDie:outside1', 'chooseWorker:gardener', 'garden:coral:plant', 'pay');
  assert.deepEqual(game.answers('garden'), ['garden:coral:stone', 'garden:black:stone']);
  game.play('garden:coral:stone');
  assert.deepEqual(game.holds(0, 'coin', 'food', 'gardeners'), [3, 0, 3]);
});
