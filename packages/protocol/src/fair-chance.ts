/** Fair chance: how a table's outcomes follow from its seed. Runs in a browser too. */

/** Draws use 48 bits: exact as a number, and far more than any bound. */
const RANGE = 2 ** 48;
export const DRAW_BYTES = 6;

/** What is authenticated with the seed for try `retry` of outcome `k` of a table. */
export function drawMessage(table: string, k: number, retry: number): string {
  return `shirasagi-draw:${table}:${k}:${retry}`;
}

/** The outcome in [0, n) that the first bytes of the code stand for; undefined when they must be drawn again. */
export function outcomeOf(code: Uint8Array, n: number): number | undefined {
  let value = 0;
  for (let i = 0; i < DRAW_BYTES; i++) value = value * 256 + code[i];
  return value < RANGE - (RANGE % n) ? value % n : undefined;
}
