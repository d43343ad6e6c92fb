import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { verify } from '@shirasagi/protocol/verify';
import Database from 'libsql';
import { duel } from '../testing/duel.js';
import { Follower, goodbye, newMessageId } from '../testing/people.js';
import { temporaryFolder, testServer } from '../testing/servers.js';
import { commitmentTo, SeedVault } from './seed-vault.js';
import { openStore } from './store.js';
import { exportLines } from './transfer.js';

const SEED = '0123456789abcdef'.repeat(4);

test('a sealed seed is opened by its key alone, and shows its hash to everybody', () => {
  const [vault, other] = [new SeedVault(), new SeedVault()];
  vault.unlock(Buffer.alloc(32, 1));
  other.unlock(Buffer.alloc(32, 2));
  const sealed = vault.seal(SEED);
  assert.ok(!sealed.includes(SEED));
  assert.notEqual(sealed, vault.seal(SEED));
  assert.equal(vault.open(sealed), SEED);
  assert.equal(other.open(sealed), sealed);
  assert.equal(commitmentTo(sealed), commitmentTo(SEED));
  const forged = sealed.replace(commitmentTo(SEED), commitmentTo('ab'.repeat(32)));
  assert.equal(vault.open(forged), forged);
  assert.equal(vault.open(SEED), SEED);
});

/** What is in the file itself. */
function rows(folder: string): { status: string; seed: string }[] {
  const file = new Database(join(folder, 'shirasagi.sqlite'));
  const all = file.prepare('select status, seed from game_table').all();
  file.close();
  return all as { status: string; seed: string }[];
}

async function exported(folder: string): Promise<string> {
  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
  const out = new PassThrough();
  const [all] = await Promise.all([text(out), exportLines(store.db, out).then(() => out.end())]);
  await store.close();
  return all;
}

test('seeds of running tables are in no store and no export; old ones are sealed; without the key nothing starts', async (t) => {
  const folder = temporaryFolder(t);
  const settings = { DATA_DIR: folder, SEED_KEY: '' };
  const server = await testServer(t, settings);
  const { table, visitors, followers } = await duel(t, server.url);
  await Promise.all(followers.map((f, seat) => f.playOn(seat, seeded(seat), () => f.next > 5)));
  goodbye(...visitors);
  await server.close();
  assert.match(rows(folder)[0].seed, /^sealed:/);
  assert.match(readFileSync(join(folder, 'seed.key'), 'utf8'), /^[0-9a-f]{64}\n$/);
  assert.match(await exported(folder), /"seed":"sealed:/);

  // A table of an older server: its seed lies open, and the store knows of no key.
  const vault = new SeedVault();
  vault.unlock(Buffer.from(readFileSync(join(folder, 'seed.key'), 'utf8').trim(), 'hex'));
  const seed = vault.open(rows(folder)[0].seed);
  assert.equal(commitmentTo(seed), table.commitment);
  const file = new Database(join(folder, 'shirasagi.sqlite'));
  file.prepare('update game_table set seed = ?').run([seed]);
  file.prepare("delete from setting where name = 'seed-key'").run([]);
  file.close();
  const second = await testServer(t, settings);
  assert.match(rows(folder)[0].seed, /^sealed:/);
  const again = visitors.map((visitor) => new Follower(visitor, table.id));
  for (const [i, visitor] of visitors.entries()) {
    await visitor.connect(second.url);
    await again[i].watch();
  }
  t.after(() => goodbye(...visitors));
  await Promise.all(again.map((f, seat) => f.playOn(seat, seeded(seat))));
  const { body } = await visitors[0].get(`/api/tables/${table.id}/record`);
  assert.ok((await verify(body)).ok);
  assert.equal(rows(folder)[0].seed, seed, 'the seed of a finished table needs no key');
  await visitors[0].open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'opponent', level: 'gardener' }] });
  await second.close();

  rmSync(join(folder, 'seed.key'));
  await assert.rejects(testServer(t, settings), /encrypted with another key.*seed\.key.*SEED_KEY_LOST/);
  const third = await testServer(t, { ...settings, SEED_KEY_LOST: 'yes', LOG_LEVEL: 'silent' });
  await visitors[0].connect(third.url);
  const mine = (await visitors[0].get('/api/me/tables')).body.tables as { id: string; status: string }[];
  const lost = mine.find(({ status }) => status === 'running')!;
  const answer = await visitors[0].send('resign', { table: lost.id, id: newMessageId() });
  assert.match(answer.ok ? '' : answer.error.message, /key .* is lost/);
  const other = await visitors[0].open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
  assert.equal(other.status, 'open');
});
