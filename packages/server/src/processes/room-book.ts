import { type Kysely, sql } from 'kysely';
import { readyQuery } from '../store/ready-query.js';
import type { Schema } from '../store/schema.js';

type Db = Kysely<Schema>;

const roomsElsewhere = readyQuery<[rooms: readonly string[], process: string], { room: string }>((db) => ({
  compile: () =>
    sql<{ room: string }>`select distinct room from process_room
      where room = any(${[]}) and process <> ${''}`.compile(db),
}));

/** How long rooms that were left are gathered before others hear of it: until then they pass on news nobody waits for. */
const LEFT_MS = 50;

/** Rooms that are written together. */
interface Batch {
  readonly rooms: string[];
  readonly written: Promise<void>;
}

/**
 * Which rooms the sockets of this process are in, written down where all processes see it: who has news for a room
 * passes them on only if somebody elsewhere is in it. A socket that reads a table after its room was written misses
 * nothing: whatever is not in the store yet will be passed on.
 */
export class RoomBook {
  private readonly db: Db;
  private readonly process: string;
  /** Rooms that are written, or on their way. */
  private readonly written = new Map<string, Promise<void>>();
  private readonly left = new Set<string>();
  private tidying: NodeJS.Timeout | undefined;
  private batch: Batch | undefined;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(db: Db, process: string) {
    this.db = db;
    this.process = process;
  }

  /** Resolves when others know that somebody here is in a room. */
  enter(room: string): Promise<void> {
    this.left.delete(room);
    const known = this.written.get(room);
    if (known) return known;
    this.batch ??= this.nextBatch();
    const { rooms, written } = this.batch;
    rooms.push(room);
    this.written.set(room, written);
    return written;
  }

  /** Whether a room is written, or on its way. */
  has(room: string): boolean {
    return this.written.has(room);
  }

  /** Nobody here is in a room any more; others hear of it soon. */
  leave(room: string): void {
    if (!this.written.has(room)) return;
    this.left.add(room);
    this.tidying ??= setTimeout(() => {
      // What the database did not hear is said again with the next sign of life.
      this.tidy().catch(() => {});
    }, LEFT_MS);
    this.tidying.unref();
  }

  /** Removes rooms that were left and not entered again. */
  async tidy(): Promise<void> {
    this.tidying = undefined;
    if (this.left.size === 0) return;
    const rooms = [...this.left];
    this.left.clear();
    for (const room of rooms) this.written.delete(room);
    try {
      await this.inTurn(() => this.remove(rooms));
    } catch (error) {
      for (const room of rooms) if (!this.written.has(room)) this.left.add(room);
      throw error;
    }
  }

  /** Writes everything again: others may have taken this process for dead, or the database lost it. */
  async again(): Promise<void> {
    await this.inTurn(() => this.insert([...this.written.keys()]));
  }

  /** Those of some rooms that sockets of other processes are in. */
  async elsewhere(rooms: readonly string[]): Promise<ReadonlySet<string>> {
    if (rooms.length === 0) return new Set();
    return new Set((await roomsElsewhere(this.db, rooms, this.process)).map(({ room }) => room));
  }

  /** Everything that comes until it is its turn is written at once. */
  private nextBatch(): Batch {
    const rooms: string[] = [];
    const written = this.inTurn(async () => {
      this.batch = undefined;
      try {
        await this.insert(rooms);
      } catch (error) {
        for (const room of rooms) this.written.delete(room);
        throw error;
      }
    });
    return { rooms, written };
  }

  private async insert(rooms: readonly string[]): Promise<void> {
    await sql`insert into process_room (process, room) select ${this.process}, unnest(${rooms}::text[])
      on conflict do nothing`.execute(this.db);
  }

  private async remove(rooms: readonly string[]): Promise<void> {
    await sql`delete from process_room where process = ${this.process} and room = any(${rooms})`.execute(
      this.db,
    );
  }

  /** One after the other: a room that is left and entered again must not end up removed. */
  private inTurn<T>(body: () => Promise<T>): Promise<T> {
    const run = this.tail.then(body);
    this.tail = run.catch(() => {});
    return run;
  }
}
