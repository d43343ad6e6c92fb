import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Outcome } from '../matches/table.js';

/** Finished groups in a file, one line each, so that a match that was stopped goes on where it was. */
export class Journal<T = Outcome> {
  private readonly file: string | undefined;
  /** Groups that are done, by number. */
  readonly groups = new Map<number, readonly T[]>();

  /** Opens or starts the journal of a match; throws when the file belongs to another one. */
  constructor(file: string | undefined, match: object) {
    this.file = file;
    const head = JSON.stringify({ match });
    if (!file) return;
    if (!existsSync(file)) {
      writeFileSync(file, `${head}\n`);
      return;
    }
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
    if (first !== head) throw new Error(`${file} belongs to another match: ${first}`);
    for (const line of lines) {
      // The last line may have been cut off when the match was stopped: that group is played again.
      const entry = parse<T>(line);
      if (entry) this.groups.set(entry.group, entry.outcomes);
    }
  }

  /** Adds a finished group. */
  add(group: number, outcomes: readonly T[]): void {
    this.groups.set(group, outcomes);
    if (this.file) appendFileSync(this.file, `${JSON.stringify({ group, outcomes })}\n`);
  }
}

function parse<T>(line: string): { group: number; outcomes: T[] } | undefined {
  try {
    return line === '' ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}
