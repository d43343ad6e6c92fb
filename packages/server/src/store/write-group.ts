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

/** An entry with what it changes. */
export interface Appended {
  readonly row: EntryRow;
  readonly change: HeadChange | null;
}

/** Writes entries in one transaction; returns the keys of those whose number was still free. */
export type WriteGroup = (group: readonly Appended[]) => Promise<readonly string[]>;

const DEADLOCK = '40P01';

/** What tells an entry from all others. */
export const keyOf = (row: Pick<EntryRow, 'table_id' | 'number'>): string => `${row.table_id} ${row.number}`;

/** Writes a group through one connection. */
export function groupWriter(db: Kysely<Schema>): WriteGroup {
  const write = async (group: readonly Appended[], again: boolean): Promise<readonly string[]> => {
    // The same order everywhere, so that two processes never wait for each other in a circle.
    const rows = group.map(({ row }) => row).sort((a, b) => (a.table_id < b.table_id ? -1 : 1));
    try {
      if (group.every(({ change }) => change === null)) return await insert(db, rows);
      return await db.transaction().execute(async (trx) => {
        const appended = await insert(trx, rows);
        const known = new Set(appended);
        await changeHeads(
          trx,
          group.filter(({ row }) => known.has(keyOf(row))),
        );
        return appended;
      });
    } catch (error) {
      if (again && (error as { code?: string }).code === DEADLOCK) return write(group, false);
      throw error;
    }
  };
  return (group) => write(group, true);
}

async function insert(db: Kysely<Schema>, rows: readonly EntryRow[]): Promise<string[]> {
  const inserted = await db
    .insertInto('entry')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['table_id', 'number']).doNothing())
    .returning(['table_id', 'number'])
    .execute();
  return inserted.map(keyOf);
}

async function changeHeads(trx: Transaction<Schema>, group: readonly Appended[]): Promise<void> {
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
