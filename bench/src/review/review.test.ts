import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reviewJobs } from './review.js';

test('tables take turns, and everybody sits everywhere', () => {
  const plan = {
    game: 'duel',
    tables: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    nodes: 10,
    deep: 0,
    seed: 'x',
  } as const;
  assert.deepEqual(
    reviewJobs(plan, 5).map(({ seats }) => seats.join()),
    ['a,b', 'c,d', 'b,a', 'd,c', 'a,b'],
  );
  assert.equal(new Set(reviewJobs(plan, 5).map(({ seed }) => seed)).size, 5);
});
