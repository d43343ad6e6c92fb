import { createHmac, randomBytes } from 'node:crypto';
import type { RandomSource } from '@shirasagi/engine';
import { drawMessage, isMixed, mixMessage, type Nonces, outcomeOf } from '@shirasagi/protocol/fair-chance';

/** A fresh 256-bit seed as hex digits. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What a table's outcomes are drawn with: the seed, with everything mixed in that pages added. */
export function chanceKey(seed: string, table: string, nonces: Nonces): Buffer {
  const bytes = Buffer.from(seed, 'hex');
  if (!isMixed(nonces)) return bytes;
  return createHmac('sha256', bytes).update(mixMessage(table, nonces)).digest();
}

/** Chance of a table from its outcome number `from` on. */
export function tableChance(key: Buffer, table: string, from: number): RandomSource {
  let k = from;
  return (n) => {
    for (let retry = 0; ; retry++) {
      const code = createHmac('sha256', key)
        .update(drawMessage(table, k, retry))
        .digest();
      const outcome = outcomeOf(code, n);
      if (outcome === undefined) continue;
      k++;
      return outcome;
    }
  };
}
