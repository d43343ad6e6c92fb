import type { EntryRow } from './schema.js';
import { type Appended, type HeadChange, keyOf, type WriteGroup } from './write-group.js';

interface Waiting extends Appended {
  readonly done: (appended: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Entries a transaction takes at most, so that nobody waits long for others. */
const MOST_IN_GROUP = 400;

/** Where entries are written: those that are ready at the same moment share one transaction. */
export class Journal {
  private readonly write: WriteGroup;
  private readonly mostGroups: number;
  private waiting: Waiting[] = [];
  private groups = 0;
  private scheduled = false;
  private idle: (() => void) | undefined;

  /** `mostGroups` groups may be on their way to the disk at once. */
  constructor(write: WriteGroup, mostGroups: number) {
    this.write = write;
    this.mostGroups = mostGroups;
  }

  /** Resolves once the entry is on disk; false when another one has its number. */
  append(row: EntryRow, change: HeadChange | null): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ row, change, done, failed });
      this.schedule();
    });
  }

  /** Waits for everything that was handed in. */
  async close(): Promise<void> {
    if (this.waiting.length === 0 && this.groups === 0) return;
    await new Promise<void>((resolve) => {
      this.idle = resolve;
    });
  }

  /** Lets everything that arrived in this round of the event loop come along. */
  private schedule(): void {
    if (this.scheduled || this.groups >= this.mostGroups) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    const group = this.waiting.splice(0, MOST_IN_GROUP);
    if (group.length === 0) return;
    this.groups++;
    const tell = await this.writeDown(group);
    this.groups--;
    // Before anybody hears of this group: telling them all takes as long as the disk does, which shall not wait.
    void this.flush();
    tell();
    if (this.waiting.length === 0 && this.groups === 0) this.idle?.();
  }

  /** Writes a group; what is returned tells everybody in it what became of their entry. */
  private async writeDown(group: readonly Waiting[]): Promise<() => void> {
    // Of two entries with the same number the first is written, and only what is written is acknowledged.
    const first = new Map<string, Waiting>();
    const late: Waiting[] = [];
    for (const waiting of group) {
      const key = keyOf(waiting.row);
      if (first.has(key)) late.push(waiting);
      else first.set(key, waiting);
    }
    try {
      for (const taken of await this.write([...first.values()])) {
        const key = keyOf(taken);
        const waiting = first.get(key);
        if (waiting) late.push(waiting);
        first.delete(key);
      }
    } catch (error) {
      return () => {
        for (const { failed } of group) failed(error);
      };
    }
    return () => {
      for (const { done } of late) done(false);
      for (const { done } of first.values()) done(true);
    };
  }
}
