import { clip } from './moves.js';
import { type ErrorCode, RulesError } from './result.js';

/** A short picture of an untrusted value for an error message. */
function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === null) return 'null';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `"${clip(value)}"`;
  return String(value);
}

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
  fail(reason: string): never {
    throw new RulesError(this.code, this.path ? `${this.path}: ${reason}` : reason, this.path);
  }

  private wrong(wanted: string): never {
    return this.fail(
      this.given ? `must be ${wanted}, not ${show(this.value)}` : `is missing; must be ${wanted}`,
    );
  }

  /** Checks that this is an object with no fields but these. */
  object(...known: string[]): this {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      this.wrong('an object');
    for (const name of Object.keys(this.value as object)) {
      if (!known.includes(name)) this.get(name).fail(`is not a known field; known are ${known.join(', ')}`);
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
    const wanted = least === most ? `a list of ${most}` : `a list of ${least} to ${most}`;
    if (!Array.isArray(this.value) || this.value.length < least || this.value.length > most)
      this.wrong(wanted);
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
      this.wrong(`a whole number from ${least} to ${most}`);
    }
    return value as number;
  }

  /** True or false; `missing` stands in where the field is left out. */
  flag(missing?: boolean): boolean {
    if (!this.given && missing !== undefined) return missing;
    if (typeof this.value !== 'boolean') this.wrong('true or false');
    return this.value as boolean;
  }

  /** A text of bounded length. */
  text(most = 200): string {
    if (typeof this.value !== 'string' || this.value.length > most)
      this.wrong(`a text of at most ${most} characters`);
    return this.value as string;
  }

  /** One of the given words, as its index; `missing` stands in where the field is left out. */
  oneOf(words: readonly string[], missing?: number): number {
    if (!this.given && missing !== undefined) return missing;
    const index = typeof this.value === 'string' ? words.indexOf(this.value) : -1;
    if (index < 0) this.wrong(`one of ${words.join(', ')}`);
    return index;
  }
}
