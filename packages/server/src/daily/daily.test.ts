import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MoveEvent, replayLog } from '@shirasagi/engine';
import type { DayView } from '@shirasagi/protocol';
import { begin, finish, giveUp, HandClock, ranking, serveDays, tableOf, today } from '../testing/days.js';
import { ask, type Follower, signIn } from '../testing/people.js';

const NOON = '2031-03-05T12:00:00Z';
const DAY = '2031-03-05';
const ACCOUNT = { email: 'ann', password: 'three herons by the moat' };

/** What was turned up at a table, by deck and by what dice were rolled for. */
function turnedUp({ game }: Follower): Map<string, unknown[]> {
  const shown = new Map<string, unknown[]>();
  const add = (name: string, what: unknown): void => {
    shown.set(name, [...(shown.get(name) ?? []), what]);
  };
  const note = (event: MoveEvent): void => {
    if (event.kind === 'cardShown') add(event.room[0], event.card);
    if (event.kind === 'deckShown') add(event.deck, event.card);
    if (event.kind === 'lanternShown') add('lantern', event.card);
    if (event.kind === 'goodsShown') add(event.stack, event.tile);
  };
  for (const step of replayLog(game.record()).steps) {
    step.events.forEach(note);
    for (const [i, what] of step.drawnFor.entries()) {
      const { name } = game.rules.draws.rows[what];
      if (name.startsWith('die of')) add(name, step.drawn[i]);
    }
  }
  return shown;
}

test('two different plays of one deal meet the same dice and cards, in practice too', async (t) => {
  const { enter } = await serveDays(t, new HandClock(NOON));
  const [ann, bob] = [await enter('Ann'), await enter('Bob')];
  for (const game of ['castle', 'solo', 'duel'] as const) {
    const played = [await begin(ann, game), await begin(bob, game)];
    assert.deepEqual(played[0].game.record().setup, played[1].game.record().setup);
    await finish(played[0], `a ${game}`);
    await finish(played[1], `b ${game}`);
    if (game === 'duel') {
      played.push(await begin(ann, game, 'practice'));
      await finish(played[2], `c ${game}`);
    }
    const [first, ...others] = played.map(turnedUp);
    assert.ok(first.size > 0);
    let compared = 0;
    for (const other of others)
      for (const [name, things] of first) {
        const most = Math.min(things.length, other.get(name)?.length ?? 0);
        assert.deepEqual(things.slice(0, most), other.get(name)?.slice(0, most) ?? [], `${game}: ${name}`);
        compared += most;
      }
    assert.ok(compared > 3, `${compared} things compared`);
    assert.notDeepEqual(played[0].hashes, played[1].hashes);
  }
});

test('one try counts: asked for again it goes on, practice comes after it and changes nothing', async (t) => {
  const { enter } = await serveDays(t, new HandClock(NOON));
  const ann = await enter('Ann');
  const asked = await Promise.all(Array.from({ length: 5 }, () => ann.post('/api/days/today/duel/try')));
  assert.deepEqual(new Set(asked.map(({ status }) => status)), new Set([200]));
  const ids = new Set(asked.map(({ body }) => (body.table as { id: string }).id));
  assert.equal(ids.size, 1);
  assert.equal((await ann.post('/api/days/today/duel/practice')).status, 403);
  const follower = await begin(ann, 'duel');
  assert.ok(ids.has(follower.table));
  assert.equal((await today(ann)).games.duel.mine?.status, 'running');
  const points = await finish(follower, 'one');
  const mine = { table: follower.table, status: 'finished', points, place: 1 };
  assert.deepEqual((await today(ann)).games.duel.mine, mine);
  assert.equal((await tableOf(ann, 'duel')).id, follower.table);
  const practice = await begin(ann, 'duel', 'practice');
  assert.notEqual(practice.table, follower.table);
  assert.equal((await today(ann)).games.duel.practice, practice.table);
  assert.equal((await tableOf(ann, 'duel', 'practice')).id, practice.table);
  await finish(practice, 'two');
  const after = await today(ann);
  assert.deepEqual(after.games.duel, { finished: 1, best: points, mine, practice: null });
  assert.deepEqual((await ann.get('/api/me/tables')).body.tables, []);
});

test('the ranking has accounts by name and everybody by points; who gave up is not in it', async (t) => {
  const clock = new HandClock(NOON);
  const { enter } = await serveDays(t, clock);
  const people = [];
  for (const name of ['Ann', 'Bob', 'Cleo', 'Dan']) people.push(await enter(name));
  const [ann, , , dan] = people;
  assert.equal((await ann.post('/api/me/account', ACCOUNT)).status, 200);
  await ann.connect();
  const points: number[] = [];
  for (const [i, person] of people.slice(0, 3).entries()) {
    // Of those with the same points the one who finished first is named first.
    clock.at += 1_000;
    points.push(await finish(await begin(person, 'solo'), `play ${i}`));
  }
  await giveUp(await begin(dan, 'solo'));
  const told = await ranking(ann, DAY, 'solo');
  const order = [0, 1, 2].sort((a, b) => points[b] - points[a] || a - b);
  assert.deepEqual(
    told.ranking,
    order.map((i) => ({
      place: 1 + points.filter((other) => other > points[i]).length,
      points: points[i],
      name: i === 0 ? 'Ann' : null,
      me: i === 0,
    })),
  );
  assert.equal(told.finished, 3);
  assert.equal(
    told.distribution.reduce((sum, { people }) => sum + people, 0),
    3,
  );
  assert.equal(told.mine?.place, 1 + points.filter((other) => other > points[0]).length);
  const gaveUp = (await today(dan)).games.solo.mine;
  assert.deepEqual([gaveUp?.status, gaveUp?.points, gaveUp?.place], ['given-up', null, null]);
});

