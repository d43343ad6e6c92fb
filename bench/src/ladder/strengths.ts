import { LEVELS } from '@shirasagi/bots';
import { type Pairing, type Strength, strengths } from '../matches/elo.js';
import { BUDGETS } from './entries.js';
import type { GameLadder, Played } from './ladder-page.js';

/** Strengths of the first entries of a list, as far as a chain of matches leads. */
function chain(names: readonly string[], played: readonly Played[]): Strength[] {
  const pairings: Pairing[] = [];
  for (const { match, tally } of played) {
    const [a, b] = [names.indexOf(match.a), names.indexOf(match.b)];
    if (a >= 0 && b >= 0) pairings.push({ a, b, games: tally.games, won: tally.games * tally.rate.rate });
  }
  let length = 1;
  while (pairings.some(({ a, b }) => a === length && b === length - 1)) length++;
  return strengths(
    length,
    pairings.filter(({ a }) => a < length),
  );
}

/** Strengths of the levels, the first being 0. */
export const levelStrengths = ({ played }: GameLadder): Strength[] =>
  chain(
    LEVELS,
    played.filter(({ purpose }) => purpose === 'levels'),
  );

/** Strengths of search by its time, the shortest being 0. */
export const timeStrengths = ({ played }: GameLadder): Strength[] =>
  chain(
    BUDGETS.map((ms) => `search:${ms}ms`),
    played.filter(({ purpose }) => purpose === 'times'),
  );
