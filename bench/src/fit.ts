/** A fitted row of weights and how far its answers are off on average. */
export interface Fit {
  readonly weights: Float64Array;
  readonly error: number;
}

/**
 * Least squares from sums of products (lower triangle), pulled towards zero by `pull` of each figure's own
 * weight, so that figures that hardly vary or say the same get small weights.
 */
export function fit(
  products: Float64Array,
  targets: Float64Array,
  squares: number,
  count: number,
  pull: number,
): Fit {
  const size = targets.length;
  const matrix = products.slice();
  for (let i = 0; i < size; i++) matrix[i * size + i] += pull * products[i * size + i] + 1;
  const weights = solve(matrix, targets);
  let off = squares;
  for (let i = 0; i < size; i++) {
    off -= 2 * weights[i] * targets[i];
    for (let j = 0; j < size; j++) {
      const product = i >= j ? products[i * size + j] : products[j * size + i];
      off += weights[i] * weights[j] * product;
    }
  }
  return { weights, error: Math.sqrt(Math.max(0, off / Math.max(1, count))) };
}

/** Solves a symmetric positive system given by its lower triangle (Cholesky); the matrix is overwritten. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j];
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k] * matrix[j * size + k];
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * size + j];
    }
  }
  const answer = right.slice();
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) answer[i] -= matrix[i * size + k] * answer[k];
    answer[i] /= matrix[i * size + i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) answer[i] -= matrix[k * size + i] * answer[k];
    answer[i] /= matrix[i * size + i];
  }
  return answer;
}
