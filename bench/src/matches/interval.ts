/** Normal quantile of a two-sided 95% interval. */
const Z = 1.96;

/** Wilson's 95% interval of a rate: honest near 0 and 1, unlike the plain one. */
export function wilson(successes: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const rate = successes / trials;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + (Z * Z) / (4 * trials * trials));
  const centre = rate + (Z * Z) / (2 * trials);
  const scale = 1 + (Z * Z) / trials;
  return [(centre - spread) / scale, (centre + spread) / scale];
}
