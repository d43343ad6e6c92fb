import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAST_TURN, table } from './testing/table.js';

/** White dice of one value. */
const white = (value: number) => ({ white: { left: value, centre: [value], right: value } });
const coral = (value: number) => ({ coral: { left: value, centre: [value], right: value } });

test('C4.1 each block beside a tile of the colour may be performed, once each', () => {
  const rooms = { S3: { card: 's10', tiles: ['white', 'coral', 'white'] } };
  const game = table({ bridges: white(3), rooms }).play('takeDie:white:right', 'placeDie:S3');
  assert.deepEqual(game.answers(), ['chooseBlock:S3:top', 'chooseBlock:S3:bottom', 'skip', 'endTurn']);
  game.play('chooseBlock:S3:bottom');
  assert.deepEqual(game.holds(0, 'iron', 'food'), [1, 1]);
  assert.deepEqual(game.answers(), ['chooseBlock:S3:top', 'skip', 'endTurn']);
  game.play('chooseBlock:S3:top', 'gainAny:food');
  assert.deepEqual(game.holds(0, 'seal', 'food'), [1, 2]);
  assert.deepEqual(game.answers(), ['endTurn']);
});

test('C4.1 a die fires only the blocks beside its own colour', () => {
  const rooms = { S3: { card: 's10', tiles: ['white', 'coral', 'white'] }, D1: { card: 'd07' } };
  const blocks = (bridge: string, space: string) =>
    table({ bridges: { ...white(6), ...coral(6) }, rooms, seats: [{ seal: 1, coin: 2, food: 1 }] })
      .play(`takeDie:${bridge}:right`, `placeDie:${space}`)
      .answers('chooseBlock');
  assert.deepEqual(blocks('coral', 'S3'), ['chooseBlock:S3:middle']);
  // D1 shows black and white: the first block belongs to black, the second to white.
  assert.deepEqual(blocks('white', 'D1'), ['chooseBlock:D1:second']);
});

test('C4.1 the blocks stay those of the card that lay there, even after the own climb took it', () => {
  // s09 beside two coral tiles: the well on top, a courtier action in the middle. The climb takes s09 itself.
  const rooms = { S1: { card: 's09' } };
  const seats = [{ seal: 1, pearl: 2, courtiers: { gate: 1 } }];
  const game = table({ bridges: coral(3), rooms, seats }).play('takeDie:coral:right', 'placeDie:S1');
  game.play('chooseBlock:S1:middle', 'climb:gate:1:S1', 'light:bottom');
  assert.equal(game.seat(0).card, 's09');
  // The new card's top block is a warrior action; the die still owes the well of the old one.
  assert.equal(game.board.rooms.S1.card, 's05');
  assert.deepEqual(game.answers(), ['chooseBlock:S1:top', 'skip', 'endTurn']);
  game.play('chooseBlock:S1:top');
  assert.deepEqual(game.holds(0, 'food', 'coin', 'seal'), [2, 1, 1]);
  assert.deepEqual(game.answers(), ['endTurn']);
});

test('C4.2 outside1 gives a gardener or a courtier, outside2 a warrior or a courtier, one of them', () => {
  const seats = [{ coin: 4, iron: 1, food: 7 }];
  const workers = (space: string) =>
    table({ bridges: white(5), seats })
      .play('takeDie:white:right', `placeDie:${space}`)
      .answers();
  assert.deepEqual(workers('outside1'), [
    'chooseWorker:courtier',
    'chooseWorker:gardener',
    'skip',
    'endTurn',
  ]);
  assert.deepEqual(workers('outside2'), ['chooseWorker:courtier', 'chooseWorker:warrior', 'skip', 'endTurn']);
  const done = table({ bridges: white(5), seats }).play(
    'takeDie:white:right',
    'placeDie:outside2',
    'chooseWorker:warrior',
    'train:yard1',
    'skip',
  );
  assert.deepEqual(done.options(), ['endTurn']);
});

test('C4.3 the well gives a seal and the rewards of both tiles, at every visit', () => {
  const game = table({ bridges: { ...white(1), ...coral(1) }, well: ['any 1', 'coin 1'] });
  for (const seat of [0, 1]) {
    game.play(seat === 0 ? 'takeDie:white:right' : 'takeDie:coral:right', 'gainAny:pearl');
    assert.deepEqual(game.holds(seat, 'seal', 'coin', 'pearl'), [1, 1, 1]);
    assert.deepEqual(game.board.well, ['any 1', 'coin 1']);
    game.play('endTurn');
  }
});

test('C4.3 two resources of choice at the well are chosen one by one', () => {
  const game = table({ bridges: white(1), well: ['any 1', 'any 1'] }).play('takeDie:white:right');
  game.play('gainAny:food', 'gainAny:iron');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl', 'seal'), [1, 1, 0, 1]);
});

