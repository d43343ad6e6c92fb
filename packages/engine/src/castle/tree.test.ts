import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, clone, legalMoves, type State } from '../index.js';
import { LAST_TURN, type Loose, table } from './testing/table.js';

// The first two numbers of every case are reasoned out from the rules beside it, the others are the engine's.

/** How many sequences of that many moves there are. */
function sequences(state: State, length: number): number {
  const moves = legalMoves(state);
  if (length === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = clone(state);
    apply(next, move, () => 0);
    count += sequences(next, length - 1);
  }
  return count;
}

interface Case {
  readonly name: string;
  readonly position: Loose;
  readonly moves?: readonly string[];
  readonly counts: readonly number[];
}

const RICH = { food: 7, iron: 7, pearl: 7, coin: 12, seal: 5 };
const five = { left: 5, centre: [5], right: 5 };

const CASES: readonly Case[] = [
  {
    // 1: two ends of three bridges. 2: each of the three 1s can only go to the well, by itself, and leaves
    // endTurn or the well's seal for a coin (3 * 2); a 3 pays for rooms of 3 and the well: coral S1 S2 S3,
    // black S1 S2, white S2 S3 (4 + 3 + 3).
    name: 'two players, first turn',
    position: {},
    counts: [6, 16, 46, 142],
  },
  {
    // 1: six ends. 2: the 1s as above (3 * 2); a 5 also pays for D1 D2 and both spaces outside: coral three
    // rooms, black S1 S2 D1 D2, white S2 S3 D1 D2, each with outside1, outside2 and the well (6 + 7 + 7).
    name: 'four players, first turn',
    position: { players: 4 },
    counts: [6, 26, 60, 240],
  },
  {
    // 1: four dice left at four ends. 2: coral 2 goes to the well by itself (endTurn, a coin); coral 6 pays
    // for three rooms, outside, the well and the row (7); black 4 for S1 S2 D1 D2 and the well; white 3 for
    // S2 S3 and the well (2 + 7 + 5 + 3). After endTurn the game is over, so nothing follows.
    name: 'two players, last turn of the game',
    position: { ...LAST_TURN, round: 3 },
    counts: [4, 17, 31, 16],
  },
  {
    // 1: three pairs. 2: r1 has nothing to choose, so the other picks one of two pairs; r2 and r5 ask for a
    // resource (2 + 3 + 3).
    name: 'two players, draft',
    position: {
      pairs: [
        { action: 'a1', resource: 'r1' },
        { action: 'a2', resource: 'r2' },
        { action: 'a3', resource: 'r5' },
      ],
    },
    counts: [3, 8, 24, 63],
  },
  {
    // 1: five ends, and the seal for a coin. 2: with 3 coins (and that exchange each time) coral 4 pays for S1
    // (a 2 lies there), S3, outside1 (a 5), outside2, the well and the row, 7; black 2 for S1, D1 (a 5), D2,
    // both outside and the well, 7; black 6 for the same and the row, 8; white 1 for S3, D2 and the well, 4;
    // white 5 for S3, D1, D2, both outside, the well and the row, 8; after the exchange the five ends.
    // S2 is full.
    name: 'three players, middle of round 2, dice to stack on',
    position: {
      players: 3,
      round: 2,
      bridges: {
        coral: { left: null, right: 4 },
        black: { left: 2, right: 6 },
        white: { left: 1, centre: [3, 3], right: 5 },
      },
      rooms: { S1: { dice: ['coral 2'] }, S2: { dice: ['coral 6', 'black 1'] }, D1: { dice: ['black 5'] } },
      outside: { outside1: ['coral 5'] },
      seats: [
        { coin: 2 },
        {},
        { coin: 3, seal: 1, food: 2, iron: 3, courtiers: { gate: 1 }, lantern: ['s04'] },
      ],
    },
    counts: [6, 39, 198, 625],
  },
  {
    // 1: six gardens, skip, endTurn, and a seal for a coin: food, iron and pearl are full. 2: p1, p2 and p3 ask
    // pay, skip, endTurn, and food and coin can be bought (5 each); k1 gives the only resource not full by
    // itself (endTurn, a coin); after k2 endTurn, food, coin; k3 asks about the seals past 5 (skip, food,
    // coin); skip leaves endTurn and a coin; after endTurn the other player has six ends; after the exchange
    // the same nine (15 + 2 + 3 + 3 + 2 + 6 + 9).
    name: 'two players, a gardener action with much of everything',
    position: { bridges: { white: five }, seats: [RICH] },
    moves: ['takeDie:white:right', 'placeDie:outside1', 'chooseWorker:gardener'],
    counts: [9, 40, 185, 816],
  },
  {
    // 1: gate; from the gate three rooms for one floor and two for two; from floor 1 two rooms and the Daimyo;
    // from floor 2 the Daimyo; skip, endTurn and a seal for a coin. 2: after the gate all but the gate (12); a
    // Steward card has two light blocks, and pearl and coins can be bought (3 * 4); d01 fills up pearl by itself
    // and the gate is left: gate, skip, endTurn, a coin, and pearl where it is not full (5 and 4); d02 asks for
    // the season (4 and 4); the Daimyo's lantern for the order of seals and time (4 and 4); skip 2; after
    // endTurn six ends; after the exchange the same thirteen.
    name: 'four players, a courtier action with much of everything',
    position: {
      players: 4,
      round: 2,
      bridges: { white: { left: 5, centre: [5, 5, 5], right: 5 } },
      seats: [
        { ...RICH, courtiers: { gate: 1, floor1: 1, floor2: 1 }, lantern: ['a3', 'seal', 'd04'], time: 5 },
      ],
    },
    moves: ['takeDie:white:right', 'placeDie:outside1', 'chooseWorker:courtier'],
    counts: [13, 70, 313, 1294],
  },
  {
    // 1: seals or time first, or a seal for a coin. 2: seals first asks about the one past 5 (skip, a coin);
    // time first asks to pay for the season (yes, no, a coin); after the exchange the seals fit and come first,
    // then the season is asked for (yes, no, a coin).
    name: 'three players, a Lantern Reward at a season border',
    position: {
      players: 3,
      bridges: { white: { left: 5, centre: [5, 5], right: 5 } },
      seats: [{ ...RICH, card: 's02', lantern: ['a3', 'seal'], time: 5 }],
    },
    moves: ['takeDie:white:left', 'placeDie:outside1'],
    counts: [3, 8, 29, 140],
  },
  {
    // 1: the three gardens with an own gardener, all under bridges with dice, and endTurn. 2: k1 asks for a
    // resource (3); p2 leads to k2, the only garden that three food can reach, skip or endTurn (3); k4 to the
    // eight light blocks of s02 s04 s05 d02 d03; after endTurn the other player has k1, endTurn and the well's
    // seal for a coin (3).
    name: 'two players, gardens at the end of round 1',
    position: {
      ...LAST_TURN,
      gardens: {
        coral: { stone: { card: 'k1', clans: [0, 1] } },
        black: { plant: { card: 'p2', clans: [0] } },
        white: { stone: { card: 'k4', clans: [0] } },
      },
      seats: [{ coin: 3, food: 3 }],
    },
    moves: ['takeDie:coral:left', 'endTurn'],
    counts: [4, 17, 56, 202],
  },
];

for (const { name, position, moves = [], counts } of CASES) {
  test(`counted tree: ${name}`, () => {
    const { state } = table(position).play(...moves);
    assert.deepEqual(
      counts.map((_, i) => sequences(state, i + 1)),
      counts,
    );
  });
}
