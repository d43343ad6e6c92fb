import type { Rng } from '@shirasagi/engine';

/** Chance from the browser's own source, without bias: words past the last whole multiple of `n` are thrown away. */
export const cryptoRng: Rng = (n) => {
  const word = new Uint32Array(1);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  do crypto.getRandomValues(word);
  while (word[0] >= limit);
  return word[0] % n;
};
