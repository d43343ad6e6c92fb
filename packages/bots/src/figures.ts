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
