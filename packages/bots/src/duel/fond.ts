import type { FondFigures } from '../levels/fondness.js';

/** Icons of a kind, those of cards that are not improved yet too. */
const icons = (kind: string): Record<string, number> => ({ [`counted${kind}`]: 1, [`plain${kind}`]: 1 });

/**
 * What figures of the Duel speak of; a deed that stands open counts as done. The Duel has no Passage of Time:
 * Lantern cards, which pay most when they come early, stand for it.
 */
export const FOND: FondFigures = {
  time: { area0: 1, area1: 1, area2: 1, 'open.lanternCard': 1 },
  gardens: { ...icons('Blue'), ...icons('White'), 'open.stone': 1, 'open.plant': 1 },
  points: { vp: 1, 'open.vp': 1 },
  warriors: { basic: 1, elite: 1, 'open.basic': 1, 'open.elite': 1 },
  climbing: { ...icons('Flags'), space: 1, 'open.climb': 1, 'open.farClimb': 1 },
};
