import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import type { TableView } from '@shirasagi/protocol';
import type { Socket } from 'socket.io-client';
import { ask, connect, Follower, goodbye, newMessageId, send, Visitor } from '../testing/people.js';
import { testServer } from '../testing/servers.js';

const DUEL = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] };

type Test = Parameters<typeof testServer>[0];

/** Ann and Bob at a private table, Eve outside. */
async function scene(t: Test, settings: Record<string, string> = {}) {
  const server = await testServer(t, settings);
  const [ann, bob, eve] = await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => Visitor.enter(server.url, name)),
  );
  t.after(() => goodbye(ann, bob, eve));
  const table = await ann.open(DUEL);
  await bob.join(table);
  const followers = [ann, bob].map((visitor) => new Follower(visitor, table.id));
  for (const follower of followers) await follower.watch();
  const finish = () => Promise.all(followers.map((follower, seat) => follower.playOn(seat, seeded(seat))));
  return { ...server, ann, bob, eve, table, followers, finish };
}

const gone = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('disconnect', () => resolve()));

test("other people's tables: nothing to see, nothing to play", async (t) => {
  const { url, ann, bob, eve, table, followers, finish } = await scene(t);
  const { id } = table;
  const code = async (event: string, message: object): Promise<string | false> => {
    const answer = await eve.send(event, message);
    return !answer.ok && answer.error.code;
  };
  const play = { table: id, id: newMessageId(), number: 0, move: followers[0].anyMove(() => 0) };
  assert.equal(await code('watch', { table: id }), 'not-found');
  assert.equal(await code('watch', { table: id, key: 'A'.repeat(22) }), 'not-found');
  assert.equal(await code('play', play), 'not-found');
  assert.equal(await code('takeBack', { table: id, id: play.id, number: 0, to: 0 }), 'not-found');
  assert.equal(await code('resign', { table: id, id: play.id }), 'not-found');
  assert.equal(await code('say', { table: id, id: play.id, text: 'hm' }), 'not-allowed');
  for (const path of ['', '/record']) assert.equal((await eve.get(`/api/tables/${id}${path}`)).status, 404);
  for (const path of ['join', 'leave', 'rematch'])
    assert.ok([403, 404].includes((await eve.post(`/api/tables/${id}/${path}`)).status), path);
  // Who has the link may watch, and still not play.
  assert.ok((await eve.send('watch', { table: id, key: table.key })).ok);
  assert.equal(await code('play', play), 'not-found');
  const public_ = await ann.open({
    ...DUEL,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  await bob.join(public_);
  assert.equal(await code('play', { ...play, table: public_.id }), 'wrong-seat');
  const closed = await ann.open({
    ...DUEL,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
    spectators: false,
  });
  await bob.join(closed);
  assert.equal(await code('watch', { table: closed.id }), 'not-found');
  const other = followers[followers[0].game.state.toMove === 0 ? 1 : 0];
  const answer = await other.play(other.anyMove(() => 0));
  assert.equal(!answer.ok && answer.error.code, 'wrong-seat');
  const seedless = (await ask(url, `/api/tables/${public_.id}/record`)).body;
  assert.equal(seedless.error?.code, 'not-open');
  await finish();
});

test('malformed requests are refused in a typed way', async (t) => {
  const { url, ann, table, finish } = await scene(t);
  const bad: unknown[] = [
    undefined,
    null,
    'x',
    7,
    [],
    {},
    { table: table.id },
    { table: [table.id], id: 'message-1', number: 0, move: 'x' },
    { table: table.id, id: 'message-1', number: -1, move: 'x' },
    { table: table.id, id: 'message-1', number: 1.5, move: 'x' },
    { table: table.id, id: 'message-1', number: 0, move: 'x'.repeat(61) },
    { table: table.id, id: 'message-1', number: 0, move: 'x', more: 1 },
    { table: '../../etc/passwd', id: 'message-1', number: 0, move: 'x' },
    { table: table.id, id: "'; drop table entry; --", number: 0, move: 'x' },
  ];
  for (const message of bad) {
    const answer = await ann.send('play', message);
    assert.equal(!answer.ok && answer.error.code, 'bad-request', JSON.stringify(message));
  }
  const long = await ann.send('play', { table: table.id, id: 'message-1', number: 0, move: 'x'.repeat(61) });
  assert.match(long.ok ? '' : long.error.message, /^move: /, 'a refusal names the part that was wrong');
  const illegal = await ann.send('play', {
    table: table.id,
    id: newMessageId(),
    number: 0,
    move: '__proto__',
  });
  assert.ok(!illegal.ok && ['illegal', 'wrong-seat'].includes(illegal.error.code));
  const bodies: unknown[] = [
    '{',
    '[]',
    { ...DUEL, seats: [] },
    { ...DUEL, game: 'chess' },
    { ...DUEL, seats: [{ kind: 'me' }] },
  ];
  for (const body of bodies)
    assert.equal((await ann.post('/api/tables', body)).status, 400, JSON.stringify(body));
  for (const name of ['', ' ', 'x'.repeat(31), 'a\u202eb', 'a\u0000b', 7])
    assert.equal(
      (await ask(url, '/api/guest', { method: 'POST', body: { name } })).status,
      400,
      String(name),
    );
  const plain = await fetch(`${url}/api/guest`, { method: 'POST', body: 'name=Ann' });
  assert.ok([400, 415].includes(plain.status));
  for (const path of [
    '/api/auth/sign-up/email',
    '/api/auth/list-sessions',
    '/api/auth/../me',
    '/api/nothing',
  ])
    assert.ok([400, 404].includes((await ann.post(path)).status), path);
  await finish();
});

test('oversized messages close their own socket and nobody else’s', async (t) => {
  const { eve, ann, table, finish } = await scene(t);
  const closed = gone(eve.socket);
  eve.socket.emit('say', { table: table.id, id: newMessageId(), text: 'x'.repeat(100_000) });
  await closed;
  const answer = await ann.post('/api/tables', { ...DUEL, more: 'x'.repeat(100_000) });
  assert.equal(answer.status, 413);
  assert.equal(answer.body.error?.code, 'too-large');
  await finish();
});

test('floods are slowed down, then closed, and counted', async (t) => {
  const { url, eve, ann, table } = await scene(t, {
    MESSAGES_PER_SECOND: '20',
    GUESTS_PER_HOUR: '5',
    CONNECTIONS_PER_ADDRESS: '4',
  });
  const closed = gone(eve.socket);
  const codes: string[] = [];
  for (let i = 0; i < 300; i++)
    eve.socket.emit('lobby', { watch: true }, (answer: { ok: boolean; error?: { code: string } }) =>
      codes.push(answer.error?.code ?? 'ok'),
    );
  await closed;
  assert.ok(codes.includes('too-many'));
  assert.ok((await ann.send('watch', { table: table.id })).ok);
  await Visitor.enter(url, 'Four').then((visitor) => visitor.socket.disconnect());
  await Visitor.enter(url, 'Five').then((visitor) => visitor.socket.disconnect());
  const sixth = await ask(url, '/api/guest', { method: 'POST', body: { name: 'Six' } });
  assert.equal(sixth.status, 429);
  assert.equal(sixth.body.error?.code, 'too-many');
  const sockets = Array.from({ length: 6 }, () => connect(url));
  const outcomes = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.once('connect', () => resolve('in'));
          socket.once('connect_error', () => resolve('out'));
        }),
    ),
  );
  for (const socket of sockets) socket.disconnect();
  assert.ok(outcomes.includes('out') && outcomes.includes('in'), outcomes.join());
  const figures = await (await fetch(`${url}/metrics`)).text();
  assert.match(figures, /shirasagi_refused_total\{code="too-many"\} [1-9]/);
});

