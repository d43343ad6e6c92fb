import type { ChatLine, NumberedEntry, TableEntry } from '@shirasagi/protocol';
import type { Kysely } from 'kysely';
import { type Head, type ListedHead, VIEW_COLUMNS } from '../tables/head.js';
import { readTogether, readyQuery } from './ready-query.js';
import type { EntryRow, Schema, SeatRow, TableRow } from './schema.js';

type Db = Kysely<Schema>;

const tableById = readyQuery<[id: string], TableRow>((db) =>
  db.selectFrom('game_table').selectAll().where('id', '=', ''),
);

const seatsOf = readyQuery<[table: string], SeatRow>((db) =>
  db.selectFrom('seat').selectAll().where('table_id', '=', '').orderBy('number'),
);

/** A table's head with its seats in order. */
export async function findHead(db: Db, id: string): Promise<Head | undefined> {
  const [tables, seats] = await readTogether(db, [tableById.with(db, id), seatsOf.with(db, id)]);
  return headOf(db, tables, seats);
}

async function headOf(db: Db, [table]: readonly TableRow[], seats: SeatRow[]): Promise<Head | undefined> {
  if (!table) return undefined;
  const head = { table, seats };
  return table.edition_note === null ? head : { ...head, edition: await editionFileOf(db, table.id) };
}

/** The edition file of a table that has one. */
async function editionFileOf(db: Db, id: string): Promise<string> {
  const { file } = await db
    .selectFrom('table_edition')
    .select('file')
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  return file;
}

/** Adds the seats to heads. */
async function withSeats<T extends { readonly id: string }>(
  db: Db,
  tables: readonly T[],
): Promise<{ table: T; seats: SeatRow[] }[]> {
  if (tables.length === 0) return [];
  const ids = tables.map((table) => table.id);
  const rows = await db
    .selectFrom('seat')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('table_id')
    .orderBy('number')
    .execute();
  const byTable = new Map<string, SeatRow[]>(ids.map((id) => [id, []]));
  for (const row of rows) byTable.get(row.table_id)?.push(row);
  return tables.map((table) => ({ table, seats: byTable.get(table.id)! }));
}

const entriesOf = (db: Db) =>
  db
    .selectFrom('entry')
    .select(['number', 'seat', 'entry', 'hash', 'at'])
    .where('table_id', '=', '')
    .where('number', '>=', 0)
    .orderBy('number');

type KeptEntry = Pick<EntryRow, 'number' | 'seat' | 'entry' | 'hash' | 'at'>;
const allEntries = readyQuery<[table: string, from: number], KeptEntry>(entriesOf);
const firstEntries = readyQuery<[table: string, from: number, most: number], KeptEntry>((db) =>
  entriesOf(db).limit(1),
);

/** The entries of a table from a number on. */
export async function entriesFrom(db: Db, table: string, from: number): Promise<NumberedEntry[]> {
  const [rows] = await readTogether(db, [allEntries.with(db, table, from)]);
  return rows.map(numbered);
}

const numbered = (row: KeptEntry): NumberedEntry => ({ ...row, entry: JSON.parse(row.entry) as TableEntry });

/** A table as one sees it who comes there: its entries from a number on, and the last lines of its chat. */
export interface FoundTable {
  readonly head: Head;
  readonly entries: readonly NumberedEntry[];
  readonly chat: readonly ChatLine[];
}

/** Finds a table with at most so many entries from a number on, and so many lines of chat, oldest first. */
export async function findTable(
  db: Db,
  id: string,
  from: number,
  mostEntries: number,
  mostChat: number,
): Promise<FoundTable | undefined> {
  const [tables, seats, entries, chat] = await readTogether(db, [
    tableById.with(db, id),
    seatsOf.with(db, id),
    firstEntries.with(db, id, from, mostEntries),
    chatOf.with(db, id, mostChat),
  ]);
  const head = await headOf(db, tables, seats);
  return head && { head, entries: entries.map(numbered), chat: chat.reverse() };
}

