import { findHead } from '../store/queries.js';
import { runningHead, seatOf } from './head.js';
import { Table, type TableDeps } from './table.js';

/** Tables in memory at most, and how long one stays at which nothing happens. */
const MOST_TABLES = 5_000;
const UNUSED_MS = 120_000;
const SWEEP_MS = 30_000;

/** A table in memory, and how many use it at the moment. */
interface Place {
  readonly table: Promise<Table | undefined>;
  users: number;
  usedAt: number;
}

/**
 * The running tables of this process: one object for each, made here and nowhere else. A table is lent out, and one
 * that is lent never leaves, so nobody can hold an object while another one is made for the same table.
 */
export class Directory {
  private readonly deps: TableDeps;
  private readonly most: number;
  private readonly places = new Map<string, Place>();
  private readonly sweeping: NodeJS.Timeout;

  constructor(deps: TableDeps, most = MOST_TABLES) {
    this.deps = deps;
    this.most = most;
    this.sweeping = setInterval(() => this.sweep(), SWEEP_MS);
    this.sweeping.unref();
  }

  get size(): number {
    return this.places.size;
  }

  /** Lends a table that has started to `body`, which hears undefined when there is none. */
  use<T>(id: string, body: (table: Table | undefined) => T | Promise<T>): Promise<T> {
    return this.lend(id, this.places.get(id) ?? this.open(id), body);
  }

  /** Lends a table to `body` that only looks: pages look now and then, which keeps no table in memory. */
  look<T>(id: string, body: (table: Table | undefined) => T | Promise<T>): Promise<T> {
    return this.lend(id, this.places.get(id) ?? this.open(id), body, false);
  }

  has(id: string): boolean {
    return this.places.has(id);
  }

  /** Lends a table to `body` if it is in memory. */
  async ifKnown(id: string, body: (table: Table) => Promise<void>): Promise<void> {
    const place = this.places.get(id);
    if (place) await this.lend(id, place, async (table) => table && body(table));
  }

  /** The seats of one person belong to another now: their tables read again who sits where. */
  seatsChanged(user: string): void {
    for (const id of this.places.keys())
      this.ifKnown(id, async (table) => {
        if (seatOf(table.head.seats, user) >= 0) table.seatsChanged();
      }).catch(() => {
        // The one who asked for that table hears of it.
      });
  }

  close(): void {
    clearInterval(this.sweeping);
  }

  private async lend<T>(
    id: string,
    place: Place,
    body: (table: Table | undefined) => T | Promise<T>,
    uses = true,
  ): Promise<T> {
    place.users++;
    try {
      return await body(await place.table);
    } finally {
      place.users--;
      if (uses) place.usedAt = performance.now();
      if (uses && this.places.get(id) === place) {
        // Those used last stay longest.
        this.places.delete(id);
        this.places.set(id, place);
      }
      this.makeRoom();
    }
  }

  private open(id: string): Place {
    const place: Place = { table: this.read(id), users: 0, usedAt: performance.now() };
    this.places.set(id, place);
    // Nothing to keep: it has not started yet, or could not be read.
    const none = (): void => {
      if (this.places.get(id) === place) this.places.delete(id);
    };
    place.table.then((table) => table ?? none(), none);
    return place;
  }

  private async read(id: string): Promise<Table | undefined> {
    const found = await findHead(this.deps.store.db, id);
    const head = found && runningHead(found);
    return head && new Table(this.deps, head);
  }

  private makeRoom(): void {
    if (this.places.size <= this.most) return;
    for (const [id, { users }] of this.places) {
      if (this.places.size <= this.most) return;
      if (users === 0) this.places.delete(id);
    }
  }

  /** Lets go of tables at which nothing has happened for a while. */
  sweep(unusedMs = UNUSED_MS): void {
    const since = performance.now() - unusedMs;
    for (const [id, { users, usedAt }] of this.places)
      if (users === 0 && usedAt < since) this.places.delete(id);
  }
}
