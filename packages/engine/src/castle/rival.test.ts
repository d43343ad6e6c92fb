import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, scoreSheet, seeded } from '../index.js';
import {
  BRIDGES,
  DECK,
  deck,
  type Json,
  look,
  ofKind,
  options,
  type Played,
  playAll,
  QUIET_TURN,
  rival,
  rivalSeat,
  rivalTurn,
  solo,
} from './testing/rival.js';

test('C13.1 the player gets one starting action and one starting resource card without a choice', () => {
  for (let seed = 0; seed < 40; seed++) {
    const state = create('castle', { players: 1, level: 'easy' }, seeded(seed));
    const { seats, pairs, rooms } = look(state);
    assert.equal(seats.length, 2);
    assert.match(seats[0].card ?? '', /^a[123]$/);
    assert.equal(seats[0].lantern.filter((card) => /^r\d$/.test(card)).length, 1);
    assert.equal(seats[1].card, null);
    assert.ok(!options(state).some((move) => move.startsWith('draft')));
    assert.ok(pairs === undefined || pairs.every((pair) => pair === null));
    // C1.2: set up for two, so no card of three or more players.
    assert.ok(
      Object.values(rooms).every(
        ({ card }) => !['s01', 's03', 's06', 's08', 's11', 's14'].includes(card ?? ''),
      ),
    );
  }
});

test('C13.2 the level sets points, place in the first turn order and influence', () => {
  const start = (level: string) => look(create('castle', { players: 1, level }, seeded('r3 first')));
  const easy = start('easy');
  assert.deepEqual(
    [easy.order, easy.timeOrder],
    [
      [0, 1],
      [0, 1],
    ],
  );
  assert.deepEqual([easy.seats[1].vp, easy.seats[1].time], [0, 0]);
  // At medium and hard the rival has already played its first turn when the player is asked.
  for (const [level, vp, time] of [
    ['medium', 3, 1],
    ['hard', 8, 3],
  ] as const) {
    const { order, seats, bridges } = start(level);
    assert.deepEqual(order, [1, 0]);
    assert.ok(seats[1].vp >= vp && seats[1].time >= time);
    const dice = Object.values(bridges).flatMap(({ left, centre, right }) => [left, ...centre, right]);
    assert.equal(dice.filter((die) => die !== null).length, 8);
  }
});

test('C13.3 the rival pays nothing, gains only coins, fires no action and ignores room colours', () => {
  // v4 sends the black left die, a 2, to S2, whose tiles hold no black here.
  const rooms = { S2: { tiles: ['white', 'coral', 'white'] }, S3: { tiles: ['black', 'coral', 'white'] } };
  const { state } = rivalTurn({ rivalDeck: deck('v2', 'v4'), rooms, seats: rival({ coin: 1 }) });
  const { rooms: after } = look(state);
  assert.deepEqual(after.S2.dice, [{ colour: 'black', value: 2 }]);
  const seat = rivalSeat(state);
  assert.equal(seat.coin, 1, 'a 2 on a printed 3 costs the rival nothing');
  assert.deepEqual([seat.food, seat.iron, seat.pearl, seat.seal, seat.vp], [0, 0, 0, 0, 0]);
  assert.deepEqual(seat.lantern, []);
});

test('C13.4 a card is drawn, and the face of the next one on top picks the die', () => {
  const { state, events: heard } = rivalTurn({ rivalDeck: deck('v2', 'v6') });
  assert.deepEqual(
    ofKind(heard, 'rivalDraws').map((event) => 'card' in event && event.card),
    ['v2'],
  );
  assert.deepEqual(ofKind(heard, 'rivalDie')[0], {
    kind: 'rivalDie',
    card: 'v6',
    bridge: 'black',
    place: 'right',
    value: 5,
    space: 'outside1',
    occupied: false,
    coins: 0,
  });
  assert.equal(look(state).bridges.black.right, 4, 'the die between the ends moved up');
  assert.deepEqual(look(state).bridges.black.centre, []);
  assert.equal(look(state).rivalDeck?.[0], 'v6', 'the card that sent the die stays on top');
});

test('C13.4 while no die stands where the face says, that card is drawn too', () => {
  const bridges = {
    ...BRIDGES,
    coral: { left: 1, centre: [], right: 6 },
    black: { left: 2, centre: [], right: 5 },
  };
  const wellDice = ['coral 3', 'black 4'];
  const { events: heard } = rivalTurn({ rivalDeck: deck('v1', 'v2', 'v5', 'v9'), bridges, wellDice });
  assert.deepEqual(
    ofKind(heard, 'rivalDraws').map((event) => 'card' in event && event.card),
    ['v1', 'v2', 'v5'],
  );
  const die = ofKind(heard, 'rivalDie')[0];
  assert.ok(die.kind === 'rivalDie' && die.card === 'v9' && die.bridge === 'white' && die.place === 'right');
});