test('forged cookies and foreign pages get nowhere', async (t) => {
  const { url, ann, table, finish } = await scene(t);
  const [name, value] = ann.cookie.split('=');
  const forged = [
    `${name}=${value.slice(0, -6)}AAAAAA`,
    `${name}=${ann.id}`,
    `${name}=`,
    `${name}=${'x'.repeat(2000)}`,
    `${name}=%00%zz`,
  ];
  for (const cookie of forged) {
    assert.deepEqual((await ask(url, '/api/me', { cookie })).body, { me: null }, cookie);
    const socket = connect(url, cookie);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const answer = await send(socket, 'resign', { table: table.id, id: newMessageId() });
    assert.equal(!answer.ok && answer.error.code, 'not-signed-in');
    socket.disconnect();
  }
  const origin = 'https://evil.example';
  const { cookie } = ann;
  const posted = await ask(url, '/api/tables', { method: 'POST', body: DUEL, cookie, origin });
  assert.equal(posted.status, 403);
  const signOut = await ask(url, '/api/auth/sign-out', { method: 'POST', body: {}, cookie, origin });
  assert.equal(signOut.status, 403);
  const foreign = connect(url, cookie, origin);
  await new Promise<void>((resolve) => foreign.once('connect_error', () => resolve()));
  foreign.disconnect();
  const own = connect(url, cookie, url);
  await new Promise<void>((resolve) => own.once('connect', resolve));
  own.disconnect();
  await finish();
});

