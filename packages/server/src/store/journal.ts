import { type Kysely, sql, type Transaction } from 'kysely';
import type { EntryRow, Schema, TableRow } from './schema.js';

/** What an entry changes in the head of its table; written in the same transaction. */
export interface HeadChange {
  readonly dueAt: number | null;
  /** The process that will do what is due at once. */
  readonly claimedBy: string | null;
  readonly claimedUntil: number;
  readonly ended?: Pick<TableRow, 'ended_at' | 'result'>;
}

interface Waiting {
  readonly row: EntryRow;
  readonly change: HeadChange | null;
  readonly done: (appended: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Rows a transaction takes at most: seven values each, far below the stores' limits. */
const MOST_IN_GROUP = 400;
const DEADLOCK = '40P01';

/** Where entries are written: those that are ready at the same moment share one transaction. */
export class Journal {
  private readonly db: Kysely<Schema>;
  private readonly mostGroups: number;
  private waiting: Waiting[] = [];
  private groups = 0;
  private scheduled = false;
  private idle: (() => void) | undefined;

  constructor(db: Kysely<Schema>, mostGroups: number) {
    this.db = db;
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
    try {
      const appended = await this.write(group);
      for (const { row, done } of group) done(appended.has(keyOf(row)));
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
    this.groups--;
    if (this.waiting.length > 0) this.schedule();
    else if (this.groups === 0) this.idle?.();
  }

  private async write(group: readonly Waiting[], again = true): Promise<Set<string>> {
    // The same order everywhere, so that two processes never wait for each other in a circle.
    const rows = group.map(({ row }) => row).sort((a, b) => (a.table_id < b.table_id ? -1 : 1));
    try {
      if (group.every(({ change }) => change === null)) return await insert(this.db, rows);
      return await this.db.transaction().execute(async (trx) => {
        const appended = await insert(trx, rows);
        await changeHeads(
          trx,
          group.filter(({ row }) => appended.has(keyOf(row))),
        );
        return appended;
      });
    } catch (error) {
      if (again && (error as { code?: string }).code === DEADLOCK) return this.write(group, false);
      throw error;
    }
  }
}

const keyOf = (row: Pick<EntryRow, 'table_id' | 'number'>): string => `${row.table_id} ${row.number}`;

async function insert(db: Kysely<Schema>, rows: readonly EntryRow[]): Promise<Set<string>> {
  const inserted = await db
    .insertInto('entry')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['table_id', 'number']).doNothing())
    .returning(['table_id', 'number'])
    .execute();
  return new Set(inserted.map(keyOf));
}

async function changeHeads(trx: Transaction<Schema>, group: readonly Waiting[]): Promise<void> {
  const changes = group
    .flatMap(({ row, change }) => (change ? [{ id: row.table_id, ...change }] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  if (changes.length === 0) return;
  const values = changes.map(
    (c) =>
      sql`(cast(${c.id} as text), cast(${c.dueAt} as bigint), cast(${c.claimedBy} as text), cast(${c.claimedUntil} as bigint))`,
  );
  await sql`update game_table set due_at = v.column2, claimed_by = v.column3, claimed_until = v.column4
    from (values ${sql.join(values)}) v where game_table.id = v.column1`.execute(trx);
  for (const { id, ended } of changes) {
    if (ended)
      await trx
        .updateTable('game_table')
        .set({ status: 'over', ...ended })
        .where('id', '=', id)
        .execute();
  }
}
