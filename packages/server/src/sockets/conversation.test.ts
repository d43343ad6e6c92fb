import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, seeded, toText } from '@shirasagi/engine';
import type { TableView } from '@shirasagi/protocol';
import { DUEL, duel } from '../testing/duel.js';
import { send as ask, connect, Follower, goodbye, newMessageId, Visitor } from '../testing/people.js';
import { testServer } from '../testing/servers.js';

test('the same message twice is one move; a late or early number is refused', async (t) => {
  const { url } = await testServer(t);
  const { followers, toMove } = await duel(t, url);
  const mover = toMove();
  const id = newMessageId();
  const move = mover.anyMove(() => 0);
  const ask = { table: mover.table, id, number: 0, move };
  const answers = await Promise.all([1, 2, 3].map(() => send(mover, 'play', ask)));
  assert.ok(answers[0].ok);
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  await followers[1].until(() => followers[1].next === 1);
  const late = await send(mover, 'play', { ...ask, id: newMessageId() });
  assert.equal(!late.ok && late.error.code, 'behind');
  const early = await send(mover, 'play', { ...ask, id: newMessageId(), number: 7 });
  assert.equal(!early.ok && early.error.code, 'behind');
});

test('a decision is taken back as an entry of the record (D8.1)', async (t) => {
  const { url } = await testServer(t);
  const { followers, toMove } = await duel(t, url);
  const rng = seeded('back');
  const [a, b] = followers;
  while (a.game.takeBackLimit >= a.game.decisions) {
    const number = a.next;
    assert.ok((await toMove().play(toMove().anyMove(rng))).ok);
    for (const f of followers) await f.until(() => f.next > number);
  }
  const before = a.game.decisions;
  const to = before - 1;
  const mover = toMove();
  const ask = { table: mover.table, id: newMessageId(), number: mover.next, to };
  const other = followers[1 - followers.indexOf(mover)];
  const wrong = await send(other, 'takeBack', { ...ask, id: newMessageId() });
  assert.equal(!wrong.ok && wrong.error.code, 'wrong-seat');
  const far = await send(mover, 'takeBack', { ...ask, to: before });
  assert.equal(!far.ok && far.error.code, 'illegal');
  assert.ok((await send(mover, 'takeBack', ask)).ok);
  for (const f of followers) await f.until(() => f.game.decisions === to);
  assert.deepEqual(a.game.record().entries.at(-1), { takeBack: to });
  await Promise.all([a.playOn(0, rng), b.playOn(1, rng)]);
});

test('a socket that was away in mid turn comes back to the exact position', async (t) => {
  const { url } = await testServer(t);
  const { visitors, followers, toMove } = await duel(t, url);
  const rng = seeded('away');
  for (let i = 0; i < 5; i++) {
    const number = followers[0].next;
    assert.ok((await toMove().play(toMove().anyMove(rng))).ok);
    for (const f of followers) await f.until(() => f.next > number);
  }
  const mover = toMove();
  const away = followers.indexOf(mover);
  const id = newMessageId();
  const move = mover.anyMove(rng);
  const ask = { table: mover.table, id, number: mover.next, move };
  // Sent, and gone before the answer comes.
  visitors[away].socket.emit('play', ask);
  await followers[1 - away].until(() => followers[1 - away].next === ask.number + 1);
  await visitors[away].connect();
  await mover.watch();
  assert.equal(mover.next, ask.number + 1);
  assert.ok((await send(mover, 'play', ask)).ok);
  assert.equal(mover.next, ask.number + 1);
  await Promise.all([followers[0].playOn(0, rng), followers[1].playOn(1, rng)]);
  assert.deepEqual(followers[0].game.record(), followers[1].game.record());
});

