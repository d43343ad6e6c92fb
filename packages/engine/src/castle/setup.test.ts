import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, type Rng, RulesError, seatToMove, seeded, toPosition } from '../index.js';
import { PRINTED } from './edition/components.js';
import type { CastlePosition } from './position/position.js';
import { Table, table } from './testing/table.js';

const ROOMS = ['S1', 'S2', 'S3', 'D1', 'D2'];

function setUp(options: object, rng: Rng): CastlePosition {
  return toPosition(create('castle', { ...options }, rng)) as CastlePosition;
}

/** Many tables of one kind. */
function tables(options: object, count = 300): CastlePosition[] {
  return Array.from({ length: count }, (_, seed) => setUp(options, seeded(`setup ${seed}`)));
}

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort();
const cardsIn = (board: CastlePosition, rooms: readonly string[]): string[] =>
  rooms.map((room) => board.rooms[room].card!);
const ids = (items: readonly { readonly id: string }[]): string[] => items.map((item) => item.id);

function darkWorker(id: string): string {
  const card = [...PRINTED.stewards, ...PRINTED.diplomats].find((item) => item.id === id)!;
  const blocks = 'top' in card ? [card.top, card.middle, card.bottom] : [card.first, card.second];
  return /courtier|gardener|warrior/.exec(blocks.find((block) => block.dark)!.do)![0];
}

test('C1.1 two to four clans sit at the table, and nobody else', () => {
  for (const players of [2, 3, 4]) assert.equal(setUp({ players }, seeded(1)).seats.length, players);
  for (const players of [0, 5, 2.5, '3', null]) {
    assert.throws(
      () => create('castle', { players }, seeded(1)),
      (error) => error instanceof RulesError && error.code === 'bad-options' && error.field === 'players',
    );
  }
});

test('C1.2 two players leave out the cards for three and more', () => {
  const small = tables({ players: 2 });
  const all = tables({ players: 3 });
  const two = (cards: readonly { readonly id: string; readonly threePlus: boolean }[]) =>
    ids(cards.filter((card) => !card.threePlus)).sort();
  assert.deepEqual(union(small.map((board) => cardsIn(board, ['S1', 'S2', 'S3']))), two(PRINTED.stewards));
  assert.deepEqual(union(small.map((board) => cardsIn(board, ['D1', 'D2']))), two(PRINTED.diplomats));
  assert.equal(two(PRINTED.stewards).length, 9);
  assert.equal(two(PRINTED.diplomats).length, 9);
  assert.deepEqual(union(all.map((board) => cardsIn(board, ['S1', 'S2', 'S3']))), ids(PRINTED.stewards));
  assert.deepEqual(union(all.map((board) => cardsIn(board, ['D1', 'D2']))), ids(PRINTED.diplomats));
});

test('C1.2 a position for two refuses such a card, one for three takes it', () => {
  assert.throws(
    () => table({ rooms: { S1: { card: 's01' } } }),
    /rooms\.S1\.card: s01 is only in games of 3 or 4/,
  );
  assert.equal(table({ players: 3, rooms: { S1: { card: 's01' } } }).board.rooms.S1.card, 's01');
});

test('C1.3 five different cards lie open, Stewards on floor 1 and Diplomats on floor 2', () => {
  for (const board of tables({ players: 4 }, 50)) {
    const cards = cardsIn(board, ROOMS);
    assert.equal(new Set(cards).size, 5);
    assert.deepEqual(
      cards.map((card) => card[0]),
      ['s', 's', 's', 'd', 'd'],
    );
  }
});

test('C1.4 five cards with one dark worker action are dealt again', () => {
  // Three players, always the first card left: s01 s02 s03 d01 d02 all send a courtier.
  const later = seeded('again');
  let asked = 0;
  const board = setUp({ players: 3 }, (n) => (asked++ < 5 ? 0 : later(n)));
  assert.notDeepEqual(cardsIn(board, ROOMS), ['s01', 's02', 's03', 'd01', 'd02']);
  assert.ok(new Set(cardsIn(board, ROOMS).map(darkWorker)).size > 1);
});