test('C13.4 taking the centre die moves nothing', () => {
  const { state } = rivalTurn({ rivalDeck: deck('v9', 'v2') });
  assert.deepEqual(look(state).bridges.coral, { left: 1, centre: [], right: 6 });
});

test('C13.4 only the top and the cards put back are known; the others are drawn when shown', () => {
  const start = solo({ rivalDeck: ['v7', null, null, null, null, null, null, 'v2', 'v6'] });
  let { state, events: heard } = playAll(start, QUIET_TURN);
  while (options(state)[0].startsWith('rival')) state = playAll(state, [options(state)[0]]).state;
  const drawn = ofKind(heard, 'rivalDraws').map((event) => event.kind === 'rivalDraws' && event.card);
  const known = look(state).rivalDeck ?? [];
  assert.equal(known.filter((card) => card === null).length, 6 - drawn.length);
  assert.notEqual(known[0], null);
  assert.deepEqual(known.slice(-2 - drawn.length), ['v2', 'v6', ...drawn]);
});

test('C13.5 a higher die earns coins, a lower one costs nothing', () => {
  const { state } = rivalTurn({ rivalDeck: deck('v2', 'v3') });
  assert.equal(rivalSeat(state).coin, 2, 'coral 6 on the printed 4 of D1');
  const low = rivalTurn({ rivalDeck: deck('v2', 'v7') });
  assert.equal(rivalSeat(low.state).coin, 0, 'white 2 on the printed 3 of S3');
});

test('C13.5 an occupied space sends the die to the well: coins by value 1, nothing else', () => {
  const start = solo({
    rivalDeck: deck('v2', 'v3'),
    rooms: { D1: { dice: ['white 4'] } },
    wellDice: ['white 2'],
    bridges: { ...BRIDGES, white: { left: 2, centre: [], right: null } },
  });
  const { state, events: heard } = playAll(start, ['takeDie:black:left', 'endTurn']);
  const die = ofKind(heard, 'rivalDie')[0];
  assert.ok(die.kind === 'rivalDie' && die.occupied && die.space === 'well' && die.coins === 5);
  assert.equal(rivalSeat(state).coin, 5);
  assert.equal(rivalSeat(state).seal, 0);
  assert.equal(look(state).rooms.D1.dice.length, 1);
});

test('C13.6 the last two cards of the row act in the order drawn, then the row goes under the deck', () => {
  const bridges = {
    ...BRIDGES,
    coral: { left: 1, centre: [], right: 6 },
    black: { left: 2, centre: [], right: 5 },
  };
  const position = { rivalDeck: deck('v6', 'v2', 'v5', 'v7'), bridges, wellDice: ['coral 3', 'black 4'] };
  const plants = { coral: { plant: { card: 'p5' } } };
  const { state, events: heard } = rivalTurn({ ...position, gardens: plants });
  assert.deepEqual(
    ofKind(heard, 'rivalActs').map((event) => event.kind === 'rivalActs' && `${event.card} ${event.action}`),
    ['v2 yard1', 'v2 time 2', 'v5 plant', 'v5 coin 4'],
  );
  assert.deepEqual(look(state).rivalDeck?.slice(-3), ['v6', 'v2', 'v5']);
});

test('C13.7 an action that cannot be performed is worth the round in points', () => {
  const noWarriors = { yards: { yard5: { warriors: [0, 5] } } };
  const { state, events: heard } = rivalTurn({ ...noWarriors, round: 2, rivalDeck: deck('v2', 'v6') });
  const acts = ofKind(heard, 'rivalActs');
  assert.ok(acts[0].kind === 'rivalActs' && !acts[0].possible && acts[0].points === 2);
  assert.equal(rivalSeat(state).vp, 2);
});

test('C13.7 time at space 20 is impossible; a shorter move than printed is not', () => {
  const at = (time: number) => rivalTurn({ round: 3, rivalDeck: deck('v2', 'v6'), seats: rival({ time }) });
  assert.deepEqual([rivalSeat(at(20).state).vp, rivalSeat(at(20).state).time], [3, 20]);
  assert.deepEqual([rivalSeat(at(19).state).vp, rivalSeat(at(19).state).time], [0, 20]);
});

