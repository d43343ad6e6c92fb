import { dayAt } from '@shirasagi/protocol/days';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';

const DAY = 86_400_000;
/** Days after which a table that never started is gone. */
const OPEN_DAYS = 30;
/** Days after which a game of a day that nobody finished is gone. */
const LEFT_DAYS = 30;
const MOST_AT_ONCE = 500;

/** Removes what nobody needs any more: expired devices and questions, tables that never started, games of a day that were left. */
export async function tidy(db: Kysely<Schema>, now: number): Promise<void> {
  const expired = new Date(now).toISOString();
  await db.deleteFrom('session').where('expiresAt', '<', expired).execute();
  await db.deleteFrom('verification').where('expiresAt', '<', expired).execute();
  await db.transaction().execute(async (trx) => {
    const old = trx
      .selectFrom('game_table')
      .select('id')
      .where('status', '=', 'open')
      .where('created_at', '<', now - OPEN_DAYS * DAY);
    await trx.deleteFrom('chat').where('table_id', 'in', old).execute();
    await trx.deleteFrom('seat').where('table_id', 'in', old).execute();
    await trx.deleteFrom('table_edition').where('table_id', 'in', old).execute();
    await trx
      .deleteFrom('game_table')
      .where('status', '=', 'open')
      .where('created_at', '<', now - OPEN_DAYS * DAY)
      .execute();
  });
  await tidyDays(db, dayAt(now - LEFT_DAYS * DAY));
}

async function tidyDays(db: Kysely<Schema>, before: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const left = await trx
      .selectFrom('day_try')
      .innerJoin('game_table', 'game_table.id', 'day_try.table_id')
      .select('day_try.table_id')
      .where('day_try.day', '<', before)
      .where(sql<boolean>`day_try.status = 'late'`)
      .where('game_table.status', '=', 'running')
      .limit(MOST_AT_ONCE)
      .execute();
    const ids = left.map((row) => row.table_id);
    if (ids.length === 0) return;
    for (const table of ['entry', 'chat', 'seat', 'day_try'] as const)
      await trx.deleteFrom(table).where('table_id', 'in', ids).execute();
    await trx.deleteFrom('game_table').where('id', 'in', ids).execute();
  });
}
