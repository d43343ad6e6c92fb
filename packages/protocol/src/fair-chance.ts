/** Fair chance: how a table's outcomes follow from its seed. Runs in a browser too. */

/** Draws use 48 bits: exact as a number, and far more than any bound. */
const RANGE = 2 ** 48;
export const DRAW_BYTES = 6;

/** What people's pages added to chance, by seat; null where none did. */
export type Nonces = readonly (string | null)[];

/** Bytes of a nonce, and how it is written. */
export const NONCE_BYTES = 16;
export const NONCE = /^[0-9a-f]{32}$/;

/** Whether anything is to be mixed into a seed. */
export const isMixed = (nonces: Nonces): boolean => nonces.some((nonce) => nonce !== null);

/** What is authenticated with the seed to mix the nonces in: the code is what outcomes are drawn with. */
export const mixMessage = (table: string, nonces: Nonces): string =>
  `shirasagi-mix:${table}:${nonces.map((nonce) => nonce ?? '-').join(':')}`;

/** What is authenticated with that for try `retry` of outcome `k` of a table. */
export function drawMessage(table: string, k: number, retry: number): string {
  return `shirasagi-draw:${table}:${k}:${retry}`;
}

/** The outcome in [0, n) that the first bytes of the code stand for; undefined when they must be drawn again. */
export function outcomeOf(code: Uint8Array, n: number): number | undefined {
  let value = 0;
  for (let i = 0; i < DRAW_BYTES; i++) value = value * 256 + code[i];
  return value < RANGE - (RANGE % n) ? value % n : undefined;
}