test('C13.8 a gardener goes to the garden with the fewest points; the player breaks ties', () => {
  const gardens = {
    coral: { plant: { card: 'p1' }, stone: { card: 'k3' } },
    black: { plant: { card: 'p2' }, stone: { card: 'k1' } },
    white: { plant: { card: 'p3' }, stone: { card: 'k2' } },
  };
  const stone = rivalTurn({ gardens, rivalDeck: deck('v3', 'v2') });
  assert.deepEqual(
    options(stone.state).filter((move) => !move.startsWith('exchange')),
    ['rivalGarden:black:stone', 'rivalGarden:white:stone'],
  );
  const chosen = rivalTurn({ gardens, rivalDeck: deck('v3', 'v2') }, 'rivalGarden:white:stone');
  assert.deepEqual(look(chosen.state).gardens.white.stone.clans, [1]);
  const taken = { ...gardens, black: { plant: { card: 'p2' }, stone: { card: 'k1', clans: [1] } } };
  const single = rivalTurn({ gardens: taken, rivalDeck: deck('v3', 'v2') });
  assert.deepEqual(look(single.state).gardens.white.stone.clans, [1], 'no tie, no question');
});

test('C13.8 garden means both kinds together; a warrior goes to the yard of that cost, a courtier to the gate free', () => {
  const gardens = {
    coral: { plant: { card: 'p5' }, stone: { card: 'k5', clans: [1] } },
    black: { plant: { card: 'p2' }, stone: { card: 'k1', clans: [1] } },
    white: { plant: { card: 'p3' }, stone: { card: 'k2', clans: [1] } },
  };
  const either = rivalTurn({ gardens, rivalDeck: deck('v8', 'v2') });
  assert.deepEqual(look(either.state).gardens.coral.plant.clans, [1]);
  const yard = rivalTurn({ rivalDeck: deck('v6', 'v2') });
  assert.deepEqual(look(yard.state).yards.yard5.warriors, [0, 1]);
  assert.equal(rivalSeat(yard.state).warriors, 4);
  const gate = rivalTurn({ rivalDeck: deck('v7', 'v2') });
  assert.deepEqual([rivalSeat(gate.state).courtiers.gate, rivalSeat(gate.state).coin], [1, 0]);
});

test('C13.9 the lowest courtier climbs; the player chooses a room there whose card is replaced', () => {
  const courtiers = { gate: 1, floor1: 1 };
  const position = {
    rivalDeck: deck('v9', 'v2'),
    seats: rival({ courtiers }),
    rooms: { S2: { card: 's05' } },
  };
  const asked = rivalTurn(position);
  assert.deepEqual(
    options(asked.state).filter((move) => !move.startsWith('exchange')),
    ['rivalRoom:S1', 'rivalRoom:S2', 'rivalRoom:S3'],
  );
  const { state } = rivalTurn(position, 'rivalRoom:S2');
  assert.notEqual(look(state).rooms.S2.card, 's05');
  assert.deepEqual(look(state).discarded, ['s05']);
  assert.deepEqual(rivalSeat(state).courtiers, { domain: 3, gate: 0, floor1: 2, floor2: 0, daimyo: 0 });
  assert.equal(rivalSeat(state).card, null);
});

test('C13.9 with an empty deck nothing happens to the rooms; without a courtier that can climb it is impossible', () => {
  const stewards = ['s02', 's04', 's05', 's07', 's09', 's10', 's12', 's13', 's15'];
  const rooms = { S1: { card: 's02' }, S2: { card: 's04' }, S3: { card: 's05' } };
  const position = {
    rivalDeck: deck('v9', 'v2'),
    rooms,
    discarded: stewards.slice(3),
    seats: rival({ courtiers: { gate: 1 } }),
  };
  const { state } = rivalTurn(position);
  assert.equal(rivalSeat(state).courtiers.floor1, 1);
  assert.equal(look(state).rooms.S1.card, 's02');
  assert.ok(options(state)[0].startsWith('takeDie'));
  const none = rivalTurn({
    round: 3,
    rivalDeck: deck('v9', 'v2'),
    seats: rival({ courtiers: { daimyo: 2 } }),
  });
  assert.equal(rivalSeat(none.state).vp, 3);
});

test('C13.9 at the Daimyo it takes the leftmost free favour without effect; a climb with less room counts', () => {
  const daimyo = { card: 'y2', favours: [0, null, null] };
  const seats = [{ courtiers: { daimyo: 1 } }, { courtiers: { floor2: 1 } }];
  const { state, events: heard } = rivalTurn({ rivalDeck: deck('v4', 'v2'), daimyo, seats });
  assert.deepEqual(look(state).daimyo.favours, [0, 1, null]);
  const climb = ofKind(heard, 'rivalActs')[0];
  assert.ok(climb.kind === 'rivalActs' && climb.action === 'climb 2' && climb.possible);
  assert.equal(rivalSeat(state).vp, 0);
});

test('C13.10 influence crosses season borders without paying', () => {
  const { state } = rivalTurn({ rivalDeck: deck('v2', 'v6'), seats: rival({ time: 5 }) });
  assert.equal(rivalSeat(state).time, 7);
  assert.equal(rivalSeat(state).seal, 0);
});

