import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './testing/table.js';

// Without other words: S1 takes coral and black, S2 all, S3 white and coral, D1 and D2 black and white.

test('C3.1 only the dice at the ends of a bridge can be taken', () => {
  const start = table({ players: 4 });
  assert.deepEqual(start.board.bridges.coral, { left: 1, centre: [2, 3, 4], right: 5 });
  assert.deepEqual(start.options(), [
    'takeDie:coral:left',
    'takeDie:coral:right',
    'takeDie:black:left',
    'takeDie:black:right',
    'takeDie:white:left',
    'takeDie:white:right',
  ]);
});

test('C3.1 an empty end offers nothing', () => {
  const bridges = { coral: { left: 2 }, black: { right: 5 }, white: { left: 1, centre: [2], right: 6 } };
  const wellDice = ['coral 1', 'coral 1', 'black 1', 'black 1'];
  assert.deepEqual(table({ bridges, wellDice }).options(), [
    'takeDie:coral:left',
    'takeDie:black:right',
    'takeDie:white:left',
    'takeDie:white:right',
  ]);
});

test('C3.2 the die nearest the emptied end moves up, value unchanged', () => {
  const bridges = { white: { left: 1, centre: [2, 4, 5], right: 6 } };
  assert.deepEqual(table({ players: 4, bridges }).play('takeDie:white:left').board.bridges.white, {
    left: 2,
    centre: [4, 5],
    right: 6,
  });
  assert.deepEqual(table({ players: 4, bridges }).play('takeDie:white:right').board.bridges.white, {
    left: 1,
    centre: [2, 4],
    right: 5,
  });
});

test('C3.2 with two dice left the emptied end stays empty', () => {
  const bridges = { coral: { left: 2, right: 6 } };
  const two = () => table({ bridges, wellDice: ['coral 3'] });
  assert.deepEqual(two().play('takeDie:coral:left').board.bridges.coral, {
    left: null,
    centre: [],
    right: 6,
  });
  assert.deepEqual(two().play('takeDie:coral:right').board.bridges.coral, {
    left: 2,
    centre: [],
    right: null,
  });
});

test('C3.2 the last die gives the Lantern Reward only from the left end', () => {
  const seats = [{}, { lantern: ['s07'] }];
  const wellDice = ['coral 1', 'coral 1', 'black 1'];
  const last = (coral: object) => table({ bridges: { coral }, wellDice, seats });
  assert.equal(last({ left: 1 }).play('takeDie:coral:left').seat(1).coin, 1);
  assert.equal(last({ right: 1 }).play('takeDie:coral:right').seat(1).coin, 0);
});

test('C3.3 a die covers the printed value: 3, 4, 5, 1 and 6', () => {
  const coins = (space: string) =>
    table({ bridges: { white: { left: 6, centre: [6], right: 6 } } })
      .play('takeDie:white:right', `placeDie:${space}`)
      .seat(0).coin;
  assert.deepEqual(
    ['S2', 'S3', 'D1', 'D2', 'outside1', 'outside2', 'well', 'bottom'].map(coins),
    [3, 3, 2, 2, 1, 1, 5, 0],
  );
});

test('C3.3 a die on another one covers the value of that die', () => {
  const rooms = { S2: { dice: ['coral 5'] } };
  const seats = [{}, {}, { coin: 9 }];
  const take = () =>
    table({ players: 3, rooms, outside: { outside1: ['white 2'] }, seats }).play('takeDie:black:right');
  assert.equal(take().play('placeDie:S2').seat(2).coin, 9 - 1);
  assert.equal(take().play('placeDie:outside1').seat(2).coin, 9 + 2);
});

test('C3.4 a higher die gains the difference, a lower one pays it, an equal one does neither', () => {
  const coins = (value: number) =>
    table({ bridges: { white: { left: value, centre: [value], right: value } }, seats: [{ coin: 4 }] })
      .play('takeDie:white:right', 'placeDie:D1')
      .seat(0).coin;
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(coins), [1, 2, 3, 4, 5, 6]);
});

