import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { readyQuery } from '../store/ready-query.js';
import type { Schema } from '../store/schema.js';

type Db = Kysely<Schema>;

/** How long a process counts as living after its last sign of life, and how often it gives one. */
const LEASE = sql.lit('5 seconds');
const RENEW_MS = 1_000;

const namesAt = readyQuery<[room: string], { name: string }>((db) => ({
  compile: () =>
    sql<{
      name: string;
    }>`select process.name from process_room join process on process.id = process_room.process
      where process_room.room = ${''} and process.name is not null order by process.name limit 1`.compile(db),
}));

/** This process, as the others know it; only one with a name can be asked for by name. */
interface Self {
  readonly id: string;
  readonly name: string | undefined;
}

/** The processes on the same database: each signs in there and gives a sign of life every second. */
export class Peers {
  private readonly db: Db;
  private readonly self: Self;
  private readonly renewed: (known: boolean) => Promise<void>;
  private names: readonly string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private renewing: Promise<void> = Promise.resolve();
  private closed = false;

  /** `renewed` is called after every sign of life; `known` is false when the others had taken this process for dead. */
  constructor(db: Db, self: Self, renewed: (known: boolean) => Promise<void>) {
    this.db = db;
    this.self = self;
    this.renewed = renewed;
  }

  async start(): Promise<void> {
    await this.signIn();
    await this.look();
    this.schedule();
  }

  /** The name of the process where the people of a table meet; undefined when that is here, or nobody has a name. */
  meetAt(table: string): string | undefined {
    const owner = this.ownerOf(table);
    return owner === this.self.name ? undefined : owner;
  }

  /**
   * The name of the process where the people of a table meet; undefined when nobody has a name. Every process comes
   * to the same answer from the names of those that live, and when one dies only its own tables move.
   */
  ownerOf(table: string): string | undefined {
    let owner: string | undefined;
    let most = '';
    for (const name of this.names) {
      const weight = createHash('sha256').update(`${name} ${table}`).digest('hex');
      if (weight > most) [owner, most] = [name, weight];
    }
    return owner;
  }

  /** The name of a process that has sockets in a room; undefined when there is none with a name. */
  async nameAt(room: string): Promise<string | undefined> {
    const [found] = await namesAt(this.db, room);
    return found?.name;
  }

  /** Leaves: the others need not wait until the lease is over, unless the database is away. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.renewing;
    await this.remove([this.self.id]).catch(() => {});
  }

  private schedule(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      // While the database is away nobody hears signs of life; the next one that arrives counts.
      this.renewing = this.renew()
        .catch(() => {})
        .finally(() => this.schedule());
    }, RENEW_MS);
    this.timer.unref();
  }

  private async renew(): Promise<void> {
    const { rows } = await sql`update process set until = clock_timestamp() + ${LEASE}::interval
      where id = ${this.self.id} returning id`.execute(this.db);
    const known = rows.length > 0;
    if (!known) await this.signIn();
    await this.look();
    await this.renewed(known);
  }

  private async signIn(): Promise<void> {
    const { id, name } = this.self;
    await sql`insert into process (id, name, until)
      values (${id}, ${name ?? null}, clock_timestamp() + ${LEASE}::interval)`.execute(this.db);
  }

  /** Removes the dead with their rooms, and learns the names of the living. */
  private async look(): Promise<void> {
    const { rows: dead } = await sql<{ id: string }>`select id from process
      where until < clock_timestamp()`.execute(this.db);
    if (dead.length > 0) await this.remove(dead.map(({ id }) => id));
    const { rows } = await sql<{ name: string }>`select distinct name from process
      where name is not null`.execute(this.db);
    this.names = rows.map(({ name }) => name);
  }

  private async remove(ids: readonly string[]): Promise<void> {
    // In this order: one that lives after all finds that it has no row, and writes its rooms again.
    await sql`delete from process_room where process = any(${ids})`.execute(this.db);
    await sql`delete from process where id = any(${ids})`.execute(this.db);
  }
}
