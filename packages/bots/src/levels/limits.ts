import type { Budget } from '../bot.js';
import { FACTS } from '../games.js';
import type { Level } from './levels.js';

/** What a daimyo gives all decisions of a turn together. */
export const DAIMYO_TURN_MS = 2000;
/** Share of the time left for a turn that one decision of a daimyo takes: the first ones matter most. */
export const DAIMYO_SHARE = 0.4;

/** The most a level gives one decision, for those who show how far it is; the other levels answer at once. */
export const DECISION_LIMITS: Readonly<Partial<Record<Level, Budget>>> = {
  samurai: { nodes: Math.max(...Object.values(FACTS).map(({ nodes }) => nodes.samurai)) },
  daimyo: { ms: DAIMYO_TURN_MS * DAIMYO_SHARE },
};

/** Whether a level thinks as long as the clock says, so that more threads make it stronger. */
export const thinksByTheClock = (level: Level): boolean => DECISION_LIMITS[level]?.ms !== undefined;
