import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './testing/table.js';

// The worked examples of the rulebook.

test('X1 a white 5 on a room of 3: two coins, the courtier action for a seal, and two iron', () => {
  const game = table({
    bridges: { white: { left: 2, centre: [3], right: 5 } },
    rooms: { S3: { card: 's02', tiles: ['white', 'coral', 'white'] } },
    seats: [{ seal: 1 }],
  }).play('takeDie:white:right', 'placeDie:S3');
  assert.equal(game.seat(0).coin, 2);
  assert.deepEqual(game.answers('chooseBlock'), ['chooseBlock:S3:top', 'chooseBlock:S3:bottom']);
  game.play('chooseBlock:S3:top');
  assert.equal(game.seat(0).seal, 0);
  game.play('gate', 'chooseBlock:S3:bottom');
  assert.deepEqual(game.holds(0, 'coin', 'iron'), [0, 2]);
  assert.equal(game.seat(0).courtiers.gate, 1);
  assert.deepEqual(game.options(), ['endTurn']);
});

test('X2 a 5 covers the printed 3 for two coins, later a 1 covers that 5 for four', () => {
  const game = table({
    players: 3,
    bridges: { white: { left: 1, centre: [1, 1], right: 5 } },
    seats: [{}, { coin: 4 }],
  }).play('takeDie:white:right', 'placeDie:S2', 'endTurn');
  assert.equal(game.seat(0).coin, 2);
  game.play('takeDie:white:right', 'placeDie:S2');
  assert.equal(game.seat(1).coin, 0);
  assert.deepEqual(
    game.board.rooms.S2.dice.map((die) => die.value),
    [5, 1],
  );
});

test('X3 a domain row with three courtiers gone', () => {
  const game = table({
    bridges: { coral: { left: 3, centre: [3], right: 3 } },
    seats: [{ coin: 3, card: 's10', courtiers: { gate: 2, floor1: 1 } }],
  }).play('takeDie:coral:right', 'placeDie:top');
  assert.deepEqual(game.holds(0, 'coin', 'food', 'seal'), [2, 3, 0]);
  game.play('chooseBlock:top');
  assert.equal(game.seat(0).seal, 1);
  assert.deepEqual(game.answers(), ['gainAny:food', 'gainAny:iron', 'gainAny:pearl']);
  game.play('gainAny:iron');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl', 'seal', 'coin'), [3, 1, 0, 1, 2]);
});

test('X4 a warrior for five iron: a black block with two points and the well, then two steps', () => {
  const game = table({
    bridges: { white: { left: 5, centre: [5], right: 5 } },
    rooms: { D1: { card: 'd08' } },
    yards: { yard5: { tiles: ['t6', 't2'] } },
    well: ['food 1', 'coin 1'],
    seats: [{ iron: 5 }],
  }).play('takeDie:white:right', 'placeDie:outside2', 'chooseWorker:warrior', 'train:yard5');
  assert.equal(game.seat(0).iron, 0);
  assert.deepEqual(game.answers('yardTile'), ['yardTile:t6', 'yardTile:t2']);
  game.play('yardTile:t6', 'chooseBlock:D1:first');
  assert.deepEqual(game.holds(0, 'vp', 'seal', 'food', 'coin', 'time'), [2, 1, 1, 1, 0]);
  game.play('yardTile:t2');
  assert.equal(game.seat(0).time, 2);
  assert.deepEqual(game.answers(), ['endTurn']);
});

test('X5 a gardener for four food, then three coins for a courtier action with its own costs', () => {
  const game = table({
    bridges: { white: { left: 5, centre: [5], right: 5 } },
    gardens: { coral: { plant: { card: 'p3' } }, black: { plant: { card: 'p2', clans: [0] } } },
    seats: [{ food: 4, coin: 5 }],
  }).play('takeDie:white:right', 'placeDie:outside1', 'chooseWorker:gardener');
  assert.ok(game.options().includes('garden:coral:plant'));
  assert.ok(!game.options().includes('garden:black:plant'), 'an own gardener stands there');
  game.play('garden:coral:plant');
  assert.equal(game.seat(0).food, 0);
  assert.deepEqual(game.board.gardens.coral.plant.clans, [0]);
  assert.deepEqual(game.answers(), ['pay', 'skip', 'endTurn']);
  game.play('pay', 'gate');
  assert.equal(game.seat(0).coin, 0);
  assert.equal(game.seat(0).courtiers.gate, 1);
});