test('C4.5 room blocks, worker actions and yard tiles may be declined', () => {
  const room = table({ bridges: white(3) }).play('takeDie:white:right', 'placeDie:S3', 'skip');
  assert.deepEqual(room.options(), ['endTurn']);
  const seats = [{ iron: 5 }];
  const outside = () => table({ bridges: white(5), seats }).play('takeDie:white:right', 'placeDie:outside2');
  assert.deepEqual(outside().play('skip').options(), ['endTurn']);
  assert.deepEqual(outside().play('chooseWorker:warrior', 'skip').options(), ['endTurn']);
  const trained = outside().play('chooseWorker:warrior', 'train:yard5', 'skip');
  assert.deepEqual(trained.options(), ['endTurn']);
  assert.equal(trained.seat(0).iron, 0);
});

test('C4.5 the gains of the well, of a row and of a lantern are not declined', () => {
  const well = table({ bridges: white(1), well: ['any 1', 'coin 1'] }).play('takeDie:white:right');
  assert.deepEqual(well.answers(), ['gainAny:food', 'gainAny:iron', 'gainAny:pearl']);
  const row = table({ bridges: white(6), seats: [{ card: 's02' }] }).play(
    'takeDie:white:right',
    'placeDie:bottom',
  );
  assert.equal(row.seat(0).pearl, 1);
  assert.deepEqual(row.options(), ['chooseBlock:bottom', 'skip', 'endTurn']);
});

test('C4.5 a light block and a domain row are not declined', () => {
  const gardens = { coral: { stone: { card: 'k4' } }, black: { plant: { card: 'p5' } } };
  const seats = [{ food: 3, coin: 4 }];
  const gardener = () =>
    table({ bridges: white(5), gardens, seats }).play(
      'takeDie:white:right',
      'placeDie:outside1',
      'chooseWorker:gardener',
    );
  const light = gardener().play('garden:coral:stone').answers();
  assert.ok(light.length > 1 && light.every((text) => text.startsWith('chooseBlock:')));
  const domain = gardener().play('garden:black:plant', 'pay');
  assert.deepEqual(domain.options(), ['domainRow:top', 'domainRow:middle', 'domainRow:bottom']);
});

test('C4.5 a climb once paid runs through all its steps', () => {
  const rooms = { S1: { card: 's07' }, D1: { card: 'd05' } };
  const seats = [{ pearl: 2, courtiers: { gate: 1 } }];
  const game = table({ bridges: white(5), rooms, seats }).play(
    'takeDie:white:right',
    'placeDie:outside1',
    'chooseWorker:courtier',
    'climb:gate:1:S1',
  );
  assert.deepEqual(game.options(), ['light:top', 'light:bottom']);
});

test('C4.5 choosing a block pays its cost; only a cost that comes up by itself asks', () => {
  const rooms = { S3: { card: 's02' } };
  const block = table({ bridges: white(5), rooms, seats: [{ seal: 1 }] });
  block.play('takeDie:white:right', 'placeDie:S3', 'chooseBlock:S3:top');
  assert.equal(block.seat(0).seal, 0);
  assert.deepEqual(block.options(), ['gate', 'skip', 'endTurn']);
  const gardens = { coral: { plant: { card: 'p4' } } };
  const garden = table({ bridges: white(5), gardens, seats: [{ food: 4, coin: 3, iron: 1 }] });
  garden.play('takeDie:white:right', 'placeDie:outside1', 'chooseWorker:gardener', 'garden:coral:plant');
  assert.deepEqual(garden.options(), ['pay', 'skip', 'endTurn']);
  assert.equal(garden.play('skip').seat(0).coin, 3);
});

/** A warrior in yard5, whose blue tile `tile` was chosen. */
const tileAction = (tile: string, more: object = {}) =>
  table(
    {
      bridges: white(5),
      yards: { yard5: { tiles: [tile, 't8'] } },
      rooms: {
        S1: { card: 's10' },
        S2: { card: 's09' },
        S3: { card: 's12' },
        D1: { card: 'd07' },
        D2: { card: 'd11' },
      },
      seats: [{ iron: 5 }],
    },
    more as never,
  ).play(
    'takeDie:white:right',
    'placeDie:outside2',
    'chooseWorker:warrior',
    'train:yard5',
    `yardTile:${tile}`,
  );

test('C8.1 a tile effect performs one block beside a Die tile of that colour, in any room', () => {
  // Coral: S1 top and middle, S2 middle, S3 middle. The dark ones need a seal.
  assert.deepEqual(tileAction('t4').answers('chooseBlock'), ['chooseBlock:S1:top', 'chooseBlock:S3:middle']);
  // Black: S1 bottom, S2 top, D1 first, D2 first.
  assert.deepEqual(tileAction('t6').answers(), [
    'chooseBlock:S1:bottom',
    'chooseBlock:S2:top',
    'chooseBlock:D1:first',
    'chooseBlock:D2:first',
    'skip',
    'endTurn',
  ]);
  // White: S2 bottom, S3 top; S3 bottom and both second blocks are gardener actions without food.
  assert.deepEqual(tileAction('t5').answers('chooseBlock'), ['chooseBlock:S2:bottom', 'chooseBlock:S3:top']);
  assert.deepEqual(tileAction('t7').answers('chooseBlock').length, 8);
});