test('C1.4 no table ever shows the same dark action in all five rooms', () => {
  for (const board of tables({ players: 3 }, 1000))
    assert.ok(new Set(cardsIn(board, ROOMS).map(darkWorker)).size > 1);
});

test('C1.4 chance that never changes its mind does not hang the table', () => {
  for (const players of [2, 3, 4]) {
    const board = setUp({ players }, () => 0);
    assert.ok(new Set(cardsIn(board, ROOMS).map(darkWorker)).size > 1);
  }
});

test('C1.4 four equal dark actions stay as dealt', () => {
  // s01 s02 s03 d01 send courtiers, the fifth card (d05, the fourth left) a warrior: nothing is dealt again.
  const picks = [0, 0, 0, 0, 3];
  const later = seeded('rest');
  const board = setUp({ players: 3 }, (n) => picks.shift() ?? later(n));
  assert.deepEqual(cardsIn(board, ROOMS), ['s01', 's02', 's03', 'd01', 'd05']);
});

test('C1.5 one Daimyo card of nine is drawn, of ten with the promo set', () => {
  const drawn = (promo: boolean) => union(tables({ promo }).map((board) => [board.daimyo.card]));
  assert.deepEqual(drawn(false), ids(PRINTED.daimyo).sort());
  assert.deepEqual(drawn(true), [...ids(PRINTED.daimyo), 'y10'].sort());
  for (const board of tables({}, 20)) assert.deepEqual(board.daimyo.favours, [null, null, null]);
});

test('C1.8 each colour is rolled and stands in ascending order, 3, 4 or 5 dice', () => {
  for (const [players, count] of [
    [2, 3],
    [3, 4],
    [4, 5],
  ]) {
    const values = new Set<number>();
    for (const board of tables({ players }, 60)) {
      for (const { left, centre, right } of Object.values(board.bridges)) {
        const dice = [left!, ...centre, right!];
        assert.equal(dice.length, count);
        assert.deepEqual(
          dice,
          [...dice].sort((a, b) => a - b),
        );
        for (const die of dice) values.add(die);
      }
    }
    assert.deepEqual([...values].sort(), [1, 2, 3, 4, 5, 6]);
  }
});

test('C1.9 every bridge has one plant and one stone garden, all different', () => {
  for (const promo of [false, true]) {
    const boards = tables({ promo }).map((board) => Object.values(board.gardens));
    const plants = boards.map((bridges) => bridges.map((bridge) => bridge.plant.card));
    const stones = boards.map((bridges) => bridges.map((bridge) => bridge.stone.card));
    for (const cards of [...plants, ...stones]) assert.equal(new Set(cards).size, 3);
    assert.deepEqual(union(plants), ['p1', 'p2', 'p3', 'p4', 'p5', ...(promo ? ['p6'] : [])]);
    assert.deepEqual(union(stones), ['k1', 'k2', 'k3', 'k4', 'k5', ...(promo ? ['k6'] : [])]);
    for (const bridges of boards) for (const { plant } of bridges) assert.deepEqual(plant.clans, []);
  }
});

test('C1.10 four different yard tiles: two in yard5, one in yard3, one in yard1', () => {
  for (const promo of [false, true]) {
    const boards = tables({ promo }).map(({ yards }) => yards);
    for (const { yard5, yard3, yard1 } of boards) {
      assert.deepEqual(
        [yard5, yard3, yard1].map(({ tiles }) => tiles.length),
        [2, 1, 1],
      );
      assert.equal(new Set([...yard5.tiles, ...yard3.tiles, ...yard1.tiles]).size, 4);
    }
    const inPlay = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', ...(promo ? ['t9'] : [])];
    // Every tile comes to every one of the four places.
    assert.deepEqual(union(boards.map(({ yard5 }) => [yard5.tiles[0]])), inPlay);
    assert.deepEqual(union(boards.map(({ yard5 }) => [yard5.tiles[1]])), inPlay);
    assert.deepEqual(union(boards.map(({ yard3 }) => yard3.tiles)), inPlay);
    assert.deepEqual(union(boards.map(({ yard1 }) => yard1.tiles)), inPlay);
  }
});

