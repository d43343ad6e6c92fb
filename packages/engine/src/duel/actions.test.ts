import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards, type Loose, type Table, table } from './testing/table.js';

const BESIDE = {
  garden: 'loc1',
  training: 'loc2',
  courtier: 'loc3',
  trade: 'loc4',
  lantern: 'loc5',
  improve: 'loc6',
};
const SPACE = {
  garden: 'act1',
  training: 'act2',
  courtier: 'act3',
  trade: 'act4',
  lantern: 'act5',
  improve: 'act6',
};
type Tile = keyof typeof BESIDE;

/** Seat 0 has moved a token to the place beside an Activation tile. */
function beside(tile: Tile, seat: Loose, more: Loose = {}): Table {
  const colour = tile === 'courtier' || tile === 'trade' ? 'coral' : 'black';
  return table({ seats: [seat, {}], ...more }).play(`place:${colour}:${BESIDE[tile]}`);
}

/** Seat 0 has started the action of an Activation tile. */
const acting = (tile: Tile, seat: Loose, more: Loose = {}): Table =>
  beside(tile, seat, more).play(`act:${SPACE[tile]}`);

const column = (...seals: number[]): Loose => ({ tile: undefined, seals });
const seals = (seat: number, count: number): number[] => Array<number>(count).fill(seat);

test('D5.1 Garden: 2 food for stone, 5 for plant, two spaces a column, the tile above is gained', () => {
  const gardens = {
    stone: [{ tile: 'g1' }, { tile: 'g2', seals: [0, 1] }, { tile: 'g3', seals: [0] }],
    plant: [{ tile: 'g4' }, { tile: 'g5' }, { tile: 'g6' }],
  };
  // The coral Lantern adds 1 food.
  const game = acting('garden', { food: 5 }, { gardens });
  assert.deepEqual(game.answers(), [
    'gardenColumn:stone1',
    'gardenColumn:stone3',
    'gardenColumn:plant1',
    'gardenColumn:plant2',
    'gardenColumn:plant3',
  ]);
  game.play('gardenColumn:stone3', 'skip');
  assert.deepEqual(game.board.gardens.stone[2].seals, [0, 0]);
  assert.deepEqual(game.holds(0, 'food', 'clanSeals'), [4, 5]);
  const cheap = acting('garden', { food: 1 }, { gardens });
  assert.deepEqual(cheap.answers(), ['gardenColumn:stone1', 'gardenColumn:stone3']);
  cheap.play('gardenColumn:stone1');
  assert.deepEqual(cheap.holds(0, 'food', 'coin'), [0, 2]);
});

test('D5.2 Training: 2 iron for Basic, 5 for Elite, one of the two rewards of the tile', () => {
  const yards = { basic: { tile: 'n2' }, elite: { tile: 'e1' } };
  const game = acting('training', { iron: 5 }, { yards });
  assert.deepEqual(game.answers(), ['yard:basic', 'yard:elite']);
  game.play('yard:elite');
  assert.deepEqual(game.options(), ['reward:first', 'reward:second']);
  game.play('reward:first');
  assert.deepEqual(game.holds(0, 'iron', 'vp', 'clanSeals'), [0, 4, 7]);
  assert.deepEqual(game.board.yards.elite.seals, [0]);
  const basic = acting('training', { iron: 5 }, { yards }).play('yard:basic', 'reward:first');
  assert.deepEqual(basic.holds(0, 'iron', 'seal'), [3, 2]);
  // A reward that would do nothing is passed over.
  const flip = acting('training', { iron: 2 }, { yards: { basic: { tile: 'n4' } } });
  assert.equal(flip.seat(0).coin, 3);
});

test('D5.3 Courtier: 2 or 5 pearl for 1 or 2 spaces; the first to move chooses a path, the other has the other', () => {
  const game = acting('courtier', { pearl: 5 });
  assert.deepEqual(game.answers(), ['climb:left:1', 'climb:right:1', 'climb:left:2', 'climb:right:2']);
  game.play('climb:right:1');
  assert.deepEqual(game.holds(0, 'pearl', 'path', 'space'), [3, 'right', 1]);
  const second = { seats: [{ pearl: 5 }, { path: 'left', space: 2 }] };
  const other = acting('courtier', {}, second);
  assert.deepEqual(other.answers(), ['climb:1', 'climb:2']);
  other.play('climb:2');
  assert.deepEqual(other.holds(0, 'pearl', 'path', 'space'), [0, 'right', 2]);
  const later = acting('courtier', { pearl: 4, path: 'left', space: 1 });
  assert.deepEqual(later.holds(0, 'pearl', 'space'), [2, 2]);
});

test('D5.4 only the space stopped on gives its reward, and the top is the end', () => {
  const climb = { left: ['c2', 'c5'], right: ['c3', 'c6'] };
  const over = acting('courtier', { pearl: 5 }, { climb }).play('climb:left:2');
  assert.deepEqual(over.holds(0, 'coin', 'vp', 'seal'), [0, 2, 1]);
  const near = acting(
    'courtier',
    { pearl: 7, path: 'right', space: 2, cards: cards(['w01', 'w02']) },
    { climb },
  );
  assert.deepEqual(near.holds(0, 'pearl', 'space'), [5, 3]);
  assert.deepEqual(near.answers('improve'), ['improve:w01', 'improve:w02']);
  assert.deepEqual(beside('courtier', { pearl: 7, path: 'left', space: 3 }).answers('act'), []);
});