test('C8.1 one block only, then the rest of the yard goes on', () => {
  const game = tileAction('t6').play('chooseBlock:S1:bottom');
  assert.deepEqual(game.holds(0, 'iron', 'food'), [1, 1]);
  assert.deepEqual(game.options(), ['yardTile:t8', 'skip', 'endTurn']);
});

test('C8.1 the cost of the block is paid as usual', () => {
  const rich = tileAction('t4', { seats: [{ iron: 5, seal: 1, coin: 2 }] });
  assert.ok(rich.options().includes('chooseBlock:S2:middle'));
  rich.play('chooseBlock:S2:middle');
  assert.equal(rich.seat(0).seal, 0);
  assert.deepEqual(rich.options(), ['gate', 'skip', 'endTurn']);
});

test('C8.2 light performs one light block of any of the five room cards', () => {
  const rooms = {
    S1: { card: 's10' },
    S2: { card: 's09' },
    S3: { card: 's12' },
    D1: { card: 'd07' },
    D2: { card: 'd05' },
  };
  const gardens = { coral: { stone: { card: 'k4' } } };
  const game = table({ bridges: white(5), rooms, gardens, seats: [{ food: 2, seal: 5, coin: 2 }] }).play(
    'takeDie:white:right',
    'placeDie:outside1',
    'chooseWorker:gardener',
    'garden:coral:stone',
  );
  // Every light block and no dark one, although a seal is at hand.
  assert.deepEqual(game.answers(), [
    'chooseBlock:S1:top',
    'chooseBlock:S1:bottom',
    'chooseBlock:S2:top',
    'chooseBlock:S2:bottom',
    'chooseBlock:S3:top',
    'chooseBlock:S3:middle',
    'chooseBlock:D1:first',
    'chooseBlock:D2:second',
  ]);
  game.play('chooseBlock:S3:top');
  assert.equal(game.seat(0).pearl, 2);
  assert.deepEqual(game.answers(), ['endTurn']);
});

test('C8.2 the cards for three and more players have their light blocks too', () => {
  const five = { left: 5, centre: [5, 5], right: 5 };
  const game = table({
    players: 3,
    bridges: { white: five },
    rooms: { S1: { card: 's01' } },
    gardens: { coral: { stone: { card: 'k4' } } },
    seats: [{ food: 2 }],
  }).play('takeDie:white:right', 'placeDie:outside1', 'chooseWorker:gardener', 'garden:coral:stone');
  game.play('chooseBlock:S1:middle');
  assert.deepEqual(game.holds(0, 'seal', 'vp'), [1, 1]);
});

test('C8.9 a tile effect reads the card that came, not the one that left', () => {
  // p1 pays for a block beside any tile; before it, the outside courtier took s10 and s04 came.
  const game = table({
    ...LAST_TURN,
    rooms: { S1: { card: 's10' }, S2: { card: 's02' }, S3: { card: 's05' } },
    gardens: { coral: { plant: { card: 'p3', clans: [0] } }, black: { plant: { card: 'p1', clans: [0] } } },
    seats: [{ coin: 7, pearl: 2, courtiers: { gate: 1 } }],
  }).play('takeDie:coral:right', 'placeDie:well', 'endTurn');
  game.play(
    'activateGarden:coral:plant',
    'climb:gate:1:S1',
    'light:bottom',
    'skip',
    'activateGarden:black:plant',
  );
  assert.equal(game.board.rooms.S1.card, 's04');
  assert.ok(game.options().includes('chooseBlock:S1:middle'));
  game.play('chooseBlock:S1:middle');
  assert.equal(game.seat(0).coin, 1);
});

test('C8.9 light reads the cards that lie in the rooms now', () => {
  const game = table({
    bridges: white(5),
    yards: { yard5: { tiles: ['t1', 't7'] } },
    rooms: { S1: { card: 's10' }, S2: { card: 's02' }, S3: { card: 's05' } },
    seats: [{ iron: 5, pearl: 2, courtiers: { gate: 1 } }],
  });
  game.play('takeDie:white:right', 'placeDie:outside2', 'chooseWorker:warrior', 'train:yard5');
  game.play('yardTile:t1', 'climb:gate:1:S1', 'light:bottom');
  // s10 left S1 and s04 came: its well in the middle is light, its top is not.
  assert.equal(game.board.rooms.S1.card, 's04');
  game.play('yardTile:t7');
  assert.ok(!game.options().includes('chooseBlock:S1:top'));
  game.play('chooseBlock:S1:middle');
  assert.deepEqual(game.holds(0, 'coin', 'seal'), [1, 1]);
});
