import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { marginOf, winChances } from './win-chances.js';

const isNear = (found: number, wanted: number, off = 1e-9): void =>
  assert.ok(Math.abs(found - wanted) < off, `${found}, not ${wanted}`);

test('against one other seat a margin is what both expect apart, whatever may still change', () => {
  for (const spread of [0, 1, 6]) {
    assert.equal(marginOf([60, 52.5], 2, 0, spread), 7.5);
    assert.equal(marginOf([60, 52.5], 2, 1, spread), -7.5);
  }
});

test('at the end a margin is what was made more than by the best other seat', () => {
  assert.equal(marginOf([60, 52, 58, 41], 4, 0, 0), 2);
  assert.equal(marginOf([60, 52, 58, 41], 4, 3, 0), -19);
});

test('the best of several others is expected to end higher than each of them', () => {
  isNear(marginOf([50, 50, 50], 3, 0, 4), -4 * Math.log(2));
  isNear(marginOf([50, 50, 50, 50], 4, 0, 4), -4 * Math.log(3));
  // Others who are far behind do not count, however far it is.
  isNear(marginOf([50, 50, 10, -5000], 4, 0, 4), 0, 1e-3);
});

test('margins agree with games whose points end as win chances take them to', () => {
  const scores = Float64Array.of(52, 55, 49, 54);
  const spread = 5;
  const rng = seeded('margins');
  // With such changes of points every seat wins as often as `winChances` says.
  const changed = (points: number): number =>
    points - spread * Math.log(-Math.log((rng(1_000_000) + 0.5) / 1_000_000));
  const games = 40_000;
  const ahead = new Float64Array(4);
  const won = new Float64Array(4);
  for (let game = 0; game < games; game++) {
    const made = scores.map(changed);
    for (let seat = 0; seat < 4; seat++) {
      const margin = marginOf(made, 4, seat, 0);
      ahead[seat] += margin / games;
      if (margin > 0) won[seat] += 1 / games;
    }
  }
  const wins = new Float64Array(4);
  winChances(scores, 4, spread, wins);
  for (let seat = 0; seat < 4; seat++) {
    isNear(won[seat], wins[seat], 0.01);
    isNear(marginOf(scores, 4, seat, spread), ahead[seat], 0.15);
  }
});
