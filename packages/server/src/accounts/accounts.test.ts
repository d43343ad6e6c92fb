import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { duel } from '../testing/duel.js';
import { ask, Follower, goodbye, newMessageId, signIn, Visitor } from '../testing/people.js';
import { temporaryFolder, testServer } from '../testing/servers.js';

const PASSWORD = 'correct horse battery';

test('a guest keeps table and name with an account, on every device', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  const bob = await Visitor.enter(url, 'Bob');
  t.after(() => goodbye(ann, bob));
  const table = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await bob.join(table);
  const account = { email: 'Ann@castle.example', password: PASSWORD };
  assert.equal((await ann.post('/api/me/account', { ...account, password: 'short' })).status, 400);
  const made = await ann.post('/api/me/account', account);
  assert.equal(made.status, 200, JSON.stringify(made.body));
  assert.equal((await ann.post('/api/me/account', account)).body.error?.code, 'not-allowed');
  assert.equal((await bob.post('/api/me/account', account)).body.error?.code, 'name-taken');

  const wrong = await signIn(url, { ...account, password: 'not the password' });
  assert.equal(wrong.status, 401);
  assert.equal(wrong.body.error?.code, 'wrong-password');
  const device = await signIn(url, account);
  assert.equal(device.status, 200, JSON.stringify(device.body));
  const me = await ask(url, '/api/me', { cookie: device.cookie });
  assert.deepEqual(
    { ...(me.body.me as object) },
    { id: ann.id, name: 'Ann', guest: false, email: 'ann@castle.example', muted: [] },
  );
  // The device that was there first and the new one play the same seat.
  const first = new Follower(ann, table.id);
  const other = new Follower(bob, table.id);
  await first.watch();
  await other.watch();
  ann.cookie = device.cookie;
  await ann.connect();
  await first.watch();
  await Promise.all([first.playOn(0, seeded(1)), other.playOn(1, seeded(2))]);
});

test('a guest who signs in to an account hands everything over to it', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  const account = { email: 'ann@castle.example', password: PASSWORD };
  await ann.post('/api/me/account', account);
  const guest = await Visitor.enter(url, 'Guest');
  const bob = await Visitor.enter(url, 'Bob');
  t.after(() => goodbye(ann, bob, guest));
  const table = await guest.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await bob.join(table);
  const before = new Follower(guest, table.id);
  await before.watch();
  const signed = await signIn(url, account, guest.cookie);
  assert.equal(signed.status, 200, JSON.stringify(signed.body));
  guest.cookie = signed.cookie;
  await guest.connect();
  const { body } = await guest.get('/api/me');
  assert.equal((body.me as { id: string }).id, ann.id);
  const a = new Follower(guest, table.id);
  const b = new Follower(bob, table.id);
  await a.watch();
  await b.watch();
  await Promise.all([a.playOn(0, seeded(1)), b.playOn(1, seeded(2))]);
});

test('mutes by and against a guest follow them to the account they sign in to', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob, dora, guest] = await Promise.all(
    ['Ann', 'Bob', 'Dora', 'Guest'].map((name) => Visitor.enter(url, name)),
  );
  t.after(() => goodbye(ann, bob, dora, guest));
  const account = { email: 'ann', password: PASSWORD };
  await ann.post('/api/me/account', account);
  const mute = async (person: Visitor, other: Visitor) =>
    assert.equal(
      (await ask(url, `/api/me/muted/${other.id}`, { cookie: person.cookie, method: 'PUT' })).status,
      200,
    );
  const muted = async (person: Visitor) =>
    ((await person.get('/api/me')).body.me as { muted: string[] }).muted.sort();
  await mute(bob, guest);
  await mute(dora, guest);
  await mute(dora, ann);
  await mute(guest, bob);
  // The same person twice: one does not stop hearing oneself.
  await mute(ann, guest);
  await mute(guest, ann);
  await mute(ann, dora);
  assert.equal((await signIn(url, account, guest.cookie)).status, 200);
  assert.deepEqual(await muted(bob), [ann.id]);
  assert.deepEqual(await muted(dora), [ann.id]);
  assert.deepEqual(await muted(ann), [bob.id, dora.id].sort());
});

test('a guest who signed in hears of the next turn at a table that was there before', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  const account = { email: 'ann', password: PASSWORD };
  await ann.post('/api/me/account', account);
  const { visitors, followers } = await duel(t, url);
  t.after(() => goodbye(ann));
  const away = 1 - followers[0].game.state.toMove;
  const rng = seeded('signed in');
  const signed = await signIn(url, account, visitors[away].cookie);
  assert.equal(signed.status, 200, JSON.stringify(signed.body));
  const told = new Promise<string>((resolve) => {
    ann.socket.on('turn', ({ table }) => resolve(table));
  });
  const other = followers[1 - away];
  while (other.game.state.toMove !== away) assert.ok((await other.play(other.anyMove(rng))).ok);
  assert.equal(await told, other.table);
});

