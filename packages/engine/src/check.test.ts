import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkGame, GAME_NAMES, rulesFor } from './index.js';

interface Games {
  readonly game: string;
  readonly options: object;
  readonly count: number;
}

const GAMES: readonly Games[] = [
  { game: 'castle', options: { players: 2 }, count: 300 },
  { game: 'castle', options: { players: 3 }, count: 300 },
  { game: 'castle', options: { players: 4 }, count: 300 },
  { game: 'castle', options: { players: 2, promo: true }, count: 200 },
  { game: 'castle', options: { players: 3, promo: true }, count: 200 },
  { game: 'castle', options: { players: 4, promo: true }, count: 200 },
  { game: 'castle', options: { players: 2, firstGame: true }, count: 50 },
  { game: 'castle', options: { players: 1, level: 'easy' }, count: 100 },
  { game: 'castle', options: { players: 1, level: 'medium', promo: true }, count: 100 },
  { game: 'castle', options: { players: 1, level: 'hard' }, count: 100 },
  { game: 'duel', options: {}, count: 250 },
  { game: 'duel', options: { firstGame: true }, count: 50 },
];

/** Multiplies the number of games: 0.1 for a quick look, 100 for a night. */
const SCALE = Number(process.env.SHIRASAGI_GAMES ?? 1);

test('every game has its random games', () => {
  assert.deepEqual([...new Set(GAMES.map(({ game }) => game))], GAME_NAMES);
});

for (const { game, options, count } of GAMES) {
  const games = Math.max(1, Math.round(count * SCALE));
  test(`${games} random games keep every promise: ${game} ${JSON.stringify(options)}`, () => {
    const rules = rulesFor(game);
    // A broken promise is a CheckError that tells the seed.
    for (let seed = 0; seed < games; seed++) checkGame(rules, options, seed);
  });
}
