import { MOST_LEARNED } from '@shirasagi/protocol';
import type { Kysely } from 'kysely';
import { Refused } from '../errors.js';
import type { Schema } from '../store/schema.js';

type Db = Kysely<Schema>;

/** What a person has learned. */
export async function learnedBy(db: Db, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('learned')
    .select('item')
    .where('user_id', '=', user)
    .orderBy('item')
    .execute();
  return rows.map(({ item }) => item);
}

/** Adds to what a person has learned; returns all of it. What is there already stays. */
export async function learn(db: Db, user: string, items: readonly string[]): Promise<string[]> {
  const before = await learnedBy(db, user);
  const added = [...new Set(items)].filter((item) => !before.includes(item));
  if (added.length === 0) return before;
  if (before.length + added.length > MOST_LEARNED)
    throw new Refused('too-large', `an account has learned ${MOST_LEARNED} things at most`);
  await db
    .insertInto('learned')
    .values(added.map((item) => ({ user_id: user, item })))
    // Another device may have learned the same meanwhile.
    .onConflict((conflict) => conflict.columns(['user_id', 'item']).doNothing())
    .execute();
  return learnedBy(db, user);
}

/** Forgets what a person has learned. */
export async function unlearn(db: Db, user: string): Promise<void> {
  await db.deleteFrom('learned').where('user_id', '=', user).execute();
}
