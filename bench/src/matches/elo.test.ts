import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eloOf, rateOf, strengths } from './elo.js';

const near = (a: number, b: number, off: number): void =>
  assert.ok(Math.abs(a - b) <= off, `${a} is not near ${b}`);

test('an even match is 0 Elo for any number of players', () => {
  for (const players of [2, 3, 4]) near(eloOf(1 / players, players), 0, 1e-9);
  near(eloOf(10 / 11, 2), 400, 1e-9);
});

test('groups that share their chance narrow the interval', () => {
  const paired = rateOf([0.5, 0.5, 1, 0.5], 2);
  const apart = rateOf([0, 1, 1, 0.5], 2);
  near(paired.rate, apart.rate, 1e-9);
  assert.ok(paired.high - paired.low < apart.high - apart.low);
});

test('a match without a loss still has an interval', () => {
  const { rate, low } = rateOf([1, 1, 1], 2);
  assert.equal(rate, 1);
  assert.ok(low > 0.5 && low < 1);
});

test('strengths explain the pairings', () => {
  const won = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
  const games = 100_000;
  const found = strengths(3, [
    { a: 1, b: 0, games, won: games * won(100) },
    { a: 2, b: 1, games, won: games * won(150) },
    { a: 2, b: 0, games, won: games * won(250) },
  ]);
  assert.equal(found[0].elo, 0);
  near(found[1].elo, 100, 1);
  near(found[2].elo, 250, 1);
  assert.ok(found[2].off > 0 && found[2].off < 5);
});
