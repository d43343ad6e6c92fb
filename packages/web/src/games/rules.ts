import type { GameName } from '@shirasagi/engine';
import { CASTLE_PAGES } from './castle/rules/sections.js';
import { DUEL_PAGES } from './duel/rules/sections.js';

/** The how-to-play pages of each game. */
const PAGES = { castle: CASTLE_PAGES, duel: DUEL_PAGES } as const satisfies Readonly<
  Record<GameName, object>
>;

/** The name of a how-to-play page. */
export type RulesPageName = { [G in GameName]: keyof (typeof PAGES)[G] }[GameName];

/** The how-to-play pages and their sections, in reading order. */
export const SECTIONS = Object.assign({}, ...Object.values(PAGES)) as Readonly<
  Record<RulesPageName, readonly string[]>
>;

/** Whether a text names a how-to-play page. */
export const isRulesPage = (name: string | undefined): name is RulesPageName =>
  name !== undefined && Object.hasOwn(SECTIONS, name);

/** The engine's game a how-to-play page is about. */
export const gameOf = (page: RulesPageName): GameName =>
  (Object.keys(PAGES) as GameName[]).find((game) => Object.hasOwn(PAGES[game], page)) as GameName;