test('X6 two coins for the gate, then two pearl from floor 1 to floor 2', () => {
  const game = table({
    bridges: { white: { left: 5, centre: [5], right: 5 } },
    rooms: { D1: { card: 'd05' } },
    seats: [{ coin: 2, pearl: 2, card: 's07', courtiers: { floor1: 1 } }],
  }).play('takeDie:white:right', 'placeDie:outside1', 'chooseWorker:courtier', 'gate', 'climb:floor1:1:D1');
  assert.deepEqual(game.holds(0, 'coin', 'pearl', 'card', 'lantern'), [0, 0, 'd05', ['s07']]);
  assert.deepEqual(game.seat(0).courtiers, { domain: 3, gate: 1, floor1: 0, floor2: 1, daimyo: 0 });
  game.play('gainAny:food', 'gainAny:food', 'gainAny:pearl');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl'), [2, 0, 1]);
  assert.notEqual(game.board.rooms.D1.card, 'd05');
});

test('X6 five pearl from floor 1 to the Daimyo: the Lantern Reward and two seals', () => {
  const game = table({
    bridges: { white: { left: 5, centre: [5], right: 5 } },
    daimyo: { card: 'y2' },
    seats: [{ pearl: 5, lantern: ['r7', 'd06'], courtiers: { floor1: 1 } }],
  }).play('takeDie:white:right', 'placeDie:outside1', 'chooseWorker:courtier', 'climb:floor1:2');
  assert.deepEqual(game.holds(0, 'pearl', 'food', 'vp', 'seal'), [0, 1, 1, 0]);
  game.play('favour:2');
  assert.equal(game.seat(0).seal, 2);
  assert.deepEqual(game.board.daimyo.favours, [null, null, 0]);
});

test('X7 two points, a food, a coin and a step in the Lantern Area: a reward gives all of them', () => {
  const game = table({
    bridges: { white: { left: 1, centre: [1], right: 1 } },
    seats: [{ card: 's02', lantern: ['d04', 'd05', 'r8', 's07', 'a2'] }],
  }).play('takeDie:white:left');
  // The die went to the well by itself: its seal, pearl and iron are not part of the reward.
  assert.deepEqual(game.holds(0, 'vp', 'food', 'coin', 'time'), [2, 1, 1, 1]);
  assert.deepEqual(game.holds(0, 'seal', 'pearl', 'iron'), [1, 1, 1]);
});

test('X8 the final score of 76', () => {
  const game = table({
    round: 3,
    gardens: {
      coral: { plant: { card: 'p2', clans: [0] }, stone: { card: 'k4', clans: [0] } },
      black: { stone: { card: 'k5', clans: [0] } },
    },
    yards: { yard5: { warriors: [2, 0] }, yard3: { warriors: [1, 0] }, yard1: { warriors: [1, 0] } },
    seats: [
      {
        vp: 8,
        coin: 5,
        seal: 2,
        food: 7,
        iron: 4,
        pearl: 2,
        time: 13,
        courtiers: { gate: 2, floor1: 1, daimyo: 2 },
      },
    ],
  });
  assert.deepEqual(game.sheet(0), {
    seat: 0,
    categories: {
      clanPoints: 8,
      coins: 1,
      resources: 3,
      time: 6,
      courtiers: 25,
      warriors: 18,
      gardeners: 15,
    },
    total: 76,
    rank: 1,
  });
});

test('X10 only gardens under a bridge with dice are used, each once', () => {
  const game = table({
    bridges: { coral: { left: 1, right: 2 }, black: { right: 4 }, white: { left: 1 } },
    wellDice: ['coral 1', 'black 1', 'black 1', 'white 1', 'white 1'],
    gardens: {
      coral: { stone: { card: 'k1', clans: [1] } },
      black: { stone: { card: 'k2', clans: [0, 1] } },
      white: { stone: { card: 'k3', clans: [0] } },
    },
    seats: [{ time: 1 }],
  }).play('takeDie:white:left', 'endTurn');
  // Seat 0, first in the new order, stands under black and white, but no die is left on the white bridge.
  assert.equal(game.toMove, 0);
  assert.deepEqual(game.options(), ['activateGarden:black:stone', 'endTurn']);
  game.play('activateGarden:black:stone');
  assert.deepEqual(game.holds(0, 'coin', 'seal'), [3, 0]);
  assert.deepEqual(game.options(), ['endTurn']);
  game.play('endTurn');
  assert.equal(game.toMove, 1);
  assert.deepEqual(game.answers(), ['activateGarden:coral:stone', 'activateGarden:black:stone', 'endTurn']);
  game.play('activateGarden:black:stone', 'activateGarden:coral:stone', 'gainAny:food', 'gainAny:food');
  assert.deepEqual(game.answers(), ['endTurn']);
});
