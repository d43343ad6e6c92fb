import type { GameName } from '@shirasagi/engine';
import type { Budget } from './bot.js';
import type { Level } from './levels.js';

/** States a steward gives a decision: enough to see how its own turn may go on. */
export const STEWARD_NODES: Readonly<Record<GameName, number>> = { castle: 44, duel: 64 };
/** States a samurai gives a decision: enough to plan its turn and to see the answer. */
export const SAMURAI_NODES: Readonly<Record<GameName, number>> = { castle: 700, duel: 500 };
/** What a daimyo gives all decisions of a turn together. */
export const DAIMYO_TURN_MS = 2000;
/** Share of the time left for a turn that one decision of a daimyo takes: the first ones matter most. */
export const DAIMYO_SHARE = 0.4;

/** The most a level gives one decision, for those who show how far it is; the other levels answer at once. */
export const DECISION_LIMITS: Readonly<Partial<Record<Level, Budget>>> = {
  samurai: { nodes: SAMURAI_NODES.castle },
  daimyo: { ms: DAIMYO_TURN_MS * DAIMYO_SHARE },
};
