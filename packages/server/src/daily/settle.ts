import type { TableResult, TryStatus } from '@shirasagi/protocol';
import { closesAt } from '@shirasagi/protocol/days';
import { type Kysely, sql } from 'kysely';
import type { DayRow, Schema } from '../store/schema.js';
import { isSealed } from '../store/seed-vault.js';
import type { Store } from '../store/store.js';

type Db = Kysely<Schema>;

/** The seat of the person in a game of the day. */
export const OWN_SEAT = 0;

/** Games of a day that have ended at their tables, but are not noted as ended yet. */
function ended(db: Db, day: string, user?: string) {
  const all = db
    .selectFrom('day_try')
    .innerJoin('game_table', 'game_table.id', 'day_try.table_id')
    .select(['day_try.table_id', 'game_table.result', 'game_table.ended_at'])
    .where('day_try.day', '=', day)
    .where(sql<boolean>`day_try.status = 'running'`)
    .where('game_table.status', '=', 'over');
  return (user === undefined ? all : all.where('day_try.user_id', '=', user)).execute();
}

type Ended = Awaited<ReturnType<typeof ended>>[number];

/** What became of a game: only what was played to its end in time counts. */
function outcomeOf({ result, ended_at }: Ended, day: string): { status: TryStatus; points: number | null } {
  const { reason, totals } = JSON.parse(result!) as TableResult;
  if (ended_at! >= closesAt(day)) return { status: 'late', points: null };
  if (reason !== 'played' || totals === null) return { status: 'given-up', points: null };
  return { status: 'finished', points: totals[OWN_SEAT] };
}

async function note(db: Db, day: string, games: readonly Ended[]): Promise<void> {
  for (const game of games)
    await db
      .updateTable('day_try')
      .set({ ...outcomeOf(game, day), finished_at: game.ended_at })
      .where('table_id', '=', game.table_id)
      .where(sql<boolean>`status = 'running'`)
      .execute();
}

/** The day's row, which nobody else changes until the transaction ends. */
async function lockDay(store: Store, trx: Db, day: string): Promise<DayRow> {
  const row = trx.selectFrom('day').selectAll().where('day', '=', day);
  return (store.kind === 'postgres' ? row.forUpdate() : row).executeTakeFirstOrThrow();
}

/** Notes the games of a day that have ended, of everybody or of one person; returns whether there were any. */
export async function settle(store: Store, day: string, user?: string): Promise<boolean> {
  // Mostly there is nothing to note, and nobody has to wait for anybody.
  if ((await ended(store.db, day, user)).length === 0) return false;
  await store.db.transaction().execute(async (trx) => {
    if ((await lockDay(store, trx, day)).closed === 0) await note(trx, day, await ended(trx, day, user));
  });
  return true;
}

/** Closes a day: notes what counts, then opens its seed. What ends later does not count, whatever the clocks say. */
export async function closeDay(store: Store, day: string): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const { closed, seed } = await lockDay(store, trx, day);
    if (closed === 1) return;
    await note(trx, day, await ended(trx, day));
    await trx
      .updateTable('day_try')
      .set({ status: 'late' })
      .where('day', '=', day)
      .where(sql<boolean>`status = 'running'`)
      .execute();
    await trx.updateTable('day').set({ closed: 1, seed }).where('day', '=', day).execute();
    if (isSealed(seed)) return;
    await trx
      .updateTable('game_table')
      .set({ seed })
      .where('id', 'in', trx.selectFrom('day_try').select('table_id').where('day', '=', day))
      .execute();
  });
}
