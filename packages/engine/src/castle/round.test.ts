import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver, legalMoves, seatToMove } from '../index.js';
import { LAST_TURN, type Loose, table, tableWith } from './testing/table.js';

/** The last turn of a round for two: a coral 2, which only the well can take. Dice are left on all bridges. */
const endOfRound = (...more: readonly Loose[]) =>
  table(LAST_TURN, ...more).play('takeDie:coral:left', 'endTurn');

test('C10.1 the new turn order: furthest on the Passage of Time first', () => {
  const game = endOfRound({ seats: [{ time: 2 }, { time: 3 }] });
  assert.deepEqual([game.board.round, game.board.order], [2, [1, 0]]);
  assert.equal(game.toMove, 1);
});

test('C10.1 on one space the marker on top first', () => {
  const seats = [{ time: 4 }, { time: 4 }];
  assert.deepEqual(endOfRound({ seats, timeOrder: [0, 1] }).board.order, [0, 1]);
  assert.deepEqual(endOfRound({ seats, timeOrder: [1, 0] }).board.order, [1, 0]);
});

test('C10.1 a marker that arrives in the last turn lies on top', () => {
  const game = table(LAST_TURN, {
    seats: [{ time: 2 }, { card: 's02', lantern: ['a2'], time: 1 }],
  }).play('takeDie:coral:left', 'endTurn');
  assert.deepEqual(game.board.order, [1, 0]);
});

test('C10.1 nobody turns in coins at the end of a round: that is the rival of the solo game', () => {
  const game = table(LAST_TURN, { seats: [{ coin: 9 }, { coin: 9 }] });
  game.play('takeDie:coral:left', 'placeDie:well', 'endTurn');
  assert.deepEqual(
    [game.holds(0, 'coin', 'vp'), game.holds(1, 'coin', 'vp')],
    [
      [9, 0],
      [10, 0],
    ],
  );
});

test('C10.2 after round 3 the game goes straight to scoring, without gardens', () => {
  const gardens = { coral: { stone: { card: 'k2', clans: [0, 1] } } };
  const game = endOfRound({ round: 3, gardens });
  assert.ok(isOver(game.state));
  assert.equal(seatToMove(game.state), -1);
  assert.deepEqual(legalMoves(game.state), []);
  assert.deepEqual(game.holds(0, 'coin'), [0]);
});

const CLANS = {
  coral: { plant: { card: 'p3' }, stone: { card: 'k2', clans: [0, 1] } },
  black: { plant: { card: 'p2' }, stone: { card: 'k1', clans: [0] } },
  white: { plant: { card: 'p5' }, stone: { card: 'k3', clans: [1] } },
};

test('C10.3 under every bridge with dice, each player uses the cards where they have a gardener, once', () => {
  const game = endOfRound({ gardens: CLANS });
  assert.equal(game.toMove, 0);
  assert.deepEqual(game.options(), ['activateGarden:coral:stone', 'activateGarden:black:stone', 'endTurn']);
  game.play('activateGarden:black:stone', 'gainAny:food', 'gainAny:iron');
  assert.deepEqual(game.options(), ['activateGarden:coral:stone', 'endTurn']);
  game.play('activateGarden:coral:stone');
  assert.deepEqual(game.options(), ['endTurn']);
  assert.deepEqual(game.holds(0, 'food', 'iron', 'coin'), [1, 1, 3]);
});

test('C10.3 one player finishes before the next starts, in the new turn order', () => {
  const game = endOfRound({ gardens: CLANS, seats: [{ time: 1 }, { time: 2 }] });
  assert.equal(game.toMove, 1);
  assert.deepEqual(game.answers(), ['activateGarden:coral:stone', 'activateGarden:white:stone', 'endTurn']);
  game.play('activateGarden:coral:stone', 'endTurn');
  assert.equal(game.toMove, 0);
  game.play('endTurn');
  assert.deepEqual([game.board.round, game.toMove], [2, 1]);
});

test('C10.3 each may be declined', () => {
  const game = endOfRound({ gardens: CLANS }).play('endTurn', 'endTurn');
  assert.equal(game.board.round, 2);
  assert.deepEqual([game.seat(0).coin, game.seat(1).coin], [0, 1], 'only the coin of the last die');
});

