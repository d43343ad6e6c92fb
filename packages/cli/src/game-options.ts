import { randomBytes } from 'node:crypto';
import {
  GAME_NAMES,
  type GameName,
  isGameName,
  type Options,
  RulesError,
  readEdition,
  rulesFor,
} from '@shirasagi/engine';
import { faceFor } from './faces.js';
import { readJson } from './files.js';
import { about } from './records.js';
import type { Args, OptionTypes } from './terminal/args.js';
import { UserError } from './terminal/user-error.js';

/** The command-line options that say what game to set up. */
export const GAME_OPTIONS: OptionTypes = {
  game: 'value',
  players: 'value',
  level: 'value',
  promo: 'flag',
  'first-game': 'flag',
};

/** How a command's usage says that a game can be chosen. */
export const GAME_USAGE = `[--game ${GAME_NAMES.join('|')}]`;

/** The names the rules have for those options. */
const FIELDS: Readonly<Record<string, string>> = {
  players: 'players',
  level: 'level',
  promo: 'promo',
  'first-game': 'firstGame',
};

/** The game a command line asks for, with options its rules accept. */
export function readGameOptions(args: Args): { game: GameName; options: Options } {
  const name = args.values.get('game') ?? GAME_NAMES[0];
  if (!isGameName(name)) throw new UserError(`--game: must be one of ${GAME_NAMES.join(', ')}, not ${name}`);
  const rules = rulesFor(name);
  const known = faceFor(name).options;
  const options: Record<string, unknown> = {};
  for (const [option, field] of Object.entries(FIELDS)) {
    const value = args.flags.has(option) || args.values.get(option);
    if (value === undefined) continue;
    if (!known.includes(option)) throw new UserError(`--${option}: is not an option of the game ${name}`);
    options[field] = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value;
  }
  try {
    return { game: rules.game, options: rules.readOptions(options) };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const option = Object.keys(FIELDS).find((key) => FIELDS[key] === error.field);
    throw new UserError(option ? error.message.replace(error.field, `--${option}`) : error.message);
  }
}

/** The edition file a command line names, read and checked for the game; nothing when none is named. */
export function readEditionFile(args: Args, game?: string): unknown {
  const file = args.values.get('edition');
  if (file === undefined) return undefined;
  const json = readJson(file);
  about(file, () => readEdition(game ?? (json as { game?: unknown } | null)?.game, json));
  return json;
}

/** The seed a command line names, or a fresh one. */
export function readSeed(args: Args): string {
  return args.values.get('seed') ?? randomBytes(8).toString('hex');
}
