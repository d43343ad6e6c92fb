import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickGame } from '../testing/whole-games.js';
import { triesFrom } from './shared-chance.js';

const DIE = 6;

test('lines from one state meet the same chance, whatever else they draw', () => {
  const [{ before }] = quickGame('castle', { players: 2 }).steps;
  const one = triesFrom(before)(3);
  const other = triesFrom(before)(3);
  const [first, second] = [one(DIE, 1), one(DIE, 1)];
  other(52, 2);
  assert.deepEqual([other(DIE, 1), other(DIE, 1)], [first, second]);
});

test('the tries of different states are a fair sample, not the same one again', () => {
  const { steps } = quickGame('castle', { players: 2 });
  const counts = new Array<number>(DIE).fill(0);
  for (const { before } of steps) for (let i = 0; i < 12; i++) counts[triesFrom(before)(i)(DIE, 1)]++;
  const mean = (steps.length * 12) / DIE;
  for (const count of counts) assert.ok(Math.abs(count - mean) < 5 * Math.sqrt(mean), counts.join());
});