/** The last turn of a round is the player's; the white bridge has run empty. */
function lastTurn(position: Json): Played {
  const bridges = {
    coral: { left: 1, centre: [], right: 6 },
    black: { left: 2, centre: [], right: 5 },
    white: { left: null, centre: [], right: null },
  };
  const wellDice = ['coral 3', 'black 4', 'white 2', 'white 2', 'white 4'];
  const start = solo({ order: [1, 0], bridges, wellDice, ...position });
  return playAll(start, ['takeDie:black:right', 'placeDie:well', 'endTurn']);
}

test('C13.11 the rival turns in coins 3 at a time when first, 5 when second, for the round in points each', () => {
  const first = lastTurn({ round: 2, seats: [{ time: 0 }, { coin: 11, time: 4 }] });
  assert.ok(
    ofKind(first.events, 'rivalCoins').some(
      (event) => event.kind === 'rivalCoins' && event.coins === 9 && event.points === 6,
    ),
  );
  const second = lastTurn({
    round: 2,
    seats: [{ time: 4 }, { coin: 11, time: 0 }],
    rivalDeck: deck('v2', 'v6'),
  });
  assert.ok(
    ofKind(second.events, 'rivalCoins').some(
      (event) => event.kind === 'rivalCoins' && event.coins === 10 && event.points === 4,
    ),
  );
  assert.equal(rivalSeat(second.state).coin, 1);
  const last = lastTurn({ round: 3, seats: [{ time: 4 }, { coin: 11, time: 0 }] });
  assert.deepEqual([rivalSeat(last.state).coin, rivalSeat(last.state).vp], [1, 6]);
});

test('C13.11 in rounds 1 and 2 each gardener under a bridge with dice gives the round in points', () => {
  const gardens = {
    coral: { plant: { clans: [1] }, stone: { clans: [1] } },
    white: { plant: { clans: [1] } },
  };
  const seats = [{ time: 4 }, {}];
  const { state } = lastTurn({ round: 2, gardens, seats });
  assert.equal(rivalSeat(state).vp, 4, 'two of three: no die is left on the white bridge');
  const last = lastTurn({ round: 3, gardens, seats });
  assert.equal(rivalSeat(last.state).vp, 0);
});

test('C13.11 then its deck is shuffled: only the top is known', () => {
  const { state } = lastTurn({ round: 1, seats: [{ time: 4 }, {}], rivalDeck: DECK });
  assert.equal(look(state).rivalDeck?.filter((card) => card !== null).length, 1);
});

test('C13.12 the rival scores nothing for coins and resources, everything else like a player; C11.7 breaks ties', () => {
  const sheet = (time: number, vp = 0) =>
    scoreSheet(
      lastTurn({
        round: 3,
        seats: [
          { time: 5, vp },
          { coin: 4, time, courtiers: { floor1: 1, daimyo: 1 } },
        ],
        yards: { yard5: { warriors: [0, 1] } },
        gardens: { coral: { plant: { card: 'p1', clans: [1] } } },
      }).state,
    );
  // Coins not turned in yet are worth nothing either.
  const [, early] = scoreSheet(solo({ seats: rival({ coin: 9 }) }));
  assert.deepEqual([early.categories.coins, early.total], [0, 0]);
  const [, rivalSheet] = sheet(0);
  assert.deepEqual(rivalSheet.categories, {
    clanPoints: 0,
    coins: 0,
    resources: 0,
    time: 0,
    courtiers: 13,
    warriors: 4,
    gardeners: 9,
  });
  // The player's 4 coins, 1 seal and the well's tiles are worth 1 point: 25 more make a tie of 26.
  assert.deepEqual(
    sheet(0, 25).map(({ total, rank }) => [total, rank]),
    [
      [26, 1],
      [26, 2],
    ],
  );
});

test('X9 in round 3 two faces show dice that are not there, a third fits; of four actions one is impossible: 3 points', () => {
  const bridges = {
    ...BRIDGES,
    coral: { left: 1, centre: [], right: 6 },
    black: { left: 2, centre: [], right: 5 },
  };
  const { state, events: heard } = rivalTurn({
    round: 3,
    rivalDeck: deck('v7', 'v2', 'v5', 'v3'),
    bridges,
    wellDice: ['coral 3', 'black 4'],
    seats: rival({ time: 20 }),
    gardens: { coral: { plant: { card: 'p5' } } },
  });
  assert.deepEqual(
    ofKind(heard, 'rivalActs').map((event) => event.kind === 'rivalActs' && [event.action, event.points]),
    [
      ['yard1', 0],
      ['time 2', 3],
      ['plant', 0],
      ['coin 4', 0],
    ],
  );
  assert.equal(rivalSeat(state).vp, 3);
});
