import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Store } from './store.js';

const SETTING = 'seed-key';
const FILE = 'seed.key';

/** The key of the seeds: given from outside, or drawn once and kept in a file beside the store, not in it. */
function keyOf({ SEED_KEY, DATA_DIR }: Pick<Config, 'SEED_KEY' | 'DATA_DIR'>): Buffer {
  if (SEED_KEY) return createHash('sha256').update(SEED_KEY).digest();
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const path = join(DATA_DIR, FILE);
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new Error(`${path} is not a key of seeds: it must have 64 hex digits`);
  return Buffer.from(text, 'hex');
}

/**
 * Reads the key of the seeds and checks that it is the one this store was used with before. The first time, seeds of
 * tables that are not over are sealed.
 */
export async function unlockSeeds(
  store: Store,
  config: Pick<Config, 'SEED_KEY' | 'SEED_KEY_LOST' | 'DATA_DIR'>,
): Promise<void> {
  const { seeds, db } = store;
  seeds.unlock(keyOf(config));
  const value = seeds.fingerprint;
  await db.transaction().execute(async (trx) => {
    // Of processes that start together one is first; the others wait for it here.
    await trx
      .insertInto('setting')
      .values({ name: SETTING, value: '' })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((set) => ({ value: set.ref('setting.value') })),
      )
      .execute();
    const known = await trx
      .selectFrom('setting')
      .select('value')
      .where('name', '=', SETTING)
      .executeTakeFirstOrThrow();
    if (known.value === value) return;
    if (known.value !== '' && config.SEED_KEY_LOST === 'no') throw new Error(lost(config));
    for (const status of ['open', 'running'] as const) {
      const query = trx.selectFrom('game_table').select(['id', 'seed']).where('status', '=', status);
      const plain = (await query.execute()).filter(({ seed }) => /^[0-9a-f]{64}$/.test(seed));
      for (const { id, seed } of plain)
        await trx
          .updateTable('game_table')
          .set({ seed: seeds.seal(seed) })
          .where('id', '=', id)
          .execute();
    }
    await trx.updateTable('setting').set({ value }).where('name', '=', SETTING).execute();
  });
}

const lost = ({ SEED_KEY, DATA_DIR }: Pick<Config, 'SEED_KEY' | 'DATA_DIR'>): string =>
  `the seeds in this store were encrypted with another key than ${SEED_KEY ? 'SEED_KEY' : join(DATA_DIR, FILE)}. ` +
  'Put the right key back; all processes need the same one. If it is lost, start once with SEED_KEY_LOST=yes: ' +
  'tables that have not ended can then not be played on.';