test('C3.4 a placement is offered only when it can be paid now', () => {
  const take = (coin: number) =>
    table({ bridges: { white: { left: 2, centre: [2], right: 2 } }, seats: [{ coin }] }).play(
      'takeDie:white:right',
    );
  assert.deepEqual(take(1).options(), ['placeDie:S2', 'placeDie:S3', 'placeDie:well']);
  assert.deepEqual(take(2).answers('placeDie').length, 5);
  assert.deepEqual(take(3).answers('placeDie').length, 7);
  assert.ok(!take(3).options().includes('placeDie:bottom'));
  assert.ok(take(4).options().includes('placeDie:bottom'));
  assert.equal(take(1).refusal('placeDie:D1').code, 'illegal-move');
});

test('C3.4 seals can be exchanged first, and then the space is open', () => {
  const bridges = { white: { left: 2, centre: [2], right: 2 } };
  const taken = table({ bridges, seats: [{ seal: 1 }] }).play('takeDie:white:right');
  assert.deepEqual(taken.options(), ['placeDie:well', 'exchange:coin']);
  taken.play('exchange:coin');
  assert.deepEqual(taken.options(), ['placeDie:S2', 'placeDie:S3', 'placeDie:well']);
});

test('C3.4 a die taken must be placed; when only the well can take it, it goes there', () => {
  const bridges = { white: { left: 1, centre: [1], right: 1 } };
  const taken = table({ bridges }).play('takeDie:white:right');
  assert.deepEqual(taken.board.wellDice, [{ colour: 'white', value: 1 }]);
  assert.deepEqual(taken.holds(0, 'coin', 'seal', 'pearl', 'iron'), [0, 1, 1, 1]);
  const open = table({ bridges, seats: [{ coin: 2 }] }).play('takeDie:white:right');
  assert.deepEqual(open.options(), ['placeDie:S2', 'placeDie:S3', 'placeDie:well']);
});

test('C3.5 with three players one die may lie on one other die of the main board', () => {
  const bridges = { white: { left: 4, centre: [5, 6], right: 6 } };
  const one = table({
    players: 3,
    bridges,
    rooms: { S2: { dice: ['coral 1'] } },
    outside: { outside1: ['black 3'] },
  });
  const open = one.play('takeDie:white:right').options();
  assert.ok(open.includes('placeDie:S2') && open.includes('placeDie:outside1'));
  one.play('placeDie:S2');
  assert.deepEqual(one.board.rooms.S2.dice, [
    { colour: 'coral', value: 1 },
    { colour: 'white', value: 6 },
  ]);
});

test('C3.5 a third die never lies on two', () => {
  const full = table({
    players: 4,
    bridges: { white: { left: 6, centre: [6, 6, 6], right: 6 } },
    rooms: { S2: { dice: ['coral 1', 'black 6'] } },
    outside: { outside2: ['black 3', 'black 3'] },
  });
  const open = full.play('takeDie:white:right').options();
  assert.ok(!open.includes('placeDie:S2') && !open.includes('placeDie:outside2'));
  assert.ok(open.includes('placeDie:S3') && open.includes('placeDie:outside1'));
});

test('C3.5 with two players dice are never stacked', () => {
  const two = table({
    bridges: { white: { left: 6, centre: [6], right: 6 } },
    rooms: { S2: { dice: ['coral 1'] }, D1: { dice: ['black 1'] } },
    outside: { outside1: ['black 3'] },
  });
  assert.deepEqual(two.play('takeDie:white:right').options(), [
    'placeDie:S3',
    'placeDie:D2',
    'placeDie:outside2',
    'placeDie:well',
    'placeDie:bottom',
  ]);
});

test('C3.5 a domain row takes no second die, not even with four players', () => {
  const seats = [{ dice: { bottom: 1 } }];
  const bridges = { white: { left: 6, centre: [6, 6], right: 6 } };
  const wellDice = ['coral 1', 'coral 1', 'coral 1'];
  const open = table({ players: 4, bridges, wellDice, seats }).play('takeDie:white:right').options();
  assert.ok(!open.includes('placeDie:bottom'));
});

test('C3.6 the well takes any number of dice and always counts as 1', () => {
  const wellDice = ['coral 6', 'coral 6', 'black 5', 'black 5'];
  const full = table({ wellDice, bridges: { white: { left: 4, centre: [4], right: 4 } } });
  full.play('takeDie:white:right', 'placeDie:well');
  assert.equal(full.seat(0).coin, 3);
  assert.equal(full.board.wellDice.length, 5);
});

