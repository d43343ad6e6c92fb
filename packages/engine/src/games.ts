import { castleRules } from './castle/rules.js';
import { RulesError } from './core/result.js';
import type { EditionBase, Rules } from './core/rules.js';
import type { GameName, State } from './core/state.js';
import { duelRules } from './duel/rules.js';

/** A game whose own types do not matter to the caller. */
export type AnyRules = Rules<State, { readonly kind: string }, EditionBase>;

const GAMES: Readonly<Record<string, AnyRules>> = {
  castle: castleRules as unknown as AnyRules,
  duel: duelRules as unknown as AnyRules,
};

/** The rules of a game whose name is known to be one. */
export const rulesByName = (game: GameName): AnyRules => GAMES[game];

/** The names of the games. */
export const GAME_NAMES = Object.keys(GAMES);

/** The rules of a game by name; throws `RulesError` for a name that is none. */
export function rulesFor(game: unknown): AnyRules {
  if (typeof game === 'string' && Object.hasOwn(GAMES, game)) return GAMES[game];
  throw new RulesError(
    'bad-options',
    `game: must be one of ${GAME_NAMES.join(', ')}, not ${String(game)}`,
    'game',
  );
}