test('C1.10 yard5 shows a blue and a yellow side, yard3 a blue, yard1 a yellow one', () => {
  // t3 is gardener on blue and food 3 on yellow, t6 tile:black and coin 5, t5 tile:white and seal 2.
  const yards = { yard5: { tiles: ['t3', 't6'] }, yard3: { tiles: ['t7'] }, yard1: { tiles: ['t5'] } };
  const bridges = { white: { left: 5, centre: [5], right: 5 } };
  const warrior = () =>
    table({ yards, bridges, seats: [{ iron: 7, food: 5 }] }).play(
      'takeDie:white:right',
      'placeDie:outside2',
      'chooseWorker:warrior',
    );
  assert.deepEqual(warrior().play('train:yard5', 'yardTile:t3').answers('garden').length, 6);
  assert.equal(warrior().play('train:yard5', 'yardTile:t6').seat(0).coin, 5);
  assert.ok(warrior().play('train:yard3', 'yardTile:t7').answers('chooseBlock').length > 0);
  assert.equal(warrior().play('train:yard1', 'yardTile:t5').seat(0).seal, 2);
});

test('C1.11 a clan begins with 5 courtiers, 5 gardeners, 5 warriors and nothing else', () => {
  for (const seat of setUp({ players: 4 }, seeded(7)).seats) {
    assert.deepEqual(seat, {
      ...{ food: 0, iron: 0, pearl: 0, coin: 0, seal: 0, vp: 0, time: 0, card: null, lantern: [] },
      courtiers: { domain: 5, gate: 0, floor1: 0, floor2: 0, daimyo: 0 },
      gardeners: 5,
      warriors: 5,
      dice: { top: null, middle: null, bottom: null },
    });
  }
});

test('C1.12 the turn order is random and the markers lie at 0 with the first player on top', () => {
  const orders = tables({ players: 3 }).map(({ order, timeOrder }) => {
    assert.deepEqual(timeOrder, order);
    return order.join('');
  });
  assert.deepEqual([...new Set(orders)].sort(), ['012', '021', '102', '120', '201', '210']);
});

test('C1.13 one pair of starting cards more than there are players lies open', () => {
  for (const players of [2, 3, 4]) {
    const boards = tables({ players }, 100);
    for (const { pairs } of boards) {
      assert.equal(pairs!.length, players + 1);
      assert.equal(new Set(pairs!.map((pair) => pair!.resource)).size, players + 1);
      for (const action of ['a1', 'a2', 'a3'])
        assert.ok(pairs!.filter((pair) => pair!.action === action).length <= 2);
    }
    const resources = boards.map(({ pairs }) => pairs!.map((pair) => pair!.resource));
    assert.deepEqual(union(resources), ids(PRINTED.startingResources));
    assert.deepEqual(union(boards.map(({ pairs }) => pairs!.map((pair) => pair!.action))), [
      'a1',
      'a2',
      'a3',
    ]);
  }
});

const DRAFT = {
  order: [1, 0],
  pairs: [
    { action: 'a1', resource: 'r1' },
    { action: 'a3', resource: 'r2' },
    { action: 'a2', resource: 'r9' },
  ],
};

test('C1.14 pairs are taken in reverse turn order, then the first player begins', () => {
  const draft = table(DRAFT);
  assert.equal(draft.toMove, 0);
  assert.deepEqual(draft.options(), ['draft:0', 'draft:1', 'draft:2']);
  draft.play('draft:2');
  assert.equal(draft.toMove, 1);
  assert.deepEqual(draft.options(), ['draft:0', 'draft:1']);
  draft.play('draft:0');
  assert.equal(draft.toMove, 1);
  assert.ok(draft.options().includes('takeDie:coral:left'));
  assert.equal(draft.board.pairs, undefined);
});

test('C1.14 the action card goes to the domain, the resources are gained, the card becomes a lantern', () => {
  const seat = table(DRAFT).play('draft:2').seat(0);
  assert.deepEqual([seat.food, seat.iron, seat.pearl, seat.coin, seat.seal], [4, 2, 0, 3, 2]);
  assert.equal(seat.card, 'a2');
  assert.deepEqual(seat.lantern, ['r9']);
});