test('resigning ends a game of two; the rematch turns the seats and waits for the other', async (t) => {
  const { url } = await testServer(t);
  const { table, visitors, followers } = await duel(t, url);
  const [ann, bob] = visitors;
  const ask = { table: table.id, id: newMessageId() };
  assert.ok((await ann.send('resign', ask)).ok);
  assert.ok((await ann.send('resign', ask)).ok);
  for (const f of followers) await f.until(() => f.over);
  assert.deepEqual(followers[0].view.result, { reason: 'resigned', ranks: [2, 1], totals: null });
  const again = (await bob.post(`/api/tables/${table.id}/rematch`)).body.table as typeof table;
  assert.equal(again.status, 'open');
  assert.deepEqual(again.seats, [
    { kind: 'person', user: bob.id, name: 'Bob' },
    { kind: 'held', user: ann.id, name: 'Ann' },
  ]);
  const same = (await ann.post(`/api/tables/${table.id}/rematch`)).body.table as typeof table;
  assert.equal(same.id, again.id);
  const eve = await Visitor.enter(url, 'Eve');
  t.after(() => eve.socket.disconnect());
  assert.equal(
    (await eve.post(`/api/tables/${again.id}/join`, { key: again.key })).body.error?.code,
    'seat-taken',
  );
  const started = await ann.join({ ...again });
  assert.equal(started.status, 'running');
  assert.deepEqual(
    started.seats.map((seat) => seat.kind === 'person' && seat.name),
    ['Bob', 'Ann'],
  );
});

test('opponents sit at a table and play it to its end', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => ann.socket.disconnect());
  const table = await ann.open({
    game: 'castle',
    seats: [{ kind: 'opponent', level: 'apprentice' }, { kind: 'me' }, { kind: 'opponent', level: 'daimyo' }],
  });
  assert.equal(table.status, 'running');
  const a = new Follower(ann, table.id);
  await a.watch();
  await a.playOn(1, seeded('a'));
  await a.until(() => a.over);
  assert.equal(a.view.result?.totals?.length, 3);
});

test('time that is out: an opponent plays on, or the seat loses, as the table says', async (t) => {
  const { url } = await testServer(t);
  const clock = { kind: 'live', reserveSeconds: 0, turnSeconds: 1 };
  const on = await duel(t, url, { clock, onTimeOut: 'opponent' });
  const lost = await duel(t, url, { clock, onTimeOut: 'loses' });
  for (const f of [...on.followers, ...lost.followers]) await f.until(() => f.over);
  assert.equal(lost.followers[0].view.result?.reason, 'time');
  assert.equal(on.followers[0].view.result?.reason, 'played');
  const mover = on.toMove() as Follower | undefined;
  assert.equal(mover, undefined);
});

test('chat reaches the table once, presence tells who is there, a muted person is remembered', async (t) => {
  const { url } = await testServer(t);
  const { table, visitors } = await duel(t, url);
  const [ann, bob] = visitors;
  const heard: { text: string; user: string }[] = [];
  const present = new Promise<string[]>((resolve) => {
    ann.socket.on('present', ({ users }) => users.length === 2 && resolve(users));
  });
  const said = new Promise<void>((resolve) => {
    ann.socket.on('chat', (line) => {
      heard.push(line);
      if (heard.length === 2) resolve();
    });
  });
  const ask = { table: table.id, id: newMessageId(), text: ' hello <b>you</b> ' };
  assert.ok((await bob.send('say', ask)).ok);
  assert.ok((await bob.send('say', ask)).ok);
  assert.ok((await bob.send('say', { ...ask, id: newMessageId(), text: 'again' })).ok);
  await said;
  assert.deepEqual(
    heard.map((line) => line.text),
    ['hello <b>you</b>', 'again'],
  );
  assert.deepEqual(new Set(await present), new Set([ann.id, bob.id]));
  const muted = await fetch(`${url}/api/me/muted/${bob.id}`, {
    method: 'PUT',
    headers: { cookie: ann.cookie },
  });
  assert.equal(muted.status, 200);
  assert.deepEqual((await ann.get('/api/me')).body.me, {
    id: ann.id,
    name: 'Ann',
    guest: true,
    email: null,
    muted: [bob.id],
  });
});

