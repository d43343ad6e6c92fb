import type { Weighted } from './levels/fondness.js';

/** A figure that follows from one number: its place, and how. */
export type FigureOf = readonly [figure: number, of: (count: number) => number];

/** Names figures of single numbers among all figures of a game. */
export const figuresAmong =
  (names: readonly string[]) =>
  (name: string, of: (count: number) => number = (count) => count): FigureOf => [names.indexOf(name), of];

/** Writes the figures of a number, on top of what is there. */
export function writeFigures(figures: readonly FigureOf[], count: number, out: Float64Array): void {
  for (const [figure, of] of figures) out[figure] += of(count);
}

/** The weighted sum of the figures of a number. */
export function weigh(figures: readonly FigureOf[], count: number, weights: Float64Array): number {
  let sum = 0;
  for (const [figure, of] of figures) sum += weights[figure] * of(count);
  return sum;
}

/** For each of some figures a row of weights that has 1 for it and 0 for the others. */
export const unitWeights = (figures: number): Float64Array[] =>
  Array.from({ length: figures }, (_, figure) => {
    const unit = new Float64Array(figures);
    unit[figure] = 1;
    return unit;
  });

/** Points of what is left of one resource (C11.2, D7.1). */
export const leftover = (count: number): number => (count >= 7 ? 2 : count >= 3 ? 1 : 0);

/** Makes every row of weights ready, `size` numbers each, one after the other. */
export function prepareRows(
  { rows, vp }: Weighted,
  size: number,
  prepare: (weights: Float64Array, vpWorth: number, out: Float64Array) => void,
): Float64Array {
  const out = new Float64Array(vp.length * size);
  const figures = rows.length / vp.length;
  vp.forEach((vpWorth, row) => {
    prepare(
      rows.subarray(row * figures, (row + 1) * figures),
      vpWorth,
      out.subarray(row * size, (row + 1) * size),
    );
  });
  return out;
}
