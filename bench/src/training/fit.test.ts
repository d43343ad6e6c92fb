import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { fit, fitRows } from './fit.js';

test('known weights are found again, and the error is the noise', () => {
  const rng = seeded('fit');
  const truth = [1, -2, 0.5];
  const size = truth.length;
  const products = new Float64Array(size * size);
  const targets = new Float64Array(size);
  let squares = 0;
  const count = 20_000;
  for (let n = 0; n < count; n++) {
    const figures = truth.map(() => rng(10));
    const noise = rng(2) === 0 ? 1 : -1;
    const target = figures.reduce((sum, figure, i) => sum + figure * truth[i], noise);
    for (let i = 0; i < size; i++) {
      targets[i] += figures[i] * target;
      for (let j = 0; j <= i; j++) products[i * size + j] += figures[i] * figures[j];
    }
    squares += target * target;
  }
  const { weights, error } = fit({ products, targets, squares, count }, new Float64Array(size), 0, 0);
  weights.forEach((weight, i) => {
    assert.ok(Math.abs(weight - truth[i]) < 0.02, `${weight} for ${truth[i]}`);
  });
  assert.ok(Math.abs(error - 1) < 0.02, `error ${error}`);
});

test('a figure nobody has seen keeps its prior weight', () => {
  const sums = {
    products: new Float64Array([10, 0, 0, 0]),
    targets: new Float64Array([5, 0]),
    squares: 3,
    count: 10,
  };
  const { weights } = fit(sums, new Float64Array([0, 7]), 0, 1e-9);
  assert.ok(Math.abs(weights[0] - 0.5) < 1e-6);
  assert.ok(Math.abs(weights[1] - 7) < 1e-6);
});

test('a row with few samples follows its neighbours, but keeps its own constant', () => {
  const row = (constant: number, weight: number, count: number) => ({
    products: new Float64Array([count, 0, 0, count]),
    targets: new Float64Array([constant * count, weight * count]),
    squares: (constant * constant + weight * weight) * count,
    count,
  });
  const found = fitRows([row(1, 1, 10_000), row(50, 9, 1), row(2, 3, 10_000)], 0.02).map(
    ({ weights }) => weights,
  );
  assert.ok(Math.abs(found[1][0] - 50) < 0.01);
  assert.ok(found[1][1] < 3, `${found[1][1]} is pulled towards 2`);
  assert.ok(Math.abs(found[0][1] - 1) < 0.2);
});