/** One entry as it is kept. */
export function findEntry(db: Db, table: string, number: number): Promise<EntryRow | undefined> {
  return db
    .selectFrom('entry')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Writes a new table with its seats. */
export async function insertTable(db: Db, { table, seats, edition }: Head): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('game_table').values(table).execute();
    await trx.insertInto('seat').values(seats).execute();
    if (edition !== undefined)
      await trx.insertInto('table_edition').values({ table_id: table.id, file: edition }).execute();
  });
}

/** Public tables that are open or running, the open ones first, newest first; their seeds stay sealed. */
export async function lobbyTables(store: Db, most: number): Promise<ListedHead[]> {
  // What a lobby tells of a seed can be read without opening it, and there may be hundreds.
  const db = store.withoutPlugins();
  const tables: ListedHead['table'][] = [];
  for (const status of ['open', 'running'] as const)
    tables.push(
      ...(await db
        .selectFrom('game_table')
        // Each column of hundreds of rows costs something.
        .select(VIEW_COLUMNS)
        .where('visibility', '=', 'public')
        .where('status', '=', status)
        .orderBy('created_at', 'desc')
        .limit(most - tables.length)
        .execute()),
    );
  return withSeats(db, tables);
}

/** The tables a person sits at, is awaited at or opened. */
const tablesWith = (db: Db, user: string) =>
  db
    .selectFrom('game_table')
    .where('id', 'in', (where) =>
      where
        .selectFrom('seat')
        .select('table_id as id')
        .where('user_id', '=', user)
        .union(where.selectFrom('game_table').select('id').where('created_by', '=', user)),
    )
    .orderBy('created_at', 'desc');

/** Tables a person sits at, is awaited at or opened, newest first. */
export async function tablesOf(db: Db, user: string, most: number): Promise<Head[]> {
  return withSeats(db, await tablesWith(db, user).selectAll().limit(most).execute());
}

/** The same without games of a day, which have a page of their own. */
export async function listedTablesOf(db: Db, user: string, most: number): Promise<Head[]> {
  const tables = tablesWith(db, user).selectAll().where('deal', 'is', null);
  return withSeats(db, await tables.limit(most).execute());
}

/** The ids of all of them. */
export async function tableIdsOf(db: Db, user: string): Promise<string[]> {
  return (await tablesWith(db, user).select('id').execute()).map((row) => row.id);
}

/** How many tables of a person have not ended. */
export async function unfinishedTables(db: Db, user: string): Promise<number> {
  const { count } = await db
    .selectFrom('game_table')
    .select((select) => select.fn.countAll().as('count'))
    .where('created_by', '=', user)
    .where('status', 'in', ['open', 'running'])
    // Games of a day are few for each person and day, and gone after a while.
    .where('deal', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes a line of chat; false when the same message is there already. */
export async function insertChat(db: Db, table: string, line: ChatLine & { user: string }): Promise<boolean> {
  const inserted = await db
    .insertInto('chat')
    .values({
      table_id: table,
      message: line.id,
      user_id: line.user,
      name: line.name,
      text: line.text,
      at: line.at,
    })
    .onConflict((conflict) => conflict.columns(['table_id', 'user_id', 'message']).doNothing())
    .returning('message')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Removes the lines of a table's chat but the last ones. */
export async function trimChat(db: Db, table: string, most: number): Promise<void> {
  const oldest = await db
    .selectFrom('chat')
    .select('at')
    .where('table_id', '=', table)
    .orderBy('at', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  if (oldest) await db.deleteFrom('chat').where('table_id', '=', table).where('at', '<', oldest.at).execute();
}

const chatOf = readyQuery<[table: string, most: number], ChatLine>((db) =>
  db
    .selectFrom('chat')
    .select(['message as id', 'user_id as user', 'name', 'text', 'at'])
    .where('table_id', '=', '')
    .orderBy('at', 'desc')
    .limit(1),
);
