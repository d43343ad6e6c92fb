import { loginOf } from '@shirasagi/protocol/schemas';
import type { Kysely, Transaction } from 'kysely';
import { handOverTries } from '../daily/hand-over.js';
import { entriesFrom, findHead, tableIdsOf } from '../store/queries.js';
import type { Schema } from '../store/schema.js';
import { viewOf } from '../tables/head.js';
import { learnedBy, unlearn } from './learned.js';

type Db = Kysely<Schema>;

/** Name shown in place of a person who deleted everything. */
const GONE = '—';

/** People the guest muted are muted by the account, and people who muted the guest have muted the account. */
async function handOverMutes(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  const theirs = await trx
    .deleteFrom('mute')
    .where((where) => where.or([where('user_id', '=', from), where('muted_id', '=', from)]))
    .returningAll()
    .execute();
  const heir = (id: string) => (id === from ? to : id);
  const mutes = theirs
    .map(({ user_id, muted_id }) => ({ user_id: heir(user_id), muted_id: heir(muted_id) }))
    // Guest and account may have muted each other before they were one.
    .filter(({ user_id, muted_id }) => user_id !== muted_id);
  if (mutes.length === 0) return;
  await trx
    .insertInto('mute')
    .values(mutes)
    .onConflict((conflict) => conflict.columns(['user_id', 'muted_id']).doNothing())
    .execute();
}

/** Gives everything of a guest to the account they signed in to. */
export async function handOver(db: Db, from: string, to: string, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const theirs = trx.selectFrom('seat').select('table_id').where('user_id', '=', to);
    // Nobody may sit twice at a table: where both sit, the guest's seat stays without a person.
    await trx
      .updateTable('seat')
      .set({ user_id: null })
      .where('user_id', '=', from)
      .where('table_id', 'in', theirs)
      .execute();
    await trx.updateTable('seat').set({ user_id: to, name }).where('user_id', '=', from).execute();
    await trx.updateTable('game_table').set({ created_by: to }).where('created_by', '=', from).execute();
    await trx.updateTable('chat').set({ user_id: to }).where('user_id', '=', from).execute();
    await handOverMutes(trx, from, to);
    await handOverTries(trx, from, to);
  });
}

/** Everything the server knows about a person, as the text of one JSON object, a table at a time. */
export async function* exportOf(db: Db, user: string): AsyncGenerator<string> {
  const row = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'createdAt', 'isAnonymous'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  const person = { ...row, email: row.isAnonymous ? null : loginOf(row.email) };
  const devices = await db
    .selectFrom('session')
    .select(['createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
    .where('userId', '=', user)
    .execute();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', user)
    .execute();
  const said = await db
    .selectFrom('chat')
    .select(['table_id as table', 'text', 'at'])
    .where('user_id', '=', user)
    .orderBy('at')
    .execute();
  const muted = await db.selectFrom('mute').select('muted_id as id').where('user_id', '=', user).execute();
  const days = await db
    .selectFrom('day_try')
    .select(['day', 'game', 'table_id as table', 'counts', 'status', 'points', 'began_at', 'finished_at'])
    .where('user_id', '=', user)
    .orderBy('day')
    .execute();
  const learned = await learnedBy(db, user);
  const known = { person, devices, passkeys, said, muted, days, learned };
  const about = { format: 'shirasagi-person', version: 1, ...known };
  yield `${JSON.stringify(about).slice(0, -1)},"tables":[`;
  let before = '';
  for (const id of await tableIdsOf(db, user)) {
    const head = await findHead(db, id);
    // A table that never started may be gone by now.
    if (!head) continue;
    const setup = head.table.setup === null ? null : JSON.parse(head.table.setup);
    const edition = head.edition === undefined ? {} : { editionFile: JSON.parse(head.edition) };
    const entries = await entriesFrom(db, id, 0);
    yield before + JSON.stringify({ ...viewOf(head), ...edition, setup, entries });
    before = ',';
  }
  yield ']}';
}

/** Deletes a person: what they said, their devices and their name; games stay, without saying who played. */
export async function forget(db: Db, user: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('seat').set({ user_id: null, name: GONE }).where('user_id', '=', user).execute();
    await trx.updateTable('game_table').set({ created_by: null }).where('created_by', '=', user).execute();
    await trx.updateTable('day_try').set({ user_id: null }).where('user_id', '=', user).execute();
    await trx.deleteFrom('chat').where('user_id', '=', user).execute();
    await trx
      .deleteFrom('mute')
      .where((where) => where.or([where('user_id', '=', user), where('muted_id', '=', user)]))
      .execute();
    await unlearn(trx, user);
    for (const table of ['passkey', 'account', 'session'] as const)
      await trx.deleteFrom(table).where('userId', '=', user).execute();
    await trx.deleteFrom('user').where('id', '=', user).execute();
  });
}
