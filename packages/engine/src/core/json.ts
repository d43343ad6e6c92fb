import { clip } from './moves.js';
import { type Problem, problemsIn } from './problem.js';
import { type ErrorCode, RulesError } from './result.js';

/** An untrusted value in a sentence about it. */
interface Found {
  readonly found: 'missing' | 'list' | 'object' | 'text' | 'value';
  /** Its length, or a short picture of it. */
  readonly shown: string;
}

function found(value: unknown): Found {
  if (value === undefined) return { found: 'missing', shown: '' };
  if (Array.isArray(value)) return { found: 'list', shown: String(value.length) };
  if (typeof value === 'object' && value !== null) return { found: 'object', shown: '' };
  if (typeof value === 'string') return { found: 'text', shown: clip(value) };
  return { found: 'value', shown: String(value) };
}

const SHOWN = {
  list: (shown: string) => `a list of ${shown}`,
  object: () => 'an object',
  text: (shown: string) => `"${shown}"`,
  value: (shown: string) => shown,
} as const;

function mustBe(wanted: string, { found: kind, shown }: Found): string {
  return kind === 'missing'
    ? `is missing; must be ${wanted}`
    : `must be ${wanted}, not ${SHOWN[kind](shown)}`;
}

type Range = Found & { readonly least: number; readonly most: number };

/** What can be wrong with any value. */
export const VALUE_PROBLEMS = {
  object: (args: Found) => mustBe('an object', args),
  list: (args: Range) =>
    mustBe(
      args.least === args.most ? `a list of ${args.most}` : `a list of ${args.least} to ${args.most}`,
      args,
    ),
  integer: (args: Range) => mustBe(`a whole number from ${args.least} to ${args.most}`, args),
  flag: (args: Found) => mustBe('true or false', args),
  text: (args: Found & { readonly most: number }) =>
    mustBe(`a text of at most ${args.most} characters`, args),
  oneOf: (args: Found & { readonly words: string }) => mustBe(`one of ${args.words}`, args),
  unknownField: ({ known }: { readonly known: string }) => `is not a known field; known are ${known}`,
  empty: () => 'must not be empty',
  fixed: ({ value }: { readonly value: string | number }) =>
    `must be ${typeof value === 'string' ? `"${value}"` : value}: this value is the same in every edition`,
};

/** Tells what is wrong with a value. */
export const valueProblem = problemsIn(VALUE_PROBLEMS);

/** A place in untrusted JSON that knows its path, so that every refusal names the field. */
export class Json {
  readonly value: unknown;
  readonly path: string;
  readonly code: ErrorCode;

  constructor(value: unknown, path: string, code: ErrorCode) {
    this.value = value;
    this.path = path;
    this.code = code;
  }

  /** Whether the field was given at all. */
  get given(): boolean {
    return this.value !== undefined;
  }

  /** Refuses the value with a reason. */
  fail(reason: string | Problem): never {
    const text = typeof reason === 'string' ? reason : reason.text;
    const problem = typeof reason === 'string' ? undefined : reason;
    throw new RulesError(this.code, this.path ? `${this.path}: ${text}` : text, this.path, problem);
  }

  /** Checks that this is an object with no fields but these. */
  object(...known: string[]): this {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      this.fail(valueProblem('object', found(this.value)));
    for (const name of Object.keys(this.value as object)) {
      if (!known.includes(name))
        this.get(name).fail(valueProblem('unknownField', { known: known.join(', ') }));
    }
    return this;
  }

  /** The same for an object that may be left out: then it is empty. */
  section(...known: string[]): Json {
    return this.given ? this.object(...known) : new Json({}, this.path, this.code);
  }

  /** The field of that name; it may be missing. */
  get(name: string): Json {
    const inside = this.value;
    const value =
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, name)
        ? (inside as Record<string, unknown>)[name]
        : undefined;
    return new Json(value, this.path ? `${this.path}.${name}` : name, this.code);
  }

  /** The items of a list whose length must lie in the given range. */
  list(least: number, most: number): Json[] {
    if (!Array.isArray(this.value) || this.value.length < least || this.value.length > most)
      this.fail(valueProblem('list', { least, most, ...found(this.value) }));
    // Array.from also visits holes, which a value that never was JSON may have.
    return Array.from(this.value as unknown[], (item, i) => new Json(item, `${this.path}[${i}]`, this.code));
  }

  /** The items of a list that may be left out: then it is empty. */
  items(most: number): Json[] {
    return this.given ? this.list(0, most) : [];
  }

  /** A whole number in the given range; `missing` stands in where the field is left out. */
  integer(least: number, most: number, missing?: number): number {
    if (!this.given && missing !== undefined) return missing;
    const value = this.value;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      this.fail(valueProblem('integer', { least, most, ...found(value) }));
    }
    return value as number;
  }

  /** True or false; `missing` stands in where the field is left out. */
  flag(missing?: boolean): boolean {
    if (!this.given && missing !== undefined) return missing;
    if (typeof this.value !== 'boolean') this.fail(valueProblem('flag', found(this.value)));
    return this.value as boolean;
  }

  /** A text of bounded length. */
  text(most = 200): string {
    if (typeof this.value !== 'string' || this.value.length > most)
      this.fail(valueProblem('text', { most, ...found(this.value) }));
    return this.value as string;
  }

  /** One of the given words, as its index; `missing` stands in where the field is left out. */
  oneOf(words: readonly string[], missing?: number): number {
    if (!this.given && missing !== undefined) return missing;
    const index = typeof this.value === 'string' ? words.indexOf(this.value) : -1;
    if (index < 0) this.fail(valueProblem('oneOf', { words: words.join(', '), ...found(this.value) }));
    return index;
  }
}