test('a name is enough to sign in, in any spelling; a name in use is refused', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob));
  for (const email of ['an', '-ann', 'ann castle', 'ann@', 'ann@name.invalid', '', 'a'.repeat(31), 7]) {
    const refused = await ann.post('/api/me/account', { email, password: PASSWORD });
    assert.equal(refused.body.error?.code, 'bad-request', String(email));
  }
  const made = await ann.post('/api/me/account', { email: 'Ann.Castle', password: PASSWORD });
  assert.equal((made.body.me as { email: string }).email, 'ann.castle');
  const taken = await bob.post('/api/me/account', { email: 'ann.castle', password: PASSWORD });
  assert.equal(taken.body.error?.code, 'name-taken');
  assert.equal((await signIn(url, { email: 'ANN.castle ', password: PASSWORD })).status, 200);
  const stranger = await signIn(url, { email: 'nobody', password: PASSWORD });
  assert.equal(stranger.body.error?.code, 'wrong-password');
  const whole = (await ann.get('/api/me/export')).body as unknown as { person: { email: string } };
  assert.equal(whole.person.email, 'ann.castle');
});

test('of many who want the same name at the same moment one gets it', async (t) => {
  const { url } = await testServer(t);
  const people = await Promise.all(Array.from({ length: 5 }, (_, i) => Visitor.enter(url, `P${i}`)));
  t.after(() => goodbye(...people));
  const account = { email: 'castle', password: PASSWORD };
  const answers = await Promise.all(people.map((person) => person.post('/api/me/account', account)));
  const codes = answers.map(({ body }) => body.error?.code ?? 'made').sort();
  assert.deepEqual(codes, ['made', ...Array(4).fill('name-taken')]);
});

test('a new password needs the old one, and signs the other devices out', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  const account = { email: 'ann', password: PASSWORD };
  await ann.post('/api/me/account', account);
  const other = await signIn(url, account);
  const change = (currentPassword: string, newPassword: string) =>
    ann.post('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: false });
  assert.equal((await change('not the password', 'a new long one')).body.error?.code, 'wrong-password');
  assert.equal((await change(PASSWORD, 'moat 7')).body.error?.code, 'bad-request');
  const gone = new Promise<void>((resolve) => {
    ann.socket.once('disconnect', () => resolve());
  });
  const changed = await change(PASSWORD, 'a new long one');
  assert.equal(changed.status, 200);
  await gone;
  assert.deepEqual((await ask(url, '/api/me', { cookie: other.cookie })).body, { me: null });
  ann.cookie = changed.cookie;
  assert.equal(((await ann.get('/api/me')).body.me as { id: string }).id, ann.id);
  assert.equal((await signIn(url, account)).status, 401);
  assert.equal((await signIn(url, { ...account, password: 'a new long one' })).status, 200);
  const nobody = await ask(url, '/api/auth/change-password', {
    method: 'POST',
    body: { currentPassword: PASSWORD, newPassword: PASSWORD },
  });
  assert.equal(nobody.body.error?.code, 'not-signed-in');
});

test('everything of a person can be taken along and deleted', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob));
  const table = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await bob.join(table);
  const [a, b] = [ann, bob].map((visitor) => new Follower(visitor, table.id));
  await a.watch();
  await b.watch();
  await ann.send('say', { table: table.id, id: newMessageId(), text: 'hello' });
  const whole = await fetch(`${url}/api/me/export`, { headers: { cookie: ann.cookie } });
  assert.equal(whole.headers.get('content-length'), null, 'it is sent as it is read');
  const taken = (await whole.json()) as Record<string, unknown[]>;
  assert.equal(taken.tables.length, 1);
  assert.equal(taken.said.length, 1);
  const gone = await fetch(`${url}/api/me`, { method: 'DELETE', headers: { cookie: ann.cookie } });
  assert.equal(gone.status, 200);
  await b.until(() => b.over);
  assert.deepEqual(b.view.result?.ranks, [2, 1]);
  assert.deepEqual((await ann.get('/api/me')).body, { me: null });
  const seen = (await bob.get(`/api/tables/${table.id}`)).body as unknown as { table: typeof table };
  assert.deepEqual(seen.table.seats[0], { kind: 'person', user: null, name: '—' });
  assert.ok(!JSON.stringify(await bob.get('/api/me/export')).includes('Ann'));
});

test('a correspondence table goes on after the server was started again', async (t) => {
  const folder = temporaryFolder(t);
  const first = await testServer(t, { DATA_DIR: folder });
  const visitors = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(first.url, name)));
  t.after(() => goodbye(...visitors));
  const table = await visitors[0].open({
    game: 'castle',
    seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'opponent', level: 'gardener' }],
    clock: { kind: 'correspondence', turnDays: 3 },
  });
  await visitors[1].join(table);
  const followers = visitors.map((visitor) => new Follower(visitor, table.id));
  for (const follower of followers) await follower.watch();
  await Promise.all(
    followers.map((follower, seat) => follower.playOn(seat, seeded(seat), () => follower.next > 40)),
  );
  const next = Math.max(...followers.map((follower) => follower.next));
  const closed = Promise.all(
    visitors.map(({ socket }) => new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))),
  );
  await first.close();
  await closed;
  const second = await testServer(t, { DATA_DIR: folder });
  for (const [i, visitor] of visitors.entries()) {
    await visitor.connect(second.url);
    await followers[i].watch();
    assert.ok(followers[i].next >= next);
  }
  await Promise.all(followers.map((follower, seat) => follower.playOn(seat, seeded(seat))));
  for (const follower of followers) await follower.until(() => follower.over);
  assert.equal(followers[0].view.result?.reason, 'played');
});
