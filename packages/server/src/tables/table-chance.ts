import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { RandomSource } from '@shirasagi/engine';
import { drawMessage, outcomeOf } from '@shirasagi/protocol/fair-chance';

/** A fresh 256-bit seed as hex digits. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What is shown of a seed before it is revealed. */
export function commitmentTo(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** Chance of a table from its outcome number `from` on. */
export function tableChance(seed: string, table: string, from: number): RandomSource {
  const key = Buffer.from(seed, 'hex');
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