test('a guest who makes an account keeps the try; of two tries the one begun first counts', async (t) => {
  const clock = new HandClock(NOON);
  const { server, enter } = await serveDays(t, clock);
  const ann = await enter('Ann');
  const first = await begin(ann, 'duel');
  const points = await finish(first, 'first');
  assert.equal((await ann.post('/api/me/account', ACCOUNT)).status, 200);
  assert.equal((await today(ann)).games.duel.mine?.points, points);
  const guest = await enter('Guest');
  clock.at += 60_000;
  const second = await begin(guest, 'duel');
  await tableOf(guest, 'solo');
  assert.equal((await signIn(server.url, ACCOUNT, guest.cookie)).status, 200);
  const { games } = await today(ann);
  assert.equal(games.duel.mine?.table, first.table);
  assert.equal(games.duel.finished, 1);
  assert.equal(games.solo.mine?.status, 'running');
  const kept = (await ann.get('/api/me/export')).body as unknown as {
    days: { game: string; counts: number; table: string }[];
  };
  assert.deepEqual(
    new Set(kept.days.map(({ game, counts }) => `${game} ${counts}`)),
    new Set(['duel 1', 'duel 0', 'solo 1']),
  );
  assert.ok(kept.days.some(({ table, counts }) => table === second.table && counts === 0));
  assert.equal((await ann.delete('/api/me')).status, 200);
  const bob = await enter('Bob');
  const told = await ranking(bob, DAY);
  assert.deepEqual(told.ranking, [{ place: 1, points, name: null, me: false }]);
});

test('nothing leaks: hostile requests are refused, and no answer before the end of the day has the seed', async (t) => {
  const clock = new HandClock(NOON);
  const { server, enter } = await serveDays(t, clock);
  const [ann, eve] = [await enter('Ann'), await enter('Eve')];
  const follower = await begin(ann, 'duel');
  const { table } = follower;
  const answers: string[] = [];
  const get = async (path: string, visitor = eve): Promise<number> => {
    const { status, body } = await visitor.get(path);
    answers.push(JSON.stringify(body));
    return status;
  };
  for (const [path, status] of [
    ['/api/days/2031-03-06', 404],
    ['/api/days/2031-03-04', 404],
    ['/api/days/2031-02-30', 400],
    ['/api/days/9999-99-99', 400],
    [`/api/days/${'1'.repeat(90)}`, 400],
    [`/api/days/${DAY}/chess/ranking`, 400],
    ['/api/days?before=yesterday', 400],
    [`/api/days/${DAY}'--`, 400],
    [`/api/days/${DAY}/duel/best`, 409],
    [`/api/tables/${table}`, 404],
    [`/api/tables/${table}?key=${follower.view.key ?? 'x'.repeat(22)}`, 404],
    [`/api/tables/${table}/record`, 404],
    [`/api/days/${DAY}`, 200],
    [`/api/days/${DAY}/duel/ranking`, 200],
    ['/api/me/export', 200],
  ] as const)
    assert.equal(await get(path), status, path);
  assert.equal((await eve.post('/api/days/today/chess/try')).status, 400);
  assert.equal((await eve.post('/api/days/today/duel/practice')).status, 403);
  assert.equal((await ask(server.url, '/api/days/today/duel/try', { method: 'POST', body: {} })).status, 401);
  assert.equal((await ask(server.url, '/api/days/today')).status, 200);
  const watched = await eve.send('watch', { table });
  assert.equal(watched.ok, false);
  const played = await eve.send('play', { table, id: 'message-eve', number: follower.next, move: 'x' });
  assert.equal(played.ok, false);
  await finish(follower, 'leak');
  for (const path of [
    `/api/tables/${table}`,
    '/api/me/export',
    '/api/days/today',
    `/api/tables/${table}/record`,
  ])
    await get(path, ann);
  clock.to('2031-03-06T02:00:00Z');
  const { head } = (await eve.get(`/api/days/${DAY}`)).body as unknown as DayView;
  assert.match(head.seed!, /^[0-9a-f]{64}$/);
  for (const answer of [...answers, JSON.stringify(follower.view)]) assert.ok(!answer.includes(head.seed!));
  // What belongs to somebody stays theirs.
  assert.equal(await get(`/api/tables/${table}`), 404);
});
