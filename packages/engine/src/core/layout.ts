import type { ReadonlyBytes } from './read-only.js';

/**
 * Hands out offsets in a byte array and remembers their names, so that rule code speaks of fields and a
 * failing test can say which field differs.
 */
export class Layout {
  private readonly fields: { name: string; at: number; length: number }[] = [];
  private used = 0;

  /** Bytes handed out so far. */
  get size(): number {
    return this.used;
  }

  /** Reserves `length` bytes under `name` and returns where they start. */
  field(name: string, length = 1): number {
    const at = this.used;
    this.fields.push({ name, at, length });
    this.used += length;
    return at;
  }

  /** Where a field starts and how long it is; throws for a name that is none. */
  find(name: string): { readonly at: number; readonly length: number } {
    const field = this.fields.find((f) => f.name === name);
    if (!field) throw new Error(`a state has no field ${name}`);
    return field;
  }

  /** The field a byte belongs to, such as `order[2]`. */
  nameOf(offset: number): string {
    const field = this.fields.find((f) => offset >= f.at && offset < f.at + f.length);
    if (!field) return `byte ${offset}`;
    return field.length === 1 ? field.name : `${field.name}[${offset - field.at}]`;
  }

  /** The fields in which two states differ, one readable line each. */
  difference(a: ReadonlyBytes, b: ReadonlyBytes): string[] {
    const lines: string[] = [];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      if (a[i] !== b[i]) lines.push(`${this.nameOf(i)}: ${a[i]} and ${b[i]}`);
    }
    return lines;
  }
}
