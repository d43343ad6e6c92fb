import type { RulesParts } from '../rules/rules-parts';
import type { RulesPageName } from './rules';

type PartsOfPages = Readonly<Partial<Record<RulesPageName, RulesParts>>>;

const FILES = import.meta.glob<{ readonly parts: PartsOfPages }>('./*/rules/parts.ts', { eager: true });

/** Pictures and tables of the how-to-play pages; they load with the pages. */
export const RULES_PARTS = Object.assign({}, ...Object.values(FILES).map(({ parts }) => parts)) as Readonly<
  Record<RulesPageName, RulesParts>
>;
