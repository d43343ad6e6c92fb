import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards, type Loose, table } from './testing/table.js';

const seals = (seat: number, count: number): number[] => Array<number>(count).fill(seat);
const sheet = (seat: Loose, more: Loose = {}) => table({ seats: [seat, {}], ...more }).sheet(0);

test('D7.1 a point for every 5 coins and seals; resources left: 3 to 6 one point, 7 two', () => {
  const points = (coin: number, seal: number): number => sheet({ coin, seal }).categories.coins;
  assert.deepEqual([points(4, 0), points(3, 2), points(4, 5), points(5, 5)], [0, 1, 1, 2]);
  const left = (food: number, iron: number, pearl: number): number =>
    sheet({ food, iron, pearl }).categories.resources;
  assert.deepEqual([left(2, 2, 2), left(3, 6, 0), left(7, 7, 7), left(7, 3, 1)], [0, 2, 6, 3]);
});

test('D7.2 flags times the space the courtier reached, nothing at the gate', () => {
  const flags = (seat: Loose): number => sheet({ cards: cards(['f10'], true), ...seat }).categories.flags;
  assert.deepEqual([flags({}), ...[1, 2, 3].map((space) => flags({ path: 'left', space }))], [0, 3, 6, 9]);
});

test('D7.3 katanas count own seals in the Basic yard, kabutos those plus twice the Elite ones', () => {
  const yards = { basic: { seals: [...seals(0, 2), 1] }, elite: { seals: [0, 1, 1] } };
  const { categories } = sheet({ cards: cards(['w03', 'w12'], true) }, { yards });
  assert.deepEqual([categories.katanas, categories.kabutos], [4, 8]);
  const { categories: elite } = sheet(
    { cards: cards(['w03', 'w12'], true) },
    { yards: { elite: { seals: [0] } } },
  );
  assert.deepEqual([elite.katanas, elite.kabutos], [0, 4]);
});

test('D7.4 blue cranes times white cranes', () => {
  const cranes = (...ids: string[]): number => sheet({ cards: cards(ids, true) }).categories.cranes;
  assert.deepEqual([cranes('o04', 'o05'), cranes('o04', 'o07'), cranes('o12', 'o10')], [0, 4, 6]);
});

test('D7.5 icons come from improved cards, from each own seal in a column and from merchandise', () => {
  const gardens = {
    stone: [{ tile: 'g1', seals: [0, 0] }, { tile: 'g2' }, { tile: 'g3' }],
    plant: [{ tile: 'g4' }, { tile: 'g5', seals: [0, 1] }, { tile: 'g6' }],
  };
  const seat = {
    path: 'left',
    space: 1,
    goods: ['m3', 'x3'],
    cards: [...cards(['f01'], true), ...cards(['f12'])],
  };
  // 1 on the improved card, 2 for two seals under F, 2 for one under FF, 1 and 3 on goods.
  assert.equal(sheet(seat, { gardens }).categories.flags, 9);
});

test('D7.6 most points win; then Clan Seals placed, the higher courtier, a shared victory', () => {
  const ranks = (a: Loose, b: Loose, more: Loose = {}): number[] => {
    const game = table({ round: 'return', seats: [a, b], ...more });
    return [0, 1].map((seat) => game.sheet(seat).rank);
  };
  assert.deepEqual(ranks({ vp: 5 }, { vp: 4 }), [1, 2]);
  assert.deepEqual(ranks({ vp: 4 }, { vp: 5 }), [2, 1]);
  assert.deepEqual(ranks({ vp: 5 }, { vp: 5 }, { yards: { basic: { seals: [1] } } }), [2, 1]);
  assert.deepEqual(ranks({ path: 'left', space: 2 }, { path: 'right', space: 1 }), [1, 2]);
  // Flags are worth nothing here, so only the tie-breaks differ: a seal placed comes before a higher courtier.
  assert.deepEqual(
    ranks({ path: 'left', space: 3 }, {}, { gardens: { plant: [{ seals: [1] }, {}, {}] } }),
    [2, 1],
  );
  assert.deepEqual(ranks({ vp: 3 }, { vp: 3 }), [1, 1]);
});

test('Y5 three seals Basic and one Elite: a katana is worth 3, a kabuto 5', () => {
  const yards = { basic: { seals: seals(0, 3) }, elite: { seals: [0] } };
  const { categories } = sheet({ cards: cards(['w01', 'w07'], true) }, { yards });
  assert.deepEqual([categories.katanas, categories.kabutos], [3, 5]);
});

test('Y8 a final score of 57', () => {
  const game = table({
    round: 'return',
    yards: { basic: { seals: [0, 0] }, elite: { seals: [0] } },
    seats: [
      {
        vp: 6,
        coin: 3,
        seal: 2,
        pearl: 3,
        path: 'left',
        space: 2,
        cards: [
          ...cards(['f04', 'f05', 'f07', 'w03', 'w12'], true),
          ...cards(['o04', 'o05', 'o10', 'o07', 'o08'], true),
        ],
      },
      {},
    ],
  });
  assert.equal(game.toMove, -1);
  assert.deepEqual(game.sheet(0), {
    seat: 0,
    categories: { clanPoints: 6, coins: 1, resources: 1, flags: 12, katanas: 4, kabutos: 8, cranes: 25 },
    total: 57,
    rank: 1,
  });
});
