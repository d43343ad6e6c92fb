import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesFor, seeded, start } from '@shirasagi/engine';
import { randomEdition } from '@shirasagi/engine/testing/random-edition';
import { unneeded } from './played-editions.js';

const NOW = Date.UTC(2026, 0, 10);
const LONG_AGO = Date.UTC(2026, 0, 1);

const recordWith = (edition?: object) =>
  start('duel', { ...(edition && { edition }) }, seeded('kept')).record();

const [one, two] = [1, 2].map((seed) => recordWith(randomEdition('duel', seed)));
const played = [one, two].map(({ edition: fingerprint }) => ({ fingerprint, kept: LONG_AGO }));

test('values are kept as long as a kept game needs them', () => {
  const games = [{ opening: one }, { opening: two }];
  assert.deepEqual(unneeded({ games, reviews: [], played }, NOW), []);
  assert.deepEqual(unneeded({ games: games.slice(1), reviews: [], played }, NOW), [one.edition]);
});

test('a review of an online table needs its values too', () => {
  assert.deepEqual(unneeded({ games: [], reviews: [{ record: two }], played }, NOW), [one.edition]);
});

test('games with the built-in values need nothing', () => {
  const builtIn = recordWith();
  assert.equal(builtIn.edition, rulesFor('duel').edition.id);
  const games = [{ opening: builtIn }];
  assert.deepEqual(unneeded({ games, reviews: [], played }, NOW), [one.edition, two.edition]);
});

test('values a game has just asked for stay, since the game may not be written yet', () => {
  const fresh = { fingerprint: one.edition, kept: NOW - 1000 };
  const old = { fingerprint: two.edition };
  assert.deepEqual(unneeded({ games: [], reviews: [], played: [fresh, old] }, NOW), [two.edition]);
});
