import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
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
  table_edition: ['table_id'],
  seat: ['table_id', 'number'],
  entry: ['table_id', 'number'],
  chat: ['table_id', 'user_id', 'message'],
  mute: ['user_id', 'muted_id'],
  day: ['day'],
  day_try: ['table_id'],
  learned: ['user_id', 'item'],
};
const NO_ROWS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.keys(TABLES).map((name) => [name, 0]),
);
const PAGE = 500;
const FORMAT = 'shirasagi-store';

type Row = Record<string, unknown>;

/** Writes everything in the store as JSON lines, a page at a time; the last line says what came before it. */
export async function exportLines(db: Kysely<Schema>, out: Writable): Promise<void> {
  const sum = createHash('sha256');
  const counts: Record<string, number> = {};
  const write = (line: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const text = `${JSON.stringify(line)}\n`;
      sum.update(text);
      out.write(text, (error) => (error ? reject(error) : resolve()));
    });
  await write({ format: FORMAT, version: 2 });
  for (const [table, key] of Object.entries(TABLES)) {
    let last: Row | undefined;
    counts[table] = 0;
    for (;;) {
      const rows = await page(db, table, key, last);
      if (rows.length === 0) break;
      await write({ table, rows });
      counts[table] += rows.length;
      last = rows.at(-1);
    }
  }
  await write({ end: counts, sha256: sum.copy().digest('hex') });
}

async function page(db: Kysely<Schema>, table: string, key: readonly string[], last?: Row): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const after = last ? sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})` : sql``;
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`.execute(
      // As it is kept: seeds of tables that are not over stay sealed.
      db.withoutPlugins(),
    );
  return rows;
}

/**
 * Reads what `exportLines` wrote into an empty store, all or nothing. `whole` says whether the export said itself
 * that it was complete, which those of the first version did not.
 */
export async function importLines(
  db: Kysely<Schema>,
  input: Readable,
): Promise<{ rows: number; whole: boolean }> {
  if (await db.selectFrom('user').select('id').limit(1).executeTakeFirst())
    throw new Error('the store is not empty; import needs a new one');
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('setting').execute();
    const sum = createHash('sha256');
    const counts: Record<string, number> = { ...NO_ROWS };
    let number = 0;
    let version: unknown;
    let whole = false;
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      const value = parse(line, number);
      if (whole) throw new Error(`line ${number}: comes after the end`);
      if (number === 1) version = versionIn(value);
      else if ('end' in value) {
        checkEnd(value, counts, sum.copy().digest('hex'), number);
        whole = true;
      } else {
        const { table, rows } = value;
        if (typeof table !== 'string' || !Object.hasOwn(TABLES, table) || !Array.isArray(rows))
          throw new Error(`line ${number}: must have a table and its rows`);
        for (const row of rows as Row[]) await insertRow(trx, table, row);
        counts[table] += rows.length;
      }
      sum.update(`${line}\n`);
    }
    if (!whole && version !== 1) throw new Error(`the export ends after line ${number}: it was cut short`);
    return { rows: Object.values(counts).reduce((total, count) => total + count, 0), whole };
  });
}

function versionIn({ format, version }: Row): unknown {
  if (format !== FORMAT || (version !== 1 && version !== 2))
    throw new Error('line 1: this is not an export of a store');
  return version;
}

/** Compares what an export says of itself with what was read. */
function checkEnd({ end, sha256 }: Row, counts: Row, sum: string, number: number): void {
  // An older export does not name tables that have come since.
  const named = { ...NO_ROWS, ...(end as Row) };
  if (!isDeepStrictEqual(named, counts)) throw new Error(`line ${number}: other numbers of rows were read`);
  if (sha256 !== sum) throw new Error(`line ${number}: the checksum differs: something was changed`);
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
