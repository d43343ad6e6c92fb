import { sql, type Transaction } from 'kysely';
import type { DayTryRow, Schema } from '../store/schema.js';

/**
 * Gives a guest's games of days to the account they signed in to. Who has tried a game as both has had two tries: the
 * one begun first counts.
 */
export async function handOverTries(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  // Practice under way is left: the account may have some of its own.
  await trx
    .updateTable('day_try')
    .set({ status: 'late' })
    .where('user_id', '=', from)
    .where('counts', '=', 0)
    .where(sql<boolean>`status = 'running'`)
    .execute();
  for (const guest of await triesOf(trx, from)) {
    const own = (await triesOf(trx, to, guest)).at(0);
    if (own) await setAside(trx, own.began_at <= guest.began_at ? guest : own);
  }
  await trx.updateTable('day_try').set({ user_id: to }).where('user_id', '=', from).execute();
}

function triesOf(trx: Transaction<Schema>, user: string, like?: DayTryRow): Promise<DayTryRow[]> {
  const all = trx.selectFrom('day_try').selectAll().where('user_id', '=', user).where('counts', '=', 1);
  return (like ? all.where('day', '=', like.day).where('game', '=', like.game) : all).execute();
}

/** A second try does not count; on a day that is closed it stays in the ranking, as nobody's. */
async function setAside(trx: Transaction<Schema>, row: DayTryRow): Promise<void> {
  const day = await trx
    .selectFrom('day')
    .select('closed')
    .where('day', '=', row.day)
    .executeTakeFirstOrThrow();
  const status = row.status === 'running' ? ('late' as const) : row.status;
  await trx
    .updateTable('day_try')
    .set(day.closed === 1 ? { user_id: null } : { counts: 0, status })
    .where('table_id', '=', row.table_id)
    .execute();
}
