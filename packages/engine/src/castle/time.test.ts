import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Loose, table } from './testing/table.js';

/** Two steps for seat 0, from the second block of d02 or d06. */
const twoSteps = (seat: Loose, ...more: readonly Loose[]) =>
  table(
    { bridges: { white: { left: 4, centre: [4], right: 4 } }, rooms: { D1: { card: 'd02' } }, seats: [seat] },
    ...more,
  ).play('takeDie:white:right', 'placeDie:D1', 'chooseBlock:D1:second');

test('C9.3 steps inside a season cost nothing', () => {
  for (const from of [0, 3, 6, 8, 12, 15, 17])
    assert.equal(twoSteps({ time: from, seal: 5 }).seat(0).time, from + 2);
});

test('C9.3 entering 6, 11 and 15 costs 1, 2 and 3 seals', () => {
  for (const [border, cost] of [
    [6, 1],
    [11, 2],
    [15, 3],
  ]) {
    const asked = () => twoSteps({ time: border - 1, seal: 4 });
    assert.deepEqual(asked().answers(), ['season:yes', 'season:no']);
    // Paying goes on with the move: the second step follows.
    assert.deepEqual(asked().play('season:yes').holds(0, 'time', 'seal'), [border + 1, 4 - cost]);
    assert.deepEqual(asked().play('season:no').holds(0, 'time', 'seal'), [border - 1, 4]);
    const poor = twoSteps({ time: border - 1, seal: cost - 1 });
    assert.deepEqual(poor.answers(), ['endTurn'], 'too few seals: nothing to choose');
    assert.equal(poor.seat(0).time, border - 1);
  }
});

test('C9.3 the question comes at the border, after the steps before it', () => {
  const game = twoSteps({ time: 4, seal: 1 });
  assert.equal(game.seat(0).time, 5);
  assert.deepEqual(game.answers(), ['season:yes', 'season:no']);
  assert.equal(game.play('season:yes').seat(0).time, 6);
});

test('C9.3 stopping loses the steps left', () => {
  const game = twoSteps({ time: 5, seal: 1 }).play('season:no');
  assert.deepEqual(game.holds(0, 'time', 'seal'), [5, 1]);
  assert.deepEqual(game.answers(), ['endTurn']);
});

test('C9.3 a seal exchanged at the question can no longer pay', () => {
  const game = twoSteps({ time: 5, seal: 1 }).play('exchange:coin');
  assert.deepEqual(game.holds(0, 'time', 'seal', 'coin'), [5, 0, 1]);
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C9.3 at 20 the marker stays', () => {
  assert.equal(twoSteps({ time: 19 }).seat(0).time, 20);
  assert.equal(twoSteps({ time: 20 }).seat(0).time, 20);
});

test('C9.3 the marker lands on top of any marker on its space', () => {
  const seats = [{ time: 1 }, { time: 3 }, { time: 4 }, { time: 3 }];
  const game = twoSteps({}, { players: 4, seats, timeOrder: [2, 3, 1, 0] }, BRIDGE5);
  assert.deepEqual(game.board.timeOrder, [2, 0, 3, 1]);
});

test('C9.3 it passes markers on the way and stays behind those further on', () => {
  const seats = [{ time: 1 }, { time: 2 }, { time: 4 }, { time: 1 }];
  const game = twoSteps({}, { players: 4, seats, timeOrder: [2, 1, 3, 0] }, BRIDGE5);
  assert.deepEqual(game.board.timeOrder, [2, 0, 1, 3]);
});

test('C9.3 a marker that did not move is not restacked', () => {
  const seats = [{ time: 5 }, { time: 5 }];
  assert.deepEqual(twoSteps({}, { seats, timeOrder: [1, 0] }).board.timeOrder, [1, 0]);
  const declined = twoSteps({}, { seats: [{ time: 5, seal: 1 }, { time: 5 }], timeOrder: [1, 0] });
  assert.deepEqual(declined.play('season:no').board.timeOrder, [1, 0]);
  const end = twoSteps({}, { seats: [{ time: 20 }, { time: 20 }], timeOrder: [1, 0] });
  assert.deepEqual(end.board.timeOrder, [1, 0]);
});

const BRIDGE5 = { bridges: { white: { left: 4, centre: [4, 4, 4], right: 4 } } };
