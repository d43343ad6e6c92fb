import { CASTLE_PROBLEMS } from './castle/edition/problems.js';
import type { CastleTypes } from './castle/exports.js';
import { castleRules } from './castle/rules.js';
import { EFFECT_PROBLEMS } from './core/effect-text.js';
import { VALUE_PROBLEMS } from './core/json.js';
import type { StateView } from './core/read-only.js';
import { RulesError } from './core/result.js';
import type { AnyRules as CoreRules } from './core/rules.js';
import { DUEL_PROBLEMS } from './duel/edition/problems.js';
import type { DuelTypes } from './duel/exports.js';
import { duelRules } from './duel/rules.js';

/** Every game: the only place that names them all. */
const GAMES = { castle: castleRules, duel: duelRules } as const;

/** The types of every game. */
export interface GameTypes {
  readonly castle: CastleTypes;
  readonly duel: DuelTypes;
}

export type GameName = keyof typeof GAMES;

/** A state of any of the games, as clients see it: it can be read, and changed by `apply` and `copy` alone. */
export type State = StateView & { readonly game: GameName };

/** The rules of a game whose own types do not matter to the caller. */
export type AnyRules = CoreRules<State> & { readonly game: GameName };

/** The names of the games. */
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

/** Whether a text names a game. */
export const isGameName = (name: unknown): name is GameName =>
  typeof name === 'string' && Object.hasOwn(GAMES, name);

/** The rules of a game whose name is known to be one. */
export const rulesByName = (game: GameName): AnyRules => GAMES[game] as unknown as AnyRules;

/** The rules of a game by name; throws `RulesError` for a name that is none. */
export function rulesFor(game: unknown): AnyRules {
  if (isGameName(game)) return rulesByName(game);
  throw new RulesError(
    'bad-options',
    `game: must be one of ${GAME_NAMES.join(', ')}, not ${String(game)}`,
    'game',
  );
}

const EDITION_PROBLEMS = [VALUE_PROBLEMS, EFFECT_PROBLEMS, CASTLE_PROBLEMS, DUEL_PROBLEMS] as const;

/** What can be wrong with an edition of any game: the codes that `RulesError.problem` has for one. */
export type EditionProblemCode =
  | keyof typeof VALUE_PROBLEMS
  | keyof typeof EFFECT_PROBLEMS
  | keyof typeof CASTLE_PROBLEMS
  | keyof typeof DUEL_PROBLEMS;
export const EDITION_PROBLEM_CODES = EDITION_PROBLEMS.flatMap((table) =>
  Object.keys(table),
) as readonly EditionProblemCode[];
