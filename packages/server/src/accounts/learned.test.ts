import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { MOST_LEARNED } from '@shirasagi/protocol';
import { openStore } from '../store/store.js';
import { exportLines, importLines } from '../store/transfer.js';
import { ask, goodbye, signIn, Visitor } from '../testing/people.js';
import { startPostgres } from '../testing/postgres.js';
import { temporaryFolder, testServer } from '../testing/servers.js';
import { learn, learnedBy } from './learned.js';

const ACCOUNT = { email: 'ann', password: 'correct horse battery' };

/** Adds to what the person of a cookie has learned. */
async function add(url: string, cookie: string, learned: unknown) {
  const { status, body } = await ask(url, '/api/me/learned', { method: 'POST', cookie, body: { learned } });
  return { status, learned: body.learned as string[] | undefined, code: body.error?.code };
}

const reset = (url: string, cookie: string) => ask(url, '/api/me/learned', { method: 'DELETE', cookie });

test('what was learned is with the account on every device, adds up, and is reset for all', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  assert.equal((await add(url, '', [])).code, 'not-signed-in');
  assert.equal((await add(url, ann.cookie, ['castle/lantern'])).code, 'not-allowed', 'guests have none');
  assert.equal((await reset(url, ann.cookie)).body.error?.code, 'not-allowed');
  const made = await ann.post('/api/me/account', ACCOUNT);
  assert.equal(made.status, 200, JSON.stringify(made.body));
  const { cookie } = made;
  assert.deepEqual((await add(url, cookie, [])).learned, []);
  assert.deepEqual((await add(url, cookie, ['duel/game', 'castle/lantern', 'duel/game'])).learned, [
    'castle/lantern',
    'duel/game',
  ]);
  const other = (await signIn(url, ACCOUNT)).cookie;
  const both = await Promise.all([
    add(url, other, ['solo/rival', 'duel/game']),
    add(url, cookie, ['solo/rival', 'castle/yards']),
  ]);
  for (const { status } of both) assert.equal(status, 200);
  const all = ['castle/lantern', 'castle/yards', 'duel/game', 'solo/rival'];
  assert.deepEqual((await add(url, other, [])).learned, all);
  const taken = (await ask(url, '/api/me/export', { cookie })).body as unknown as { learned: string[] };
  assert.deepEqual(taken.learned, all);
  assert.deepEqual((await reset(url, other)).body, { learned: [] });
  assert.deepEqual((await add(url, cookie, [])).learned, []);
});

test('only addresses of lessons are taken, and no more than an account can have', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  const { cookie } = await ann.post('/api/me/account', ACCOUNT);
  const wrong = ['lantern', 'castle/', '/game', 'castle/Lantern', 'castle/a b', `castle/${'a'.repeat(41)}`];
  for (const item of [...wrong, 7, null, {}])
    assert.equal((await add(url, cookie, [item])).code, 'bad-request', String(item));
  for (const list of ['castle/lantern', undefined, null, { 0: 'castle/lantern' }])
    assert.equal((await add(url, cookie, list)).code, 'bad-request', JSON.stringify(list));
  const many = Array.from({ length: MOST_LEARNED }, (_, i) => `castle/l${i}`);
  assert.equal((await add(url, cookie, [...many, 'castle/one-more'])).code, 'bad-request');
  assert.equal((await add(url, cookie, many)).learned?.length, MOST_LEARNED);
  assert.equal((await add(url, cookie, ['castle/one-more'])).code, 'too-large');
  assert.equal((await add(url, cookie, [many[0]])).learned?.length, MOST_LEARNED, 'nothing was lost');
});

test('what was learned goes with a deleted account, and nobody else loses any', async (t) => {
  const folder = temporaryFolder(t);
  const { url, close } = await testServer(t, { DATA_DIR: folder });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob));
  const cookies = await Promise.all([
    ann.post('/api/me/account', ACCOUNT).then(({ cookie }) => cookie),
    bob.post('/api/me/account', { ...ACCOUNT, email: 'bob' }).then(({ cookie }) => cookie),
  ]);
  for (const cookie of cookies) await add(url, cookie, ['castle/lantern']);
  assert.equal((await ask(url, '/api/me', { method: 'DELETE', cookie: cookies[0] })).status, 200);
  await close();
  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
  assert.deepEqual(await learnedBy(store.db, ann.id), []);
  assert.deepEqual(await learnedBy(store.db, bob.id), ['castle/lantern']);
  await store.close();
});

test('two processes on PostgreSQL add to one account at the same moment', async (t) => {
  const DATABASE_URL = await (await startPostgres(t)).database();
  const stores = [
    await openStore({ DATA_DIR: '', DATABASE_URL }),
    await openStore({ DATA_DIR: '', DATABASE_URL }),
  ];
  const rounds = Array.from({ length: 10 }, (_, i) => ['castle/same', `castle/l${i}`]);
  await Promise.all(rounds.map((items, i) => learn(stores[i % 2].db, 'ann', items)));
  assert.equal((await learnedBy(stores[0].db, 'ann')).length, 11);
  await Promise.all(stores.map((store) => store.close()));
});

test('an export from before there was anything to learn is still read', async (t) => {
  const open = () => openStore({ DATA_DIR: temporaryFolder(t), DATABASE_URL: undefined });
  const [from, to] = [await open(), await open()];
  const out = new PassThrough();
  const [lines] = await Promise.all([text(out), exportLines(from.db, out).then(() => out.end())]);
  const older = lines.replace(',"learned":0', '');
  assert.notEqual(older, lines);
  const input = new PassThrough();
  input.end(older);
  assert.equal((await importLines(to.db, input)).whole, true);
  await Promise.all([from.close(), to.close()]);
});
