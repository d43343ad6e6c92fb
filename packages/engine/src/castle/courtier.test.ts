import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Loose, table } from './testing/table.js';

/** A courtier action from outside1 for seat 0. */
const courtier = (seat: Loose, ...more: readonly Loose[]) =>
  table(
    { bridges: { white: { left: 5, centre: [5], right: 5 } }, seats: [{ coin: 0, ...seat }] },
    ...more,
  ).play('takeDie:white:right', 'placeDie:outside1', 'chooseWorker:courtier');

const ROOMS = {
  rooms: {
    S1: { card: 's07' },
    S2: { card: 's12' },
    S3: { card: 's10' },
    D1: { card: 'd05' },
    D2: { card: 'd07' },
  },
};

test('C5.1 one or both halves, once each', () => {
  const rich = { coin: 9, pearl: 7, courtiers: { gate: 1, floor1: 1, floor2: 1 } };
  const game = courtier(rich, ROOMS);
  assert.ok(game.options().includes('gate') && game.answers('climb').length > 0);
  game.play('gate');
  assert.deepEqual(game.answers('gate'), []);
  assert.ok(game.answers('climb').length > 0);
  game.play('climb:gate:1:S1', 'light:bottom');
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C5.1 in either order', () => {
  const game = courtier({ coin: 2, pearl: 2, courtiers: { gate: 1 } }, ROOMS);
  game.play('climb:gate:1:S1', 'light:bottom');
  assert.deepEqual(game.options(), ['gate', 'skip', 'endTurn']);
  game.play('gate');
  assert.deepEqual(game.seat(0).courtiers, { domain: 3, gate: 1, floor1: 1, floor2: 0, daimyo: 0 });
});

test('C5.1 the courtier that just came to the gate may climb', () => {
  const game = courtier({ coin: 2, pearl: 2 }, ROOMS).play('gate');
  assert.deepEqual(game.answers('climb'), ['climb:gate:1:S1', 'climb:gate:1:S2', 'climb:gate:1:S3']);
  game.play('climb:gate:1:S2', 'light:top');
  assert.deepEqual(game.seat(0).courtiers, { domain: 4, gate: 0, floor1: 1, floor2: 0, daimyo: 0 });
});

test('C5.1 what the climb gains can pay for the audience', () => {
  // s10: the seal and the coin of choice are enough for two coins once exchanged.
  const rooms = { rooms: { S1: { card: 's09' } }, well: ['coin 1', 'food 1'] };
  const game = courtier({ pearl: 2, courtiers: { gate: 1 } }, rooms);
  assert.deepEqual(game.answers('gate'), []);
  game.play('climb:gate:1:S1', 'light:top');
  assert.equal(game.seat(0).coin, 2);
  assert.deepEqual(game.answers('gate'), ['gate']);
});

test('C5.2 an audience costs 2 coins, and any number may stand at the gate', () => {
  const game = courtier({ coin: 3, courtiers: { gate: 4 } }).play('gate');
  assert.equal(game.seat(0).coin, 1);
  assert.deepEqual(game.seat(0).courtiers, { domain: 0, gate: 5, floor1: 0, floor2: 0, daimyo: 0 });
});

test('C5.2 without two coins or without a courtier on the row there is no audience', () => {
  assert.deepEqual(courtier({ coin: 1, pearl: 2, courtiers: { gate: 1 } }).answers('gate'), []);
  assert.deepEqual(courtier({ coin: 9, pearl: 2, courtiers: { gate: 5 } }).answers('gate'), []);
});

test('C5.3 two pearl for one floor, five for two', () => {
  const all = { gate: 1, floor1: 1, floor2: 1 };
  assert.deepEqual(courtier({ coin: 2, pearl: 1, courtiers: all }).answers('climb'), []);
  assert.deepEqual(courtier({ pearl: 4, courtiers: all }).answers('climb'), [
    'climb:gate:1:S1',
    'climb:gate:1:S2',
    'climb:gate:1:S3',
    'climb:floor1:1:D1',
    'climb:floor1:1:D2',
    'climb:floor2:1',
  ]);
  assert.deepEqual(courtier({ pearl: 5, courtiers: all }).answers('climb'), [
    'climb:gate:1:S1',
    'climb:gate:1:S2',
    'climb:gate:1:S3',
    'climb:gate:2:D1',
    'climb:gate:2:D2',
    'climb:floor1:1:D1',
    'climb:floor1:1:D2',
    'climb:floor1:2',
    'climb:floor2:1',
  ]);
});

