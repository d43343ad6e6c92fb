/** Normal quantile of a two-sided 95% interval. */
const Z = 1.96;

/** A figure with its 95% interval. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

function deviation(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}

/** The mean of independent values. */
export function meanFigure(values: readonly number[]): Figure {
  const n = values.length;
  const value = meanOf(values);
  const off = (Z * deviation(values)) / Math.sqrt(n);
  return { value, low: value - off, high: value + off, n };
}

/** The standard deviation of independent values, its interval by Wilson and Hilferty's chi-square. */
export function spreadFigure(values: readonly number[]): Figure {
  const n = values.length;
  const value = deviation(values);
  const freedom = n - 1;
  const quantile = (z: number): number =>
    freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3;
  return {
    value,
    low: value * Math.sqrt(freedom / quantile(Z)),
    high: value * Math.sqrt(freedom / Math.max(1e-9, quantile(-Z))),
    n,
  };
}

/** How far two rows of values go together, its interval by Fisher's transformation. */
export function correlationFigure(a: readonly number[], b: readonly number[]): Figure {
  const n = a.length;
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const covariance = sumOf(a.map((value, i) => (value - meanA) * (b[i] - meanB))) / (n - 1);
  const value = covariance / (deviation(a) * deviation(b));
  const off = Z / Math.sqrt(Math.max(1, n - 3));
  return { value, low: Math.tanh(Math.atanh(value) - off), high: Math.tanh(Math.atanh(value) + off), n };
}
