import type { RulesParts } from '../rules/rules-parts';
import { castleParts, soloParts } from './castle/rules/parts';
import { duelParts } from './duel/rules/parts';
import type { RulesPageName } from './rules';

/** Pictures and tables of the how-to-play pages; they load with the pages. */
export const RULES_PARTS: Readonly<Record<RulesPageName, RulesParts>> = {
  castle: castleParts,
  solo: soloParts,
  duel: duelParts,
};
