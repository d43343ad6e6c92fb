import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { Follower, goodbye, newMessageId, Visitor } from '../testing/people.js';
import { testServer } from '../testing/servers.js';

test('a table without spectators closes its doors when it starts', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob, eve));
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = await ann.open({ game: 'duel', seats, visibility: 'public', spectators: false });
  const follower = new Follower(ann, table.id);
  assert.ok((await eve.send('watch', { table: table.id })).ok);
  const heard: unknown[] = [];
  for (const event of ['entry', 'chat']) eve.socket.on(event, (told) => heard.push(told));
  await bob.join(table);
  await follower.watch();
  const other = new Follower(bob, table.id);
  await other.watch();
  await Promise.all([follower, other].map((f, seat) => f.playOn(seat, seeded(seat), () => f.next > 6)));
  await ann.send('say', { table: table.id, id: newMessageId(), text: 'alone at last' });
  const said = await eve.send('say', { table: table.id, id: newMessageId(), text: 'hello' });
  assert.equal(!said.ok && said.error.code, 'not-allowed');
  const again = await eve.send('watch', { table: table.id });
  assert.equal(!again.ok && again.error.code, 'not-found');
  assert.deepEqual(heard, []);
});

test('personal data is kept in no cache, and signing out removes our cookies only', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  const headers = { cookie: ann.cookie };
  assert.equal((await fetch(`${url}/api/me`, { headers })).headers.get('cache-control'), 'no-store');
  const gone = await fetch(`${url}/api/me`, { method: 'DELETE', headers });
  assert.equal(gone.status, 200);
  assert.equal(gone.headers.get('clear-site-data'), null);
  const [name] = ann.cookie.split('=');
  assert.ok(
    gone.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=;`) && /max-age=0/i.test(cookie)),
  );
});
