import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textFingerprint } from '../../core/hash.js';
import { PRINTED } from './components.js';

const threePlus = (cards: readonly { readonly threePlus: boolean }[]): number =>
  cards.filter((card) => card.threePlus).length;

test('the box holds as many cards and tiles as the rulebook lists', () => {
  assert.equal(PRINTED.stewards.length, 15);
  assert.equal(threePlus(PRINTED.stewards), 6);
  assert.equal(PRINTED.diplomats.length, 12);
  assert.equal(threePlus(PRINTED.diplomats), 3);
  assert.equal(PRINTED.daimyo.length, 9);
  assert.equal(PRINTED.startingResources.length, 9);
  assert.equal(
    PRINTED.startingActions.reduce((sum, card) => sum + card.copies, 0),
    6,
  );
  assert.equal(PRINTED.decrees.length, 3);
  assert.equal(PRINTED.gardens.filter((card) => card.kind === 'plant').length, 5);
  assert.equal(PRINTED.gardens.filter((card) => card.kind === 'stone').length, 5);
  assert.equal(PRINTED.yardTiles.length, 8);
  assert.equal(PRINTED.tileRewards.length * 3, 15);
});

test('the promo set adds one plant, one stone, one Daimyo card and one yard tile', () => {
  const { gardens, daimyo, yardTiles } = PRINTED.promo;
  assert.deepEqual(gardens.map((card) => card.kind).sort(), ['plant', 'stone']);
  assert.deepEqual([daimyo.length, yardTiles.length], [1, 1]);
});

test('no id is used twice', () => {
  const { promo, ...sets } = PRINTED;
  const cards = [
    ...sets.stewards,
    ...sets.diplomats,
    ...sets.daimyo,
    ...promo.daimyo,
    ...sets.startingActions,
  ];
  const others = [...sets.startingResources, ...sets.decrees, ...sets.gardens, ...promo.gardens];
  const ids = [...cards, ...others, ...sets.yardTiles, ...promo.yardTiles].map((item) => item.id);
  assert.equal(new Set(ids).size, ids.length);
});

test('every room card has one dark block with a worker action', () => {
  for (const card of PRINTED.stewards) {
    const dark = [card.top, card.middle, card.bottom].filter((block) => block.dark);
    assert.match(dark.map((block) => block.do).join(), /^pay seal 1 > (courtier|gardener|warrior)$/);
  }
  for (const card of PRINTED.diplomats) {
    const dark = [card.first, card.second].filter((block) => block.dark);
    assert.match(dark.map((block) => block.do).join(), /^(courtier|gardener|warrior)$/);
  }
});

// Taken when every value had been compared with the list of components, one by one. A change here is a
// change of what is printed: compare again before writing a new fingerprint.
const PROVEN = {
  stewards: '3b82b56ef51b8441',
  diplomats: 'bc08d4d3aecd324c',
  daimyo: '5492f031633b5e49',
  startingActions: '019fcb13e71084a8',
  startingResources: 'ba29252293a83ba7',
  decrees: 'fa9b2dad5e13f99c',
  gardens: '3b2fc9b4dea3eb4a',
  yardTiles: '72a56589c4809bf0',
  tileRewards: 'c0a74c40d8b200e1',
  lanternSides: 'd91f86e5dcdd3265',
  promo: '673257fac6bd09b4',
} as const;

test('every printed value is the one that was compared', () => {
  for (const [section, proven] of Object.entries(PROVEN)) {
    const values = JSON.stringify(PRINTED[section as keyof typeof PROVEN]);
    assert.equal(textFingerprint(values), proven, section);
  }
});
