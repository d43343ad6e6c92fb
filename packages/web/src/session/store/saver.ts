import type { RecordEntry } from '@shirasagi/engine';
import { appendEntries, type GameHead, insertGame, isRefusal, readEntries } from './store.js';

/** A write that takes longer than this is left behind: the game goes on in memory. */
const HANGING_MS = 3000;

/**
 * Keeps a game in the database, entry by entry. What could not be written is tried again with the next entry,
 * so a browser that gives way later loses nothing.
 */
export class Saver {
  kept: 'saved' | 'memory' = 'saved';
  private readonly head: GameHead;
  private entries: RecordEntry[];
  /** Entries the database holds; -1 when it does not know the game yet. */
  private saved: number;
  private writing: Promise<'done' | 'overtaken'> | undefined;

  constructor(head: GameHead, entries: readonly RecordEntry[], saved: number) {
    this.head = head;
    this.entries = [...entries];
    this.saved = saved;
  }

  /** Puts an entry at the end of what is to be kept. */
  add(entry: RecordEntry): void {
    this.entries.push(entry);
  }

  /** Whether there are entries the database does not hold yet. */
  get behind(): boolean {
    return this.saved < this.entries.length;
  }

  /** What the database holds of the game from a number on; undefined when it refuses. */
  async read(from: number): Promise<RecordEntry[] | undefined> {
    try {
      const entries = await readEntries(this.head.id, from);
      if (!this.behind) this.kept = 'saved';
      return entries;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.kept = 'memory';
      return undefined;
    }
  }

  /** Another tab has written these. */
  heard(entries: readonly RecordEntry[]): void {
    this.entries.push(...entries);
    this.saved += entries.length;
  }

  /** Begins anew with what the database holds. */
  restart(entries: readonly RecordEntry[]): void {
    this.entries = [...entries];
    this.saved = entries.length;
    this.kept = 'saved';
  }

  /** Writes what is not written yet; 'overtaken' when another tab has written in its place. */
  async save(): Promise<'done' | 'overtaken'> {
    this.writing ??= this.write().finally(() => {
      this.writing = undefined;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hanging = new Promise<'done'>((resolve) => {
      timer = setTimeout(() => {
        this.kept = 'memory';
        resolve('done');
      }, HANGING_MS);
    });
    const outcome = await Promise.race([this.writing, hanging]);
    clearTimeout(timer);
    return outcome;
  }

  private async write(): Promise<'done' | 'overtaken'> {
    try {
      while (this.behind) {
        const count = this.entries.length;
        if (this.saved < 0) await insertGame(this.head, this.entries);
        else await appendEntries(this.head.id, this.saved, this.entries.slice(this.saved));
        this.saved = count;
      }
      this.kept = 'saved';
      return 'done';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return 'overtaken';
      this.kept = 'memory';
      return 'done';
    }
  }
}
