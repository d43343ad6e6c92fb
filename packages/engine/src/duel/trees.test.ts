import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DuelState } from './model/state.js';
import { duelRules } from './rules.js';
import { cards, type Loose, table } from './testing/table.js';

/** Number of move sequences of a length; every draw is the first card unseen. */
function sequences(state: DuelState, length: number): number {
  const out: number[] = [];
  const count = duelRules.listMoves(state, out);
  if (length === 1) return count;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const next = duelRules.wrap(state.bytes.slice(), state.edition);
    duelRules.apply(next, out[i], () => 0);
    sum += sequences(next, length - 1);
  }
  return sum;
}

const POSITIONS: Record<string, Loose> = {
  'the draft': { offer: ['b2', 'b4', 'b6'] },
  'a first turn': {
    seats: [
      { food: 2, iron: 2, coin: 2, seal: 1 },
      { iron: 3, coin: 3, seal: 2 },
    ],
  },
  'a rich turn with Change tiles': {
    starting: 1,
    floors: {
      loc1: { tile: 'white', tokens: ['black', 'coral'] },
      loc2: { tile: 'coral', tokens: ['white'] },
      loc5: { tile: 'black', tokens: ['white', 'coral'] },
      deck1: { top: 'o07' },
      deck2: { top: 'f03' },
      deck3: { top: 'w11' },
    },
    yards: { basic: { tile: 'n3', seals: [0, 1] }, elite: { tile: 'e4', seals: [] } },
    seats: [
      {
        ...{ food: 5, iron: 6, pearl: 5, coin: 5, seal: 5, change: 1 },
        lantern: { coral: ['coral1', 'b1'], white: ['white5'] },
        cards: cards(['w01', 'f10']),
      },
      { path: 'left', space: 1, lantern: { black: ['b3'] } },
    ],
  },
  'the end of the Return round': {
    round: 'return',
    starting: 1,
    floors: {
      loc1: { tile: 'coral', tokens: ['white'] },
      loc4: { tile: 'black', tokens: ['coral', 'black'] },
      deck2: { top: 'w06', left: 9 },
    },
    seats: [
      { food: 7, iron: 4, pearl: 7, coin: 6, seal: 4, path: 'right', space: 2, cards: cards(['o10', 'o12']) },
      { food: 3, iron: 3, pearl: 1, coin: 2, seal: 8, cards: cards(['f01', 'f02', 'f04']) },
    ],
  },
};

const COUNTS: Record<string, readonly number[]> = {
  'the draft': [3, 10, 69, 376],
  'a first turn': [12, 52, 346, 2118],
  'a rich turn with Change tiles': [19, 264, 2208, 14992],
  'the end of the Return round': [3, 15, 83, 429],
};

for (const [name, position] of Object.entries(POSITIONS)) {
  test(`counted tree: ${name}`, () => {
    const { state } = table(position);
    assert.deepEqual(
      [1, 2, 3, 4].map((length) => sequences(state, length)),
      COUNTS[name],
    );
  });
}