test('C5.3 pearl is paid and one courtier moves', () => {
  const climb = (move: string, ...then: string[]) => {
    const game = courtier({ pearl: 7, courtiers: { gate: 1, floor1: 1, floor2: 1 } }, ROOMS).play(
      move,
      ...then,
    );
    const { gate, floor1, floor2, daimyo } = game.seat(0).courtiers;
    return [game.seat(0).pearl, gate, floor1, floor2, daimyo];
  };
  assert.deepEqual(climb('climb:gate:1:S1', 'light:bottom'), [5, 0, 2, 1, 0]);
  assert.deepEqual(climb('climb:gate:2:D2'), [2, 0, 1, 2, 0]);
  assert.deepEqual(climb('climb:floor1:1:D2'), [5, 1, 0, 2, 0]);
  assert.deepEqual(climb('climb:floor1:2', 'favour:1'), [2, 1, 0, 1, 1]);
  assert.deepEqual(climb('climb:floor2:1', 'favour:1'), [5, 1, 1, 0, 1]);
});

test('C5.3 a floor passed through does nothing', () => {
  const game = courtier({ pearl: 5, card: 'a2', courtiers: { gate: 1 } }, ROOMS).play('climb:gate:2:D2');
  assert.deepEqual(game.holds(0, 'card', 'lantern', 'time'), ['d07', ['a2'], 2]);
  assert.deepEqual(
    ['S1', 'S2', 'S3'].map((room) => game.board.rooms[room].card),
    ['s07', 's12', 's10'],
  );
});

test('C5.4 the old domain card becomes a lantern, the room card comes to the domain, the room is refilled', () => {
  const game = courtier({ pearl: 2, card: 'a2', courtiers: { gate: 1 } }, ROOMS).play('climb:gate:1:S1');
  assert.deepEqual(game.holds(0, 'card', 'lantern'), ['s07', ['a2']]);
  assert.equal(game.board.rooms.S1.card, null, 'the refill comes after the light block');
  assert.deepEqual(game.options(), ['light:top', 'light:bottom']);
  game.play('light:bottom');
  assert.equal(game.seat(0).food, 2);
  // The first Steward card not seen yet: s02.
  assert.equal(game.board.rooms.S1.card, 's02');
});

test('C5.4 the card given up already shines when the light block gives the Lantern Reward', () => {
  const rooms = { rooms: { S1: { card: 's13' } } };
  const game = courtier({ pearl: 2, card: 's07', courtiers: { gate: 1 } }, rooms);
  game.play('climb:gate:1:S1', 'light:middle');
  assert.equal(game.seat(0).coin, 1);
});

test('C5.4 the only light block of a Diplomat card is performed by itself', () => {
  const game = courtier({ pearl: 2, card: 'a2', courtiers: { floor1: 1 } }, ROOMS).play('climb:floor1:1:D2');
  assert.equal(game.seat(0).time, 2);
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C5.4 the dark block is not among the choices', () => {
  const game = courtier({ pearl: 2, seal: 5, food: 7, courtiers: { gate: 1 } }, ROOMS).play(
    'climb:gate:1:S2',
  );
  assert.deepEqual(game.answers(), ['light:top', 'light:middle']);
});

/** Two-player Stewards that do not lie in the rooms of `ROOMS`. */
const OTHER_STEWARDS = ['s02', 's04', 's05', 's09', 's13', 's15'];

test('C5.5 with an empty deck the light block is performed, but the card stays and nothing else happens', () => {
  const seats = [{ pearl: 2, card: 'a2', courtiers: { gate: 1 } }, { lantern: OTHER_STEWARDS }];
  const game = courtier({}, ROOMS, { seats }).play('climb:gate:1:S1', 'light:bottom');
  assert.deepEqual(game.holds(0, 'card', 'lantern', 'food'), ['a2', [], 2]);
  assert.equal(game.board.rooms.S1.card, 's07');
  assert.equal(game.seat(0).courtiers.floor1, 1);
});

test('C5.5 the last card of the deck still refills the room', () => {
  const seats = [{ pearl: 2, card: 'a2', courtiers: { gate: 1 } }, { lantern: OTHER_STEWARDS.slice(1) }];
  const game = courtier({}, ROOMS, { seats }).play('climb:gate:1:S1', 'light:bottom');
  assert.deepEqual(game.holds(0, 'card', 'lantern'), ['s07', ['a2']]);
  assert.equal(game.board.rooms.S1.card, 's02');
});

/** Two-player Diplomats that do not lie in the rooms of `ROOMS`. */
const OTHER_DIPLOMATS = ['d02', 'd03', 'd04', 'd06', 'd08', 'd10', 'd11'];

