import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../config.js';
import { openStore, type Store } from '../store/store.js';

/** Numbers from 1 to `count`, as rows. */
function numbersTo(count: number, kind: Store['kind']): RawBuilder<unknown> {
  return kind === 'sqlite'
    ? sql`(with recursive up (n) as (select 1 union all select n + 1 from up where n < ${sql.lit(count)}) select n from up) numbers`
    : sql`generate_series(1, ${sql.lit(count)}) as numbers (n)`;
}

/** Fills a store with copies of one of its tables: its head, its seats and its first entries, as often as asked. */
export async function copyTable(
  where: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>,
  id: string,
  copies: number,
  entries: number,
): Promise<void> {
  const store = await openStore(where);
  try {
    const numbers = numbersTo(copies, store.kind);
    const copyRows = async (table: string, key: string, only: RawBuilder<unknown>): Promise<void> => {
      const found = sql`select * from ${sql.table(table)} where ${sql.ref(key)} = ${id} limit 1`;
      const { rows } = await found.execute(store.db);
      const others = Object.keys(rows[0] as object).filter((column) => column !== key);
      const columns = sql.join(others.map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${sql.ref(key)}, ${columns})
        select 'c' || (100000000000000 + n), ${columns} from ${sql.table(table)}, ${numbers}
        where ${sql.ref(key)} = ${id} and ${only}`.execute(store.db);
    };
    await copyRows('game_table', 'id', sql`true`);
    await copyRows('seat', 'table_id', sql`true`);
    await copyRows('entry', 'table_id', sql`number < ${sql.lit(entries)}`);
    await sql`analyze`.execute(store.db);
  } finally {
    await store.close();
  }
}