test('SQL and HTML in names and chat are text', async (t) => {
  const server = await testServer(t);
  const names = ["Robert'); drop table seat;--", '<script>alert(1)</script>', '{{7*7}}'];
  const [a, b] = await Promise.all(names.slice(0, 2).map((name) => Visitor.enter(server.url, name)));
  t.after(() => goodbye(a, b));
  const table = await a.open(DUEL);
  const { seats } = await b.join(table);
  assert.deepEqual(
    seats.map((seat) => seat.kind === 'person' && seat.name),
    names.slice(0, 2),
  );
  await a.send('watch', { table: table.id });
  for (const text of names) await a.send('say', { table: table.id, id: newMessageId(), text });
  const watched = await b.send<{ chat: { text: string }[] }>('watch', { table: table.id });
  assert.deepEqual(watched.ok && watched.chat.map((line) => line.text).sort(), [...names].sort());
  const response = await fetch(`${server.url}/api/tables/${table.id}`, { headers: { cookie: a.cookie } });
  assert.match(response.headers.get('content-type') ?? '', /application\/json/);
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  const policy = response.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'self'/);
  assert.match(policy, /frame-ancestors 'none'/);
  // WebAssembly may be compiled; text is never run as code.
  assert.doesNotMatch(policy, /'unsafe/);
});

test('cookies cannot be read by scripts nor sent from other sites', async (t) => {
  const { url } = await testServer(t);
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const cookies = response.headers.getSetCookie();
  assert.ok(cookies.length > 0);
  for (const cookie of cookies) assert.match(cookie, /HttpOnly;.*SameSite=Strict/i);
});

test('requests are limited for each address, pages and health are not', async (t) => {
  const { url } = await testServer(t, { REQUESTS_PER_MINUTE: '5' });
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await ask(url, '/api/tables')).status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
  for (let i = 0; i < 7; i++) assert.equal((await ask(url, '/healthz')).status, 200);
});

test('nobody opens tables without end', async (t) => {
  const { url } = await testServer(t, { TABLES_PER_PERSON: '2' });
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => ann.socket.disconnect());
  const tables: TableView[] = [await ann.open(DUEL), await ann.open(DUEL)];
  assert.equal((await ann.post('/api/tables', DUEL)).body.error?.code, 'too-many');
  await ann.post(`/api/tables/${tables[0].id}/leave`);
  await ann.open(DUEL);
});
