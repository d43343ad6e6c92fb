import { CASTLE_SECTIONS, SOLO_SECTIONS } from './castle/rules/sections.js';
import { DUEL_SECTIONS } from './duel/rules/sections.js';

/** The how-to-play pages and their sections, in reading order. */
export const SECTIONS = { castle: CASTLE_SECTIONS, solo: SOLO_SECTIONS, duel: DUEL_SECTIONS } as const;

/** The name of a how-to-play page. */
export type RulesPageName = keyof typeof SECTIONS;

/** Whether a text names a how-to-play page. */
export const isRulesPage = (name: string | undefined): name is RulesPageName =>
  name !== undefined && Object.hasOwn(SECTIONS, name);
