import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';

/** Every table, in the order it is written and read, with the columns it is paged by. */
const TABLES: Readonly<Record<keyof Schema, readonly string[]>> = {
  setting: ['name'],
  user: ['id'],
  account: ['id'],
  session: ['id'],
  verification: ['id'],
  passkey: ['id'],
  game_table: ['id'],
  seat: ['table_id', 'number'],
  entry: ['table_id', 'number'],
  chat: ['table_id', 'user_id', 'message'],
  mute: ['user_id', 'muted_id'],
};
const PAGE = 500;
const FORMAT = 'shirasagi-store';

type Row = Record<string, unknown>;

/** Writes everything in the store as JSON lines, a page at a time. */
export async function exportLines(db: Kysely<Schema>, out: Writable): Promise<void> {
  const write = (line: object): Promise<void> =>
    new Promise((resolve, reject) => {
      out.write(`${JSON.stringify(line)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  await write({ format: FORMAT, version: 1 });
  for (const [table, key] of Object.entries(TABLES)) {
    let last: Row | undefined;
    for (;;) {
      const rows = await page(db, table, key, last);
      if (rows.length === 0) break;
      await write({ table, rows });
      last = rows.at(-1);
    }
  }
}

async function page(db: Kysely<Schema>, table: string, key: readonly string[], last?: Row): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const after = last ? sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})` : sql``;
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`.execute(db);
  return rows;
}

/** Reads what `exportLines` wrote into an empty store, all or nothing; returns how many rows there were. */
export async function importLines(db: Kysely<Schema>, input: Readable): Promise<number> {
  if (await db.selectFrom('user').select('id').limit(1).executeTakeFirst())
    throw new Error('the store is not empty; import needs a new one');
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('setting').execute();
    let number = 0;
    let read = 0;
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      const value = parse(line, number);
      if (number === 1) {
        if (value.format !== FORMAT || value.version !== 1)
          throw new Error('line 1: this is no export of a store');
        continue;
      }
      const { table, rows } = value;
      if (typeof table !== 'string' || !Object.hasOwn(TABLES, table) || !Array.isArray(rows))
        throw new Error(`line ${number}: must have a table and its rows`);
      for (const row of rows as Row[]) await insertRow(trx, table, row);
      read += rows.length;
    }
    return read;
  });
}

function parse(line: string, number: number): Row {
  try {
    return JSON.parse(line) as Row;
  } catch {
    throw new Error(`line ${number}: is not JSON`);
  }
}

async function insertRow(db: Kysely<Schema>, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}
