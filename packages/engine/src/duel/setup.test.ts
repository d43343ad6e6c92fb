import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTIVATION_SPACES, ACTIVATIONS, COLOURS, DECKS, LOCATIONS } from './model/board.js';
import { duelRules } from './rules.js';
import { dealt, refusal, table } from './testing/table.js';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const varied = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

test('D1.1 all Influence cards are mixed: three decks of 12, any kind on top of any of them', () => {
  for (const deck of DECKS) {
    const tops = SEEDS.map((seed) => dealt(seed).board.floors[deck]);
    assert.ok(tops.every(({ left }) => left === 12));
    assert.deepEqual([...new Set(tops.map(({ top }) => String(top)[0]))].sort(), ['f', 'o', 'w']);
  }
});

test('D1.2 one Basic and one Elite tile are in play, at random', () => {
  const tiles = SEEDS.map((seed) => dealt(seed).board.yards);
  assert.deepEqual([...new Set(tiles.map(({ basic }) => basic.tile))].sort(), ['n1', 'n2', 'n3', 'n4']);
  assert.deepEqual([...new Set(tiles.map(({ elite }) => elite.tile))].sort(), ['e1', 'e2', 'e3', 'e4']);
});

test('D1.3 three Lantern cards lie face up, twelve are left', () => {
  const rows = SEEDS.map((seed) => dealt(seed).board);
  assert.ok(
    rows.every(({ lanternRow, lanternLeft }) => new Set(lanternRow).size === 3 && lanternLeft === 12),
  );
  assert.ok(varied(rows.map(({ lanternRow }) => lanternRow)) > 30);
});

test('D1.4 Activation and Location tiles lie at random on their spaces', () => {
  for (const seed of SEEDS) {
    const { floors } = dealt(seed).board;
    const activations = ACTIVATION_SPACES.map((space) => floors[space]);
    assert.deepEqual([...activations].sort(), [...ACTIVATIONS].sort());
    const colours = LOCATIONS.map((name) => floors[name].tile);
    for (const colour of COLOURS) assert.equal(colours.filter((tile) => tile === colour).length, 2);
  }
  assert.ok(varied(SEEDS.map((seed) => dealt(seed).board.floors.act1)) === 6);
  assert.ok(varied(SEEDS.map((seed) => dealt(seed).board.floors.loc1.tile)) === 3);
});

test('D1.5 four climbing tiles: the light side counts on space 1, the dark side on space 2', () => {
  for (const seed of SEEDS) {
    const { left, right } = dealt(seed).board.climb;
    assert.equal(new Set([...left, ...right]).size, 4);
  }
  const rich = { seats: [{ pearl: 7 }, {}] };
  const light = table({ ...rich, climb: { left: ['c2', 'c1'] } }).play(
    'place:coral:loc3',
    'act:act3',
    'climb:left:1',
  );
  assert.equal(light.seat(0).coin, 2);
  const dark = table({ ...rich, climb: { right: ['c1', 'c2'] } }).play(
    'place:coral:loc3',
    'act:act3',
    'climb:right:2',
  );
  assert.deepEqual(dark.answers(), ['lantern:coral', 'lantern:black', 'lantern:white']);
});

test('D1.6 three Garden tiles show their stone side, three others their plant side', () => {
  for (const seed of SEEDS) {
    const { stone, plant } = dealt(seed).board.gardens;
    assert.equal(new Set([...stone, ...plant].map(({ tile }) => tile)).size, 6);
  }
  const tile = (name: string) => [{ tile: name }, {}, {}];
  const stone = table({ gardens: { stone: tile('g6') }, seats: [{ food: 6 }, {}] });
  assert.equal(stone.play('place:black:loc1', 'act:act1', 'gardenColumn:stone1').seat(0).pearl, 2);
  const plant = table({ gardens: { plant: tile('g6') }, seats: [{ food: 6 }, {}] });
  assert.deepEqual(
    plant.play('place:black:loc1', 'act:act1', 'gardenColumn:plant1').holds(0, 'pearl', 'vp'),
    [3, 1],
  );
});

