import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correlationFigure, meanFigure, spreadFigure } from './statistics.js';

const near = (a: number, b: number, by = 0.01): void => assert.ok(Math.abs(a - b) < by, `${a} is not ${b}`);

test('a mean has the interval of its standard error', () => {
  const { value, low, high, n } = meanFigure([1, 2, 3, 4, 5]);
  assert.deepEqual([value, n], [3, 5]);
  near(high - value, (1.96 * Math.sqrt(2.5)) / Math.sqrt(5));
  near(value - low, high - value);
});

test('a spread has the interval of a chi-square', () => {
  // For 20 values the exact factors are 0.760 and 1.461.
  const values = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 1 : -1));
  const { value, low, high } = spreadFigure(values);
  near(low / value, 0.76);
  near(high / value, 1.461);
});

test('a correlation is 1 for the same row, and has the interval of Fisher', () => {
  const row = [3, 1, 4, 1, 5, 9, 2, 6];
  near(correlationFigure(row, row).value, 1);
  const { value, low, high } = correlationFigure(row, [2, 7, 1, 8, 2, 8, 1, 8]);
  assert.ok(low < value && value < high);
  near(correlationFigure([1, 2, 3, 4], [4, 3, 2, 1]).value, -1);
});
