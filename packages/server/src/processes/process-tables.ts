import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.js';

/**
 * What the processes on one PostgreSQL know of each other: who lives, and which rooms their sockets are in. It is
 * about this moment only, so nothing of it waits for the disk, and no export has it. A database that crashed comes
 * back without it, and the processes write it again.
 */
export async function createProcessTables(db: Kysely<Schema>): Promise<void> {
  // A database that takes no writes can still be read.
  const { rows } = await sql<{
    there: string | null;
  }>`select to_regclass('process_room')::text as there`.execute(db);
  if (rows[0].there !== null) return;
  await db.transaction().execute(async (trx) => {
    // Processes that start together must not create it at the same moment.
    await sql`select pg_advisory_xact_lock(7211)`.execute(trx);
    await sql`create unlogged table if not exists process
      (id text primary key, name text, until timestamptz not null)`.execute(trx);
    await sql`create unlogged table if not exists process_room
      (process text, room text, primary key (process, room))`.execute(trx);
    await sql`create index if not exists process_room_room on process_room (room, process)`.execute(trx);
  });
}
