import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

const DAY = 86_400_000;
/** Days after which a table that never started is gone. */
const OPEN_DAYS = 30;

/** Removes what nobody needs any more: expired devices and questions, and tables that never started. */
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
    await trx
      .deleteFrom('game_table')
      .where('status', '=', 'open')
      .where('created_at', '<', now - OPEN_DAYS * DAY)
      .execute();
  });
}