test('C3.7 a castle room takes only a colour that is on one of its Die tiles', () => {
  const rooms = (bridge: string) =>
    table({ bridges: { [bridge]: { left: 6, centre: [6], right: 6 } } })
      .play(`takeDie:${bridge}:right`)
      .options()
      .filter((text) => /:[SD]\d$/.test(text));
  assert.deepEqual(rooms('coral'), ['placeDie:S1', 'placeDie:S2', 'placeDie:S3']);
  assert.deepEqual(rooms('black'), ['placeDie:S1', 'placeDie:S2', 'placeDie:D1', 'placeDie:D2']);
  assert.deepEqual(rooms('white'), ['placeDie:S2', 'placeDie:S3', 'placeDie:D1', 'placeDie:D2']);
});

test('C3.8 a domain row takes a die of its colour, outside and well take any', () => {
  const others = (bridge: string) =>
    table({ bridges: { [bridge]: { left: 6, centre: [6], right: 6 } } })
      .play(`takeDie:${bridge}:right`)
      .options()
      .filter((text) => !/:[SD]\d$/.test(text));
  const anywhere = ['placeDie:outside1', 'placeDie:outside2', 'placeDie:well'];
  assert.deepEqual(others('coral'), [...anywhere, 'placeDie:top']);
  assert.deepEqual(others('black'), [...anywhere, 'placeDie:middle']);
  assert.deepEqual(others('white'), [...anywhere, 'placeDie:bottom']);
});

test('C3.8 a row takes one die a round; the die of another clan does not matter', () => {
  const bridges = { white: { left: 6, right: 6 } };
  const own = table({ bridges, seats: [{ dice: { bottom: 2 } }], wellDice: ['coral 1'] });
  assert.ok(!own.play('takeDie:white:right').options().includes('placeDie:bottom'));
  const other = table({ bridges, seats: [{}, { dice: { bottom: 2 } }], wellDice: ['coral 1'] });
  assert.ok(other.play('takeDie:white:right').options().includes('placeDie:bottom'));
});

test('C3.9 coins are settled before the Lantern Reward: its coin cannot pay for the space', () => {
  const bridges = { white: { left: 2, centre: [2], right: 2 } };
  const taken = table({ bridges, seats: [{ lantern: ['s07'] }] }).play('takeDie:white:left');
  assert.deepEqual(taken.board.wellDice, [{ colour: 'white', value: 2 }]);
  assert.equal(taken.seat(0).coin, 2);
});

test('C3.9 the Lantern Reward comes before the actions: its coins pay for the audience', () => {
  const bridges = { white: { left: 3, centre: [3], right: 3 } };
  const rooms = { S3: { card: 's02' } };
  const seats = [{ seal: 1, lantern: ['s07', 's09'] }];
  const left = table({ bridges, rooms, seats }).play('takeDie:white:left', 'placeDie:S3');
  assert.equal(left.seat(0).coin, 2);
  left.play('chooseBlock:S3:top', 'gate');
  assert.deepEqual(left.holds(0, 'coin', 'seal'), [0, 0]);
  assert.equal(left.seat(0).courtiers.gate, 1);
  // From the right there is no reward, so the courtier action cannot be paid and is not offered.
  const right = table({ bridges, rooms, seats }).play('takeDie:white:right', 'placeDie:S3');
  assert.deepEqual(right.answers('chooseBlock'), ['chooseBlock:S3:bottom']);
});

test('C3.9 a question of the Lantern Reward is answered before the actions begin', () => {
  const bridges = { white: { left: 5, centre: [5], right: 5 } };
  const seats = [{ time: 5, seal: 1, iron: 1, lantern: ['a3'], card: 'a1' }];
  const asked = table({ bridges, seats }).play('takeDie:white:left', 'placeDie:outside2');
  assert.deepEqual(asked.answers(), ['season:yes', 'season:no']);
  asked.play('season:yes');
  assert.deepEqual(asked.answers(), ['chooseWorker:warrior', 'skip', 'endTurn']);
});