test('C5.5 on floor 2 it is the Diplomat deck that counts, and refills', () => {
  const climb = (lantern: readonly string[]) => {
    const seats = [{ pearl: 2, card: 'a2', courtiers: { floor1: 1 } }, { lantern }];
    return ['D1', 'D2'].map((room) => {
      const game = courtier({}, ROOMS, { seats }).play(`climb:floor1:1:${room}`);
      while (game.answers('gainAny').length > 0) game.play('gainAny:food');
      return [game.seat(0).card, game.board.rooms[room].card];
    });
  };
  assert.deepEqual(climb(OTHER_DIPLOMATS), [
    ['a2', 'd05'],
    ['a2', 'd07'],
  ]);
  assert.deepEqual(climb(OTHER_DIPLOMATS.slice(1)), [
    ['d05', 'd02'],
    ['d07', 'd02'],
  ]);
});

test('C5.5 the decks of the two floors are separate', () => {
  const seats = [{ pearl: 2, card: 'a2', courtiers: { floor1: 1 } }, { lantern: OTHER_STEWARDS }];
  const game = courtier({}, ROOMS, { seats }).play('climb:floor1:1:D2');
  assert.equal(game.seat(0).card, 'd07');
});

test('C5.6 at the Daimyo: the Lantern Reward, then a free favour of choice', () => {
  const seat = { pearl: 2, lantern: ['s05', 'd04'], courtiers: { floor2: 1 } };
  const game = courtier(seat, { daimyo: { card: 'y5' } }).play('climb:floor2:1');
  assert.deepEqual(game.holds(0, 'coin', 'vp'), [1, 1]);
  assert.deepEqual(game.answers(), ['favour:0', 'favour:1', 'favour:2']);
  game.play('favour:2');
  assert.equal(game.seat(0).coin, 4);
  assert.deepEqual(game.board.daimyo.favours, [null, null, 0]);
  assert.deepEqual(game.answers('favour', 'endTurn'), ['endTurn'], 'one favour a climb');
});

test('C5.6 a taken favour is closed, the last free one is taken by itself', () => {
  const climb = (favours: (number | null)[], held: number) =>
    courtier(
      {},
      {
        daimyo: { card: 'y5', favours },
        seats: [{ pearl: 2, courtiers: { floor2: 1 } }, { courtiers: { daimyo: held } }],
      },
    ).play('climb:floor2:1');
  assert.deepEqual(climb([null, 1, null], 1).answers(), ['favour:0', 'favour:2']);
  const last = climb([1, null, 1], 2);
  assert.deepEqual(last.board.daimyo.favours, [1, 0, 1]);
  assert.equal(last.seat(0).iron, 2);
});

test('C5.6 a favour held by the own clan is taken as well', () => {
  const seat = { pearl: 2, courtiers: { floor2: 1, daimyo: 1 } };
  const game = courtier(seat, { daimyo: { card: 'y5', favours: [null, 0, null] } }).play('climb:floor2:1');
  assert.deepEqual(game.answers(), ['favour:0', 'favour:2']);
});

test('C5.6 with no favour free there is still the Lantern Reward and nothing more', () => {
  const game = courtier(
    {},
    {
      daimyo: { card: 'y5', favours: [1, 1, 1] },
      seats: [{ pearl: 2, lantern: ['d04'], courtiers: { floor2: 1 } }, { courtiers: { daimyo: 3 } }],
    },
  ).play('climb:floor2:1');
  assert.deepEqual(game.holds(0, 'vp', 'iron', 'coin'), [1, 0, 0]);
  assert.equal(game.seat(0).courtiers.daimyo, 1);
  assert.deepEqual(game.options(), ['endTurn']);
});

test('C5.6 the lantern waits for nothing: its season question comes before the favour', () => {
  const seat = { pearl: 2, seal: 1, time: 5, card: 's02', lantern: ['a2'], courtiers: { floor2: 1 } };
  const game = courtier(seat, { daimyo: { card: 'y5' } }).play('climb:floor2:1');
  assert.deepEqual(game.answers(), ['season:yes', 'season:no']);
  game.play('season:no');
  assert.deepEqual(game.answers(), ['favour:0', 'favour:1', 'favour:2']);
});

test('C5.7 a courtier at the Daimyo climbs no further, and two floors are never three', () => {
  const top = courtier({ coin: 2, pearl: 7, courtiers: { daimyo: 2, floor2: 1 } });
  assert.deepEqual(top.answers('climb'), ['climb:floor2:1']);
  assert.deepEqual(courtier({ coin: 2, pearl: 7, courtiers: { daimyo: 2 } }).answers('climb'), []);
});

test('C5.7 two courtiers of one floor are one choice', () => {
  const game = courtier({ coin: 2, pearl: 2, courtiers: { floor1: 3 } });
  assert.deepEqual(game.answers('climb'), ['climb:floor1:1:D1', 'climb:floor1:1:D2']);
});