test('everybody hears whose turn it is, wherever they look: at the table with the entry, elsewhere by itself', async (t) => {
  const { url } = await testServer(t);
  const { visitors, followers, toMove } = await duel(t, url);
  const [{ table }] = followers;
  const first = followers[0].game.state.toMove;
  const next = visitors[1 - first];
  const elsewhere = connect(url, next.cookie);
  t.after(() => elsewhere.disconnect());
  await new Promise<void>((resolve) => elsewhere.once('connect', () => resolve()));
  const told: object[] = [];
  const entries: { number: number; turn?: string }[] = [];
  next.socket.on('turn', () => assert.fail('told twice at the table'));
  next.socket.on('entry', ({ number, turn }) => entries.push({ number, ...(turn && { turn }) }));
  elsewhere.on('turn', (news) => told.push(news));
  const rng = seeded('turns');
  while (followers[first].game.state.toMove === first) {
    const number = toMove().next;
    assert.ok((await toMove().play(toMove().anyMove(rng))).ok);
    for (const f of followers) await f.until(() => f.next > number);
  }
  const number = followers[0].next;
  await next.send('unwatch', { table });
  await ask(elsewhere, 'unwatch', { table });
  assert.deepEqual(told, [{ table, number, deadline: null }]);
  // Only the entry that ended the turn says so.
  const numbers = Array.from({ length: number }, (_, i) => ({ number: i }));
  assert.deepEqual(entries, [...numbers.slice(0, -1), { number: number - 1, turn: next.id }]);
});

test('the first turn of a game is told to all sockets of its person, at the table too', async (t) => {
  const { url } = await testServer(t);
  const visitors = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(...visitors));
  const opened = await visitors[0].open(DUEL);
  const told = visitors.map(
    ({ socket }, seat) => new Promise<number>((resolve) => socket.once('turn', () => resolve(seat))),
  );
  await visitors[0].send('watch', { table: opened.id });
  await visitors[1].send('watch', { table: opened.id, key: opened.key });
  await visitors[1].join(opened);
  const first = await Promise.race(told);
  const follower = new Follower(visitors[0], opened.id);
  await follower.watch();
  assert.equal(follower.game.state.toMove, first);
});

test('the lobby shows public tables only, and news of them', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob));
  await ann.open(DUEL);
  const news = new Promise<string>((resolve) => {
    bob.socket.on('lobby', ({ id }) => resolve(id));
  });
  const empty = await bob.send<{ tables: unknown[] }>('lobby', { watch: true });
  assert.deepEqual(empty.ok && empty.tables, []);
  const open = await ann.open({ ...DUEL, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  assert.equal(await news, open.id);
  const { tables } = (await bob.get('/api/tables')).body as unknown as {
    tables: { id: string; key?: string }[];
  };
  assert.deepEqual(
    tables.map((table) => table.id),
    [open.id],
  );
  assert.equal(tables[0].key, undefined);
  const mine = (await ann.get('/api/me/tables')).body as unknown as { tables: unknown[] };
  assert.equal(mine.tables.length, 2);
  assert.equal((await ann.post(`/api/tables/${open.id}/leave`)).status, 200);
  assert.equal((await bob.get(`/api/tables/${open.id}`)).status, 404);
});

test('the list of your tables says whose turn it is and until when', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob));
  const table = await ann.open({ ...DUEL, clock: { kind: 'correspondence', turnDays: 2 } });
  type Mine = { tables: TableView[]; now: number };
  const listed = async (visitor: Visitor) => (await visitor.get('/api/me/tables')).body as unknown as Mine;
  assert.equal((await listed(ann)).tables[0].turn, undefined);
  await bob.join(table);
  const { tables, now } = await listed(bob);
  const follower = new Follower(ann, table.id);
  await follower.watch();
  assert.equal(tables[0].turn?.seat, follower.game.state.toMove);
  const left = tables[0].turn!.deadline! - now;
  assert.ok(left > 1.9 * 86_400_000 && left <= 2 * 86_400_000, `${left} ms are left`);
});

test('a solo castle has one seat and the rival', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => ann.socket.disconnect());
  const table = await ann.open({ game: 'castle', seats: [{ kind: 'me' }], options: { level: 'hard' } });
  const a = new Follower(ann, table.id);
  await a.watch();
  await a.playOn(0, seeded('solo'));
  await a.until(() => a.over);
  assert.equal(legalMoves(a.game.state).map((move) => toText(a.game.state, move)).length, 0);
});

function send(follower: Follower, event: 'play' | 'takeBack', ask: object) {
  return follower.ask(event, ask);
}
