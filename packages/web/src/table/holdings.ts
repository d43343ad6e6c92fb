import type { State } from '@shirasagi/engine';
import { viewOf } from '../games/index.js';

/** Things a clan holds that can be counted. */
export const HOLDINGS = ['coin', 'food', 'iron', 'pearl', 'seal', 'vp', 'time', 'change'] as const;
export type Holding = (typeof HOLDINGS)[number];
export type Holdings = Readonly<Partial<Record<Holding, number>>>;

/** What a seat holds now. */
export const holdingsOf = (state: State, seat: number): Holdings => viewOf(state).holdings(state, seat);

/** What changed from one count to another, without what stayed the same. */
export function difference(before: Holdings, after: Holdings): Holdings {
  const changed: Partial<Record<Holding, number>> = {};
  for (const holding of HOLDINGS) {
    const by = (after[holding] ?? 0) - (before[holding] ?? 0);
    if (by !== 0) changed[holding] = by;
  }
  return changed;
}
