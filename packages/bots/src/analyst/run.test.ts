import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { FACTS, NETS } from '../games.js';
import { quickGame } from '../testing/whole-games.js';
import type { Finding } from './examine.js';
import { ANALYST_VERSION, emptyWork, type ReviewWork, resumed } from './run.js';
import { stretchesOf } from './stretch.js';

const stretches = stretchesOf(quickGame('duel', {}).steps).slice(0, 3);
const outlook = { margins: [1, -1], wins: [0.6, 0.4] };
const finding: Finding = { actual: outlook, played: outlook, others: [] };
const half: ReviewWork = { ...emptyWork(stretches, 10), findings: [finding, null, null] };

test('a review that was begun is gone on with by the same analyst only', () => {
  assert.equal(resumed(half, stretches), half);
  const { analyst: _, ...first } = half;
  for (const other of [first, { ...half, analyst: ANALYST_VERSION - 1 }])
    assert.deepEqual(resumed(other, stretches), emptyWork(stretches, 10));
});

test('a review that is done stays as it is, unless it is of another game', () => {
  const done = { nodes: 10, findings: [finding, finding, finding] };
  assert.equal(resumed(done, stretches), done);
  assert.deepEqual(resumed(done, stretches.slice(1)), emptyWork(stretches.slice(1), 10));
});

/** The nets and what was fitted to games that the analyst judges with, by its number. */
const JUDGED_WITH: Readonly<Record<number, string>> = { 8: '820de33feec2b407' };

test('new nets, win chances, points or leads make a new analyst', async () => {
  const hash = createHash('sha256');
  for (const loaders of Object.values(NETS))
    for (const load of Object.values(loaders)) hash.update((await load()).NET);
  for (const { surer, more } of Object.values(FACTS)) hash.update(JSON.stringify([...surer, ...more]));
  const found = hash.digest('hex').slice(0, 16);
  assert.equal(
    found,
    JUDGED_WITH[ANALYST_VERSION],
    'raise ANALYST_VERSION and write down what it judges with',
  );
});
