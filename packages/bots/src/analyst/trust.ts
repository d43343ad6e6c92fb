import type { GameName } from '@shirasagi/engine';
import type { Trust } from './ledger.js';

/** How far the analyst trusts itself in each game, by the figures of `bench review` (docs/review.md). */
export const TRUST: Readonly<Record<GameName, Trust>> = {
  castle: { reach: 0.03, blur: 1.5 },
  duel: { reach: 0.03, blur: 1.5 },
};