test('D5.5 Trade: 1 resource and the cost for any top card, 2 for Common, 5 for Luxury', () => {
  const floors = { deck1: { top: 'f01' }, deck2: { top: 'f11' }, deck3: { top: 'o01' } };
  const game = acting('trade', { food: 3, pearl: 1, coin: 1 }, { floors });
  // The black Lantern adds 1 iron.
  assert.deepEqual(game.answers(), ['trade:card', 'trade:common', 'trade:luxury']);
  game.play('trade:card', 'payResource:iron');
  assert.deepEqual(game.answers(), ['buy:deck1', 'buy:deck3']);
  game.play('buy:deck3');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl', 'coin'), [5, 0, 1, 0]);
  const all = acting('trade', { food: 3, pearl: 1 }, { floors }).play('trade:luxury');
  assert.deepEqual(all.holds(0, 'food', 'iron', 'pearl', 'goods'), [0, 0, 0, ['x1']]);
  assert.deepEqual(all.board.goods.luxury, ['x2', 'x3']);
  const none = acting('trade', {}, { floors, seats: [{ food: 4 }, { goods: ['m1', 'm2', 'm3'] }] });
  assert.deepEqual(none.seat(0).goods, ['x1']);
});

test('D5.6 Lantern: one Lantern of choice', () => {
  const game = acting('lantern', { lantern: { coral: ['coral1'], white: ['white2'] } });
  assert.deepEqual(game.answers(), ['lantern:coral', 'lantern:black', 'lantern:white']);
  game.play('lantern:coral');
  assert.deepEqual(game.holds(0, 'food', 'pearl', 'coin', 'vp'), [1, 1, 2, 1]);
});

test('D5.7 Improve: up to two cards not improved yet; a card may flip itself', () => {
  const mine = [...cards(['w01', 'f01', 'o01']), ...cards(['w12'], true)];
  const game = acting('improve', { cards: mine });
  assert.deepEqual(game.answers(), ['improve:w01', 'improve:f01', 'improve:o01']);
  game.play('improve:f01');
  assert.deepEqual(game.answers(), ['improve:w01', 'improve:o01', 'skip', 'endTurn']);
  game.play('improve:o01');
  assert.deepEqual(game.seat(0).cards, [...cards(['w01']), ...cards(['w12', 'f01', 'o01'], true)]);
  assert.deepEqual(game.answers('improve'), []);
  const own = table({ floors: { deck1: { top: 'w11' } }, seats: [{ coin: 3, seal: 1 }, {}] });
  own.play('place:black:loc1', 'act:deck1', 'improve:w11');
  assert.deepEqual(own.seat(0).cards, cards(['w11'], true));
});

test('D5.8 a Clan Seal and an empty space are needed', () => {
  const gardens = { stone: [column(1, 1), column(1, 1), column(1)] };
  const yards = { basic: { seals: seals(0, 6) }, elite: { seals: seals(0, 2) } };
  const none = { gardens, yards, seats: [{ food: 6, iron: 6 }, {}] };
  const spent = table(none).play('place:black:loc2');
  assert.equal(spent.seat(0).clanSeals, 0);
  assert.deepEqual(spent.answers('act'), []);
  const full = {
    yards: { basic: { seals: [...seals(0, 3), ...seals(1, 3)] } },
    seats: [{ food: 6, iron: 6 }, {}],
  };
  const elite = table(full).play('place:black:loc2', 'act:act2');
  assert.deepEqual(elite.board.yards.elite.seals, [0]);
  const poor = { ...full, seats: [{ iron: 4 }, {}] };
  assert.ok(!table(poor).play('place:black:loc2').options().includes('act:act2'));
});

test('D5.9 for 1 less: 2 becomes 1, 5 becomes 4, 1 becomes 0; the price of a card stays', () => {
  const buying = (card: string, seat: Loose): Table =>
    table({ floors: { deck1: { top: card } }, seats: [seat, {}] }).play('place:black:loc1', 'act:deck1');
  const climb = buying('f08', { coin: 3, pearl: 4 }).play('climb:left:2', 'lantern:white');
  assert.deepEqual(climb.holds(0, 'pearl', 'space'), [1, 2]);
  const garden = buying('o05', { coin: 4, food: 0 }).play('gardenColumn:stone1');
  assert.equal(garden.seat(0).food, 0);
  const plant = buying('o05', { coin: 4, food: 3 }).play('gardenColumn:plant1');
  assert.equal(plant.seat(0).food, 0);
  const train = buying('w02', { coin: 2, iron: 4 }).play('yard:elite', 'reward:first');
  assert.deepEqual(train.holds(0, 'iron', 'vp'), [0, 4]);
  const trade = buying('o07', { coin: 4 });
  assert.deepEqual(trade.answers('trade'), ['trade:card', 'trade:common']);
  trade.play('trade:card');
  assert.deepEqual(trade.holds(0, 'food', 'coin', 'cards'), [1, 0, cards(['w01', 'o07'])]);
  const broke = buying('o07', { coin: 3 });
  assert.deepEqual(broke.answers('trade'), ['trade:common']);
  const luxury = buying('o07', { coin: 3, food: 3 }).play('trade:luxury');
  assert.deepEqual(luxury.holds(0, 'food', 'goods'), [0, ['x1']]);
});

test('D6.3 the only exchange that a chosen action waits for is made without asking', () => {
  // Food and iron are full, the climb needs one pearl more, and two seals are there for it.
  const game = acting('courtier', { food: 7, iron: 7, pearl: 1, seal: 2 });
  assert.deepEqual(game.holds(0, 'pearl', 'seal'), [2, 0]);
  assert.deepEqual(game.options(), ['climb:left:1', 'climb:right:1']);
});
