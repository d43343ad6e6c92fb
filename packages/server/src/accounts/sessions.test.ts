import assert from 'node:assert/strict';
import { connect as connectTo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { SessionView } from '@shirasagi/protocol';
import { openStore } from '../store/store.js';
import { ask, goodbye, signIn, Visitor } from '../testing/people.js';
import { temporaryFolder, testServer } from '../testing/servers.js';

const PASSWORD = 'correct horse battery';
const account = { email: 'ann', password: PASSWORD };

const sessionsOf = async (visitor: Visitor): Promise<SessionView[]> =>
  (await visitor.get('/api/me/sessions')).body.sessions as unknown as SessionView[];

const gone = ({ socket }: Visitor): Promise<void> =>
  new Promise((resolve) => socket.once('disconnect', () => resolve()));

test('a guest who makes an account gets a new token, and the old one is worth nothing', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  const before = ann.cookie;
  assert.equal((await ann.post('/api/me/account', account)).status, 200);
  assert.deepEqual((await ask(url, '/api/me', { cookie: before })).body, { me: null });
  assert.equal(((await ann.get('/api/me')).body.me as { id: string }).id, ann.id);
  assert.equal((await sessionsOf(ann)).length, 1);
});

test('signing in again ends the session that was there, a new password ends all', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  await ann.post('/api/me/account', account);
  const first = ann.cookie;
  const closed = gone(ann);
  await ann.post('/api/auth/sign-in/email', account);
  await closed;
  assert.deepEqual((await ask(url, '/api/me', { cookie: first })).body, { me: null });
  assert.equal((await sessionsOf(ann)).length, 1);
  const second = ann.cookie;
  const fresh = { currentPassword: PASSWORD, newPassword: 'three herons by the moat' };
  assert.equal((await ann.post('/api/auth/change-password', fresh)).status, 200);
  assert.deepEqual((await ask(url, '/api/me', { cookie: second })).body, { me: null });
  assert.equal((await sessionsOf(ann)).length, 1);
});

test('people see where they are signed in and sign out there, sockets too; nobody signs others out', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob, phone] = await Promise.all(
    ['Ann', 'Bob', 'Phone'].map((name) => Visitor.enter(url, name)),
  );
  t.after(() => goodbye(ann, bob, phone));
  await ann.post('/api/me/account', account);
  await phone.post('/api/auth/sign-in/email', account);
  await phone.connect();
  const sessions = await sessionsOf(ann);
  assert.deepEqual(sessions.map(({ current }) => current).sort(), [false, true]);
  for (const { since, seen, agent } of sessions) {
    assert.ok(since > 0 && seen >= since);
    assert.equal(agent, 'node');
  }
  const other = sessions.find(({ current }) => !current)!;
  assert.equal((await bob.delete(`/api/me/sessions/${other.id}`)).status, 404);
  assert.equal((await ask(url, '/api/me/sessions')).status, 401);
  const closed = gone(phone);
  assert.equal((await ann.delete(`/api/me/sessions/${other.id}`)).status, 200);
  await closed;
  assert.deepEqual((await phone.get('/api/me')).body, { me: null });
  assert.ok(ann.socket.connected);
  for (let i = 0; i < 3; i++) await signIn(url, account);
  assert.equal((await sessionsOf(ann)).length, 4);
  assert.equal((await ann.delete('/api/me/sessions')).status, 200);
  assert.deepEqual(
    (await sessionsOf(ann)).map(({ current }) => current),
    [true],
  );
});

test('an account is deleted only soon after signing in, a guest at any time', async (t) => {
  const DATA_DIR = temporaryFolder(t);
  const { url } = await testServer(t, { DATA_DIR });
  const [ann, guest] = await Promise.all(['Ann', 'Guest'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, guest));
  await ann.post('/api/me/account', account);
  const store = await openStore({ DATA_DIR, DATABASE_URL: undefined });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await store.db.updateTable('session').set({ createdAt: yesterday }).execute();
  await store.close();
  const stale = await ann.delete('/api/me');
  assert.equal(stale.status, 403);
  assert.equal(stale.body.error?.code, 'sign-in-again');
  assert.equal((await guest.delete('/api/me')).status, 200);
  assert.equal((await ann.post('/api/auth/sign-in/email', account)).status, 200);
  assert.equal((await ann.delete('/api/me')).status, 200);
  assert.equal((await signIn(url, account)).status, 401);
});

test('common passwords are refused where one is chosen', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  for (const password of ['password123', 'qwertyuiop', 'herons-moat1']) {
    const refused = await ann.post('/api/me/account', { email: 'herons-moat', password });
    assert.equal(refused.body.error?.code, 'common-password', password);
  }
  await ann.post('/api/me/account', account);
  const change = { currentPassword: PASSWORD, newPassword: 'Password123!' };
  assert.equal((await ann.post('/api/auth/change-password', change)).body.error?.code, 'common-password');
  assert.equal((await signIn(url, account)).status, 200);
});

test('a guest cannot find out who has an account by asking for many names', async (t) => {
  const { url } = await testServer(t);
  const [ann, eve, mallory] = await Promise.all(
    ['Ann', 'Eve', 'Mallory'].map((name) => Visitor.enter(url, name)),
  );
  t.after(() => goodbye(ann, eve, mallory));
  await ann.post('/api/me/account', account);
  const code = async (guest: Visitor, email: string) =>
    (await guest.post('/api/me/account', { email, password: PASSWORD })).body.error?.code ?? 'made';
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) codes.push(await code(eve, 'ann'));
  assert.deepEqual(codes, ['name-taken', 'name-taken', 'name-taken', 'too-many', 'too-many']);
  // Names that are free are no longer told from others either; somebody else is not kept out.
  assert.equal(await code(eve, 'eve'), 'too-many');
  assert.equal(await code(mallory, 'mallory'), 'made');
});

test('a malformed Host header is refused, whatever is asked', async (t) => {
  const { port } = await testServer(t, { TRUST_PROXY: 'yes' });
  const status = async (headers: string, path = '/api/auth/sign-in/email'): Promise<string> => {
    const socket = connectTo(port, '127.0.0.1');
    socket.end(
      `POST ${path} HTTP/1.1\r\n${headers}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
    );
    return (await text(socket)).slice(9, 12);
  };
  for (const host of ['a b', 'x/y', 'user:secret@x', '[::1', 'x:99999', '%', 'x?y', ',', 'ü'])
    assert.equal(await status(`host: ${host}`), '400', host);
  for (const forwarded of ['x-forwarded-host: a b', 'x-forwarded-proto: ht tp', 'x-forwarded-host: u:p@x'])
    assert.equal(await status(`host: x\r\n${forwarded}`), '400', forwarded);
  for (const host of ['castle.example', '127.0.0.1:80', '[::1]:80', 'my_host'])
    assert.notEqual(await status(`host: ${host}`), '500', host);
});
