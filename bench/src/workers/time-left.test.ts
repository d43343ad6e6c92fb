import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whileTimeIsLeft } from './time-left.js';

test('nothing more is handed out when the time is up, and everything where there is no limit', () => {
  let now = 1000;
  const taken: number[] = [];
  for (const item of whileTimeIsLeft([1, 2, 3, 4], '2', () => now)) {
    taken.push(item);
    now += 60_000;
  }
  assert.deepEqual(taken, [1, 2]);
  assert.deepEqual([...whileTimeIsLeft([1, 2, 3, 4], undefined, () => now)], [1, 2, 3, 4]);
});
