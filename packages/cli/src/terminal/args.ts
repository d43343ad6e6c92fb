import { parseArgs } from 'node:util';
import { UserError } from './user-error.js';

/** What an option of a command takes: a value, or nothing. */
export type OptionTypes = Readonly<Record<string, 'value' | 'flag'>>;

/** A command line taken apart: options by name, and the words that are none. */
export interface Args {
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
  readonly words: readonly string[];
}

/** Takes a command line apart; throws `UserError` for an option the command does not have. */
export function readArgs(command: string, argv: readonly string[], types: OptionTypes): Args {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(types).map(([name, type]) => [name, { type: type === 'flag' ? 'boolean' : 'string' }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const fail = (reason: string): never => {
      throw new UserError(`${rawName}: ${reason}`);
    };
    if (!Object.hasOwn(types, name)) fail(`is not an option here; see shirasagi ${command} --help`);
    if (values.has(name) || flags.has(name)) fail('is given twice');
    if (types[name] === 'flag') {
      if (value !== undefined) fail('takes no value');
      flags.add(name);
    } else {
      if (value === undefined || value === '' || (!token.inlineValue && value.startsWith('--')))
        fail('needs a value');
      values.set(name, value!);
    }
  }
  return { values, flags, words };
}

/** Checks that a command line has exactly the words a command wants, and returns them. */
export function wantWords(args: Args, ...names: string[]): readonly string[] {
  const { words } = args;
  if (words.length < names.length) throw new UserError(`${names[words.length]} is missing`);
  if (words.length > names.length) throw new UserError(`"${words[names.length]}" is one argument too many`);
  return words;
}

/** A whole number given as an option, or `missing`. */
export function wholeNumber(args: Args, name: string, least: number, most: number, missing: number): number {
  const text = args.values.get(name);
  if (text === undefined) return missing;
  const value = /^-?[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new UserError(`--${name}: must be a whole number from ${least} to ${most}, not ${text}`);
  }
  return value;
}
