import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TableClock } from './clock.js';

test('live: the seconds of a turn are free, what is beyond comes off the reserve', () => {
  const clock = new TableClock({ kind: 'live', reserveSeconds: 60, turnSeconds: 10 }, 2, 0);
  assert.equal(clock.deadline(0), 70_000);
  clock.turnClosed(0, 9_000);
  assert.deepEqual(clock.face(1), { deadline: 79_000, reserves: [60_000, 60_000] });
  clock.turnClosed(1, 39_000);
  assert.deepEqual(clock.face(0), { deadline: 109_000, reserves: [60_000, 40_000] });
  assert.deepEqual(clock.face(-1), { deadline: null, reserves: [60_000, 40_000] });
});

test('correspondence: days a turn, no reserve', () => {
  const clock = new TableClock({ kind: 'correspondence', turnDays: 2 }, 2, 1_000);
  assert.equal(clock.deadline(0), 1_000 + 2 * 86_400_000);
  clock.turnClosed(0, 5_000);
  assert.equal(clock.deadline(1), 5_000 + 2 * 86_400_000);
});

test('without a clock there is no deadline', () => {
  const clock = new TableClock({ kind: 'none' }, 2, 0);
  assert.equal(clock.deadline(0), null);
  assert.equal(clock.face(0), undefined);
});