test('C10.3 a bridge without dice gives nothing', () => {
  const bridges = {
    coral: { left: null, right: 6 },
    black: { left: 4, right: 4 },
    white: { left: 3, right: null },
  };
  const wellDice = ['coral 1', 'coral 1', 'black 2', 'white 5', 'white 6'];
  const game = table({ bridges, wellDice, gardens: CLANS, seats: [{}, { coin: 9 }] });
  game.play('takeDie:white:left', 'placeDie:well', 'endTurn', 'endTurn');
  assert.equal(game.toMove, 1);
  assert.deepEqual(game.answers(), ['activateGarden:coral:stone', 'endTurn']);
});

test('C10.3 a card with a cost is offered when it can be paid and leads to something', () => {
  const gardens = { coral: { plant: { card: 'p4', clans: [0] } } };
  assert.equal(endOfRound({ gardens, seats: [{ coin: 3 }] }).board.round, 2, 'no iron, so nothing is asked');
  assert.equal(endOfRound({ gardens, seats: [{ coin: 2, iron: 1 }] }).board.round, 2);
  const game = endOfRound({ gardens, seats: [{ coin: 3, iron: 1 }] });
  assert.deepEqual(game.options(), ['activateGarden:coral:plant', 'endTurn']);
  game.play('activateGarden:coral:plant', 'train:yard1');
  assert.deepEqual(game.holds(0, 'coin', 'iron', 'warriors'), [0, 0, 4]);
});

test('C10.3 a card that an exchange could pay for is waited for', () => {
  const gardens = { coral: { plant: { card: 'p4', clans: [0] } } };
  const game = endOfRound({ gardens, seats: [{ coin: 2, iron: 1, seal: 1 }] });
  assert.deepEqual(game.options(), ['endTurn', 'exchange:coin']);
  assert.deepEqual(game.play('exchange:coin').options(), ['activateGarden:coral:plant', 'endTurn']);
});

test('C10.3 a gardener placed in this step counts only at the end of the next round', () => {
  const gardens = { black: { plant: { card: 'p2', clans: [0] }, stone: { card: 'k2' } } };
  const game = endOfRound({ gardens, seats: [{ coin: 3, food: 1 }] });
  game.play('activateGarden:black:plant', 'garden:black:stone');
  assert.deepEqual(game.holds(0, 'coin', 'food'), [3, 0], 'its own action at once');
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C10.3 time gained now changes the order only at the next end of a round', () => {
  const gardens = { coral: { stone: { card: 'k4', clans: [1] } } };
  const game = endOfRound({ gardens, rooms: { S1: { card: 's02' } }, seats: [{ time: 1 }, { time: 1 }] });
  assert.deepEqual([game.toMove, game.board.order], [1, [0, 1]]);
  game.play('activateGarden:coral:stone', 'chooseBlock:S1:middle', 'endTurn');
  assert.deepEqual([game.board.round, game.board.order, game.board.timeOrder], [2, [0, 1], [1, 0]]);
  assert.equal(game.toMove, 0);
});

test('C10.4 all dice are taken back, rolled and laid in order', () => {
  const rolls = [4, 0, 2, 5, 1, 3, 0, 0, 5];
  const game = tableWith(() => rolls.shift() ?? 0, {
    bridges: { coral: { left: 2, right: 6 }, black: { right: 4 }, white: { left: 3 } },
    rooms: { S1: { dice: ['coral 3'] }, D1: { dice: ['black 2'] } },
    outside: { outside1: ['white 5'] },
    wellDice: ['white 6'],
    seats: [{ dice: { middle: 1 } }],
  }).play('takeDie:coral:left', 'endTurn');
  const { bridges, rooms, outside, wellDice, seats } = game.board;
  assert.deepEqual(bridges, {
    coral: { left: 1, centre: [3], right: 5 },
    black: { left: 2, centre: [4], right: 6 },
    white: { left: 1, centre: [1], right: 6 },
  });
  assert.deepEqual([rooms.S1.dice, rooms.D1.dice, outside.outside1, wellDice], [[], [], [], []]);
  assert.deepEqual(seats[0].dice, { top: null, middle: null, bottom: null });
});
