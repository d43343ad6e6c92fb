/** A fitted row of weights and how far its answers are off on average. */
export interface Fit {
  readonly weights: Float64Array;
  readonly error: number;
}

/** Sums a fit is made from: figures by figures (lower triangle), figures by target, targets squared, samples. */
export interface Sums {
  readonly products: Float64Array;
  readonly targets: Float64Array;
  readonly squares: number;
  readonly count: number;
}

/**
 * Least squares, pulled towards `prior`: by `pull` of what the samples say about a figure, and by as much as
 * `least` samples would, so that figures that hardly vary or say the same stay near it. The first figure is
 * the constant one and is left free.
 */
export function fit(
  { products, targets, squares, count }: Sums,
  prior: Float64Array,
  pull: number,
  least: number,
): Fit {
  const size = targets.length;
  const matrix = products.slice();
  const right = targets.slice();
  for (let i = 0; i < size; i++) {
    const strength = i === 0 ? TINY : pull * products[i * size + i] + least;
    matrix[i * size + i] += strength;
    right[i] += strength * prior[i];
  }
  const weights = solve(matrix, right);
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

/**
 * Fits rows that change little from one to the next: each on its own first, then pulled towards the middle
 * of its neighbours, which leaves a trend over the rows as it is. The first and the last row are pulled
 * towards their only neighbour, the last one hard: a game begins in few different ways, which alone say little about figures.
 */
export function fitRows(rows: readonly Sums[], pull: number): Fit[] {
  const alone = rows.map((sums) => fit(sums, new Float64Array(sums.targets.length), pull / 20, 1));
  return rows.map((sums, row) => {
    const before = alone[row - 1]?.weights;
    const after = alone[row + 1]?.weights;
    if (!before || !after)
      return fit(sums, before ?? after, row === 0 ? pull : LAST_ROW_PULL, NEIGHBOURS_COUNT);
    const middle = before.map((weight, i) => (weight + after[i]) / 2);
    return fit(sums, middle, pull, NEIGHBOURS_COUNT);
  });
}

/** Keeps a constant that nobody has seen solvable. */
const TINY = 1e-9;
/** How much the row with most turns left listens to the one before it. */
const LAST_ROW_PULL = 0.05;
/** Samples that a row's neighbours count for at least. */
const NEIGHBOURS_COUNT = 20;

/** Solves a symmetric positive system given by its lower triangle (Cholesky); the matrix is overwritten. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
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
