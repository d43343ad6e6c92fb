import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver, scoreSheet } from '../index.js';
import { LAST_TURN, type Loose, table } from './testing/table.js';

const points = (category: string, seat: Loose, ...more: readonly Loose[]) =>
  table({ seats: [seat] }, ...more).sheet(0).categories[category];

test('C11.1 one point for every five coins and seals together', () => {
  const sheet = (coin: number, seal: number) => points('coins', { coin, seal });
  assert.deepEqual(
    [sheet(4, 0), sheet(0, 4), sheet(4, 1), sheet(5, 4), sheet(6, 4), sheet(23, 2)],
    [0, 0, 1, 1, 2, 5],
  );
});

test('C11.2 one point for 3 to 6 of a resource, two for 7, each resource on its own', () => {
  for (const name of ['food', 'iron', 'pearl']) {
    const found = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => points('resources', { [name]: count }));
    assert.deepEqual(found, [0, 0, 0, 1, 1, 1, 1, 2]);
  }
  assert.equal(points('resources', { food: 7, iron: 3, pearl: 2 }), 3);
});

test('C11.3 points of the Passage of Time', () => {
  const found = Array.from({ length: 21 }, (_, time) => points('time', { time }));
  assert.deepEqual(found, [0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 6, 6, 6, 6, 10, 11, 12, 13, 14, 15]);
});

test('C11.4 courtiers: gate 1, floor 1 3, floor 2 6, Daimyo 10', () => {
  const at = (courtiers: Loose) => points('courtiers', { courtiers });
  assert.deepEqual(
    [at({}), at({ gate: 1 }), at({ floor1: 1 }), at({ floor2: 1 }), at({ daimyo: 1 })],
    [0, 1, 3, 6, 10],
  );
  assert.equal(at({ gate: 2, floor1: 1, daimyo: 2 }), 25);
});

test('C11.5 warriors: 2, 1, 1 a yard, times the courtiers inside the castle', () => {
  const yards = { yard5: { warriors: [2, 0] }, yard3: { warriors: [1, 3] }, yard1: { warriors: [1, 0] } };
  const with_ = (courtiers: Loose) => points('warriors', { courtiers }, { yards });
  assert.equal(with_({}), 0);
  assert.equal(with_({ gate: 5 }), 0, 'the gate is not inside');
  assert.equal(with_({ floor1: 1 }), 6);
  assert.equal(with_({ gate: 1, floor1: 1, floor2: 1, daimyo: 2 }), 24);
});

test('C11.6 gardeners: the points of the card each stands on', () => {
  const gardens = {
    coral: { plant: { card: 'p1', clans: [0] }, stone: { card: 'k1', clans: [0] } },
    black: { plant: { card: 'p2', clans: [1] }, stone: { card: 'k3', clans: [0, 1] } },
  };
  assert.equal(points('gardeners', {}, { gardens }), 9 + 1 + 3);
  assert.equal(table({ gardens }).sheet(1).categories.gardeners, 7 + 3);
});

test('C2.3 points of red fans count at once', () => {
  const game = table({
    bridges: { black: { left: 4, centre: [4], right: 4 } },
    rooms: { D1: { card: 'd08' } },
    seats: [{ vp: 39 }],
  }).play('takeDie:black:right', 'placeDie:D1', 'chooseBlock:D1:first');
  assert.equal(game.seat(0).vp, 41);
  assert.equal(game.sheet(0).categories.clanPoints, 41);
});

test('C11.7 most points win', () => {
  const sheets = scoreSheet(table({ players: 3, seats: [{ vp: 5 }, { vp: 9 }, { vp: 7 }] }).state);
  assert.deepEqual(
    sheets.map(({ total, rank }) => [total, rank]),
    [
      [5, 3],
      [9, 1],
      [7, 2],
    ],
  );
});

test('C11.7 a tie goes to the one earlier in the turn order fixed after round 3', () => {
  // Seat 0 is first in the third round, but seat 1 is further on the Passage of Time.
  const game = table(LAST_TURN, {
    round: 3,
    seats: [
      { vp: 4, time: 1 },
      { vp: 4, time: 2 },
    ],
  });
  assert.deepEqual([game.sheet(0).rank, game.sheet(1).rank], [1, 2]);
  game.play('takeDie:coral:right', 'placeDie:top', 'endTurn');
  assert.ok(isOver(game.state));
  assert.deepEqual([game.sheet(0).total, game.sheet(1).total], [4, 4]);
  assert.deepEqual([game.sheet(0).rank, game.sheet(1).rank], [2, 1]);
});