test('D1.7 both Merchandise stacks show a random top tile; the others are only known as a set', () => {
  const boards = SEEDS.map((seed) => dealt(seed).board.goods);
  assert.deepEqual([...new Set(boards.map(({ common }) => common[0]))].sort(), ['m1', 'm2', 'm3']);
  assert.deepEqual([...new Set(boards.map(({ luxury }) => luxury[0]))].sort(), ['x1', 'x2', 'x3']);
  for (const { common } of boards) assert.deepEqual(common.slice(1), common.slice(1).sort());
});

test('D1.8 courtiers at the gate, 8 Clan Seals, 2 tokens of each colour, no resources', () => {
  for (const seat of dealt(1).board.seats) {
    assert.deepEqual([seat.path, seat.space, seat.clanSeals], [null, 0, 8]);
    assert.deepEqual(seat.tokens, { coral: 2, black: 2, white: 2 });
    assert.deepEqual([seat.food, seat.iron, seat.pearl, seat.coin, seat.seal, seat.vp], [0, 0, 0, 0, 0, 0]);
  }
});

test('D1.9 the player who does not start takes a starting card first, then the starting player', () => {
  assert.deepEqual([...new Set(SEEDS.map((seed) => dealt(seed).board.starting))].sort(), [0, 1]);
  assert.ok(varied(SEEDS.map((seed) => dealt(seed).board.offer)) > 10);
  const game = table({ starting: 0, offer: ['b1', 'b3', 'b6'] });
  assert.equal(game.toMove, 1);
  assert.deepEqual(game.options(), ['start:b1', 'start:b3', 'start:b6']);
  game.play('start:b3');
  assert.deepEqual(game.holds(1, 'food', 'pearl', 'coin'), [2, 2, 2]);
  assert.deepEqual(game.seat(1).lantern, { coral: [], black: ['b3'], white: [] });
  assert.equal(game.toMove, 0);
  game.play('start:b6');
  assert.deepEqual(game.answers(), ['gainAny:food', 'gainAny:iron', 'gainAny:pearl']);
  game.play('gainAny:iron', 'gainAny:pearl');
  assert.deepEqual(game.holds(0, 'iron', 'pearl', 'coin', 'seal'), [1, 1, 3, 2]);
  assert.equal(game.toMove, 0);
  assert.equal(game.board.offer, undefined);
  assert.equal(game.answers('place').length, 12);
});

test('D1.10 the first game lays the tiles in the order of the component list', () => {
  const { floors, yards, gardens, climb } = dealt(7, { firstGame: true }).board;
  assert.deepEqual(
    ACTIVATION_SPACES.map((space) => floors[space]),
    [...ACTIVATIONS],
  );
  assert.deepEqual(
    LOCATIONS.map((name) => floors[name].tile),
    ['coral', 'coral', 'black', 'black', 'white', 'white'],
  );
  assert.deepEqual([yards.basic.tile, yards.elite.tile], ['n1', 'e1']);
  assert.deepEqual(climb, { left: ['c1', 'c2'], right: ['c3', 'c4'] });
  assert.deepEqual(
    [...gardens.stone, ...gardens.plant].map(({ tile }) => tile),
    ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'],
  );
  assert.ok(varied(SEEDS.map((seed) => dealt(seed, { firstGame: true }).board.lanternRow)) > 20);
});

test('options are checked and named', () => {
  assert.deepEqual(duelRules.readOptions({}), { firstGame: false });
  assert.equal(refusal(() => duelRules.readOptions({ firstGame: 1 })).field, 'firstGame');
  assert.equal(refusal(() => duelRules.readOptions({ players: 2 })).field, 'players');
  assert.equal(refusal(() => duelRules.readOptions('no')).code, 'bad-options');
});
