import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  type CastlePosition,
  checkGame,
  create,
  type DuelPosition,
  GAME_NAMES,
  type GameName,
  isOver,
  legalMoves,
  type Options,
  readEdition,
  rulesFor,
  seeded,
  toPosition,
} from './index.js';
import { randomEdition } from './testing/random-edition.js';

/** Multiplies the number of editions: `bench editions` checks hundreds. */
const SCALE = Number(process.env.SHIRASAGI_GAMES ?? 1);
const EDITIONS = Math.max(1, Math.round(12 * SCALE));

const OPTIONS: Readonly<Record<GameName, readonly Options[]>> = {
  castle: [
    { players: 2 },
    { players: 3, promo: true },
    { players: 4 },
    { players: 2, firstGame: true },
    { players: 1, level: 'hard', promo: true },
  ],
  duel: [{}, { firstGame: true }],
};

for (const game of GAME_NAMES) {
  test(`games of ${game} with ${EDITIONS} editions made by lot keep every promise`, () => {
    for (let seed = 0; seed < EDITIONS; seed++) {
      const edition = readEdition(game, randomEdition(game, seed));
      OPTIONS[game].forEach((options, i) => {
        checkGame(rulesFor(game), options, seed * 10 + i, edition);
      });
    }
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Totals of The White Castle as a position tells them, counted without the engine's own invariants. */
function castleTotals(position: CastlePosition): Record<string, unknown> {
  const { seats, gardens, yards, rooms, bridges, outside, wellDice } = position;
  const onBridges = Object.values(bridges).flatMap(({ left, centre, right }) => [left, ...centre, right]);
  const inRows = seats.flatMap(({ dice }) => Object.values(dice));
  const placed = [
    ...Object.values(rooms).map(({ dice }) => dice),
    ...Object.values(outside),
    wellDice,
  ].flat();
  const plots = Object.values(gardens).flatMap(({ plant, stone }) => [plant, stone]);
  const cards = Object.values(rooms).map(({ card }) => card);
  const domains = seats.map(({ card }) => card).filter((card) => !card?.startsWith('a'));
  const lying = [...cards, ...domains].filter((card) => card !== null);
  return {
    dice: placed.length + [...onBridges, ...inRows].filter((die) => die !== null).length,
    members: seats.map(({ courtiers, gardeners, warriors }, seat) => [
      sum(Object.values(courtiers)),
      gardeners + plots.filter(({ clans }) => clans.includes(seat)).length,
      warriors + sum(Object.values(yards).map((yard) => yard.warriors[seat])),
    ]),
    twice: lying.length - new Set(lying).size,
    overLimit: seats.some(({ food, iron, pearl, seal }) => food > 7 || iron > 7 || pearl > 7 || seal > 5),
  };
}

/** The same of the Duel. */
function duelTotals(position: DuelPosition): Record<string, unknown> {
  const { seats, floors, lanternRow, lanternLeft, yards, gardens } = position;
  const places = Object.entries(floors) as [string, { left?: number; tokens?: readonly string[] }][];
  const sealed = [...Object.values(yards), ...gardens.stone, ...gardens.plant].flatMap(({ seals }) => seals);
  const areas = seats.flatMap(({ lantern }) => Object.values(lantern).flat());
  const isStarting = (card: string): boolean => /^b\d$/.test(card);
  return {
    cards: sum(places.map(([, { left }]) => left ?? 0)) + sum(seats.map(({ cards }) => cards.length)),
    lanternCards: lanternRow.length + lanternLeft + areas.filter((card) => !isStarting(card)).length,
    tokens:
      sum(places.map(([, { tokens }]) => tokens?.length ?? 0)) +
      sum(seats.map(({ tokens }) => sum(Object.values(tokens)))),
    clanSeals: seats.map(
      ({ clanSeals }, seat) => clanSeals + sealed.filter((owner) => owner === seat).length,
    ),
    overLimit: seats.some(
      ({ food, iron, pearl, coin, seal }) => food > 7 || iron > 7 || pearl > 7 || coin + seal > 10,
    ),
  };
}

/** Plays a random game and looks at the totals whenever a turn begins. */
function eachTurn(game: GameName, options: Options, seed: number, look: (position: object) => void): void {
  const rng = seeded(`totals ${seed}`);
  const state = create(game, { ...options, edition: randomEdition(game, seed) }, rng);
  while (!isOver(state)) {
    if (rulesFor(game).betweenTurns(state)) look(toPosition(state));
    const legal = legalMoves(state);
    apply(state, legal[rng(legal.length)], rng);
  }
}

const DICE = [0, 0, 9, 12, 15];

test('all dice, 15 members a clan and no card twice, whatever is printed on the cards of the castle', () => {
  for (let seed = 0; seed < EDITIONS; seed++) {
    const players = 2 + (seed % 3);
    const members = Array.from({ length: players }, () => [5, 5, 5]);
    eachTurn('castle', { players }, seed, (position) => {
      const totals = castleTotals(position as CastlePosition);
      assert.deepEqual(
        totals,
        { dice: DICE[players], members, twice: 0, overLimit: false },
        `edition ${seed}`,
      );
    });
  }
});

test('36 cards, 15 Lantern cards, 12 tokens and 8 Clan Seals a player, whatever is printed in the Duel', () => {
  const expected = { cards: 36, lanternCards: 15, tokens: 12, clanSeals: [8, 8], overLimit: false };
  for (let seed = 0; seed < EDITIONS; seed++) {
    eachTurn('duel', {}, seed, (position) => {
      assert.deepEqual(duelTotals(position as DuelPosition), expected, `edition ${seed}`);
    });
  }
});