test('C1.14 resources of choice are chosen before the next player picks', () => {
  const draft = table(DRAFT).play('draft:1');
  assert.equal(draft.toMove, 0);
  assert.deepEqual(draft.answers(), ['gainAny:food', 'gainAny:iron', 'gainAny:pearl']);
  draft.play('gainAny:pearl', 'gainAny:pearl');
  assert.deepEqual(draft.holds(0, 'food', 'iron', 'pearl', 'coin', 'seal', 'card'), [0, 0, 2, 4, 2, 'a3']);
  assert.equal(draft.toMove, 1);
});

test('C1.14 a Decree goes straight to the Lantern Area and shines there', () => {
  const draft = table({ ...DRAFT, bridges: { coral: { left: 1, centre: [1], right: 1 } } });
  draft.play('draft:2', 'draft:0');
  assert.deepEqual(draft.holds(1, 'food', 'iron', 'coin', 'seal', 'lantern'), [2, 1, 2, 1, ['r1', 'coin']]);
  // Lantern side of r1: pearl; of the Decree: coin. The well's seal, pearl and iron follow.
  draft.play('takeDie:coral:left', 'placeDie:well');
  assert.deepEqual(draft.holds(1, 'pearl', 'coin', 'seal', 'iron'), [2, 3, 2, 2]);
});

test('C1.14 each starting card brings its own Decree', () => {
  const decreeOf = (resource: string) => {
    const pairs = [{ action: 'a1', resource }, DRAFT.pairs[1], DRAFT.pairs[2]];
    const draft = table({ ...DRAFT, pairs }).play('draft:0');
    while (draft.answers('gainAny').length > 0) draft.play('gainAny:food');
    return draft.seat(0).lantern;
  };
  assert.deepEqual(decreeOf('r4'), ['r4', 'seal']);
  assert.deepEqual(decreeOf('r7'), ['r7', 'vp']);
  assert.deepEqual(decreeOf('r8'), ['r8']);
});

test('C1.14 the pair nobody took is out of the game', () => {
  const draft = table(DRAFT).play('draft:2', 'draft:0');
  assert.deepEqual(
    draft.board.seats.flatMap((seat) => [seat.card, ...seat.lantern]),
    ['a2', 'r9', 'a1', 'r1', 'coin'],
  );
});

test('C1.15 the first game has fixed cards and tiles, whatever chance says', () => {
  for (const seed of [1, 2, 3]) {
    const board = setUp({ players: 2, firstGame: true }, seeded(seed));
    assert.deepEqual(cardsIn(board, ROOMS), ['s02', 's04', 's05', 'd02', 'd03']);
    assert.deepEqual(
      ROOMS.map((room) => board.rooms[room].tiles.map((tile) => tile[0]).join('')),
      ['ccb', 'bcw', 'wcw', 'bw', 'bw'],
    );
    assert.deepEqual(board.well, ['pearl 1', 'iron 1']);
  }
});

test('C1.15 with three players the first cards are all courtiers, so the last room takes the next that differs', () => {
  const board = setUp({ players: 3, firstGame: true }, seeded(1));
  assert.deepEqual(cardsIn(board, ROOMS), ['s01', 's02', 's03', 'd01', 'd05']);
});

test('C1.15 a coral and a black tile lie at the well, so 4 coral, 4 black and 5 white are in the rooms', () => {
  const board = setUp({ players: 4, firstGame: true }, seeded(1));
  const tiles = ROOMS.flatMap((room) => board.rooms[room].tiles);
  assert.deepEqual(
    ['coral', 'black', 'white'].map((colour) => tiles.filter((tile) => tile === colour).length),
    [4, 4, 5],
  );
});

test('C1.14 a whole draft leads to the first turn of the first player', () => {
  const draft = new Table(create('castle', { players: 4 }, seeded(3)), () => 0);
  const { order } = draft.board;
  for (const seat of [...order].reverse()) {
    assert.equal(seatToMove(draft.state), seat);
    draft.play(draft.answers('draft')[0]);
    while (draft.answers('gainAny').length > 0) draft.play(draft.answers('gainAny')[0]);
  }
  assert.equal(draft.toMove, order[0]);
  assert.equal(draft.answers('takeDie').length, 6);
});
