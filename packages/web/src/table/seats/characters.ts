import type { FaceName } from '../../art/face';
import type { OpponentLevel } from '../../session/session.js';

/** Levels of opponents, weakest first. */
export const LEVELS: readonly OpponentLevel[] = ['apprentice', 'gardener', 'steward', 'samurai', 'daimyo'];

/** Who plays each level. Records and servers know levels only, so names and faces may change. */
const CHARACTERS = {
  apprentice: 'sayo',
  gardener: 'kohei',
  steward: 'tadao',
  samurai: 'shino',
  daimyo: 'genzo',
} as const satisfies Record<OpponentLevel, FaceName>;

/** Who plays a level. */
export const characterOf = (level: OpponentLevel) => CHARACTERS[level];

/** The number of a level, counted from 1. */
export const numberOf = (level: OpponentLevel): number => LEVELS.indexOf(level) + 1;

/** Whether a word names a level. */
export const isLevel = (word: string): word is OpponentLevel => (LEVELS as readonly string[]).includes(word);
