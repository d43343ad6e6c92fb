import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DayView } from '@shirasagi/protocol';
import { commitmentOf } from '@shirasagi/protocol/deal';
import { verify } from '@shirasagi/protocol/verify';
import { openStore } from '../store/store.js';
import { begin, finish, HandClock, ranking, serveDays, tableOf, today } from '../testing/days.js';
import { goodbye } from '../testing/people.js';
import { startPostgres } from '../testing/postgres.js';
import { temporaryFolder, type testServer } from '../testing/servers.js';

type Test = Parameters<typeof testServer>[0];
type Settings = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
const DAY = '2031-03-05';

/** The seeds of days and tables as the store keeps them: opened with no key. */
async function seedsIn({ DATA_DIR, DATABASE_URL }: Settings): Promise<string[]> {
  const store = await openStore({ DATA_DIR, DATABASE_URL });
  const db = store.db.withoutPlugins();
  const rows = await db
    .selectFrom('day')
    .select('seed')
    .unionAll(db.selectFrom('game_table').select('seed'))
    .execute();
  await store.close();
  return rows.map(({ seed }) => seed);
}

/** A try begun before midnight counts for an hour after it, then the seed is shown. */
async function atMidnight(t: Test, settings: Settings): Promise<void> {
  const clock = new HandClock('2031-03-05T23:50:00Z');
  const { enter } = await serveDays(t, clock, settings);
  const [ann, bob] = [await enter('Ann'), await enter('Bob')];
  const { head } = await today(ann);
  assert.equal(head.day, DAY);
  assert.equal(head.seed, null);
  const [first, second] = [await begin(ann, 'duel'), await begin(bob, 'duel')];
  assert.equal(first.view.commitment, head.commitment);

  clock.to('2031-03-06T00:10:00Z');
  const next = await today(ann);
  assert.equal(next.head.day, '2031-03-06');
  assert.equal(next.previous, DAY);
  assert.notEqual(next.head.commitment, head.commitment);
  assert.equal(next.games.duel.mine, null);
  assert.notEqual((await tableOf(ann, 'duel')).id, first.table);
  const points = await finish(first, 'in time');
  assert.equal(first.view.seed, null);
  const record = `/api/tables/${first.table}/record`;
  assert.equal((await ann.get(record)).body.error?.code, 'not-open');
  const open = (await ann.get(`/api/days/${DAY}`)).body as unknown as DayView;
  assert.equal(open.head.seed, null);
  assert.equal(open.games.duel.mine?.points, points);
  assert.equal((await ann.get(`/api/days/${DAY}/duel/best`)).body.error?.code, 'not-open');
  assert.deepEqual((await ann.get('/api/days')).body.days, []);

  for (const seed of await seedsIn(settings)) assert.match(seed, /^sealed:/);

  clock.to('2031-03-06T01:00:00Z');
  await finish(second, 'too late');
  const closed = (await bob.get(`/api/days/${DAY}`)).body as unknown as DayView;
  assert.equal(commitmentOf(closed.head.seed!), head.commitment);
  assert.ok((await seedsIn(settings)).includes(closed.head.seed!));
  assert.deepEqual(closed.games.duel.mine, {
    table: second.table,
    status: 'late',
    points: null,
    place: null,
  });
  assert.equal(closed.games.duel.finished, 1);
  const final = await ranking(ann, DAY);
  assert.ok(final.final);
  assert.deepEqual(final.distribution, [{ points, people: 1 }]);
  const past = (await ann.get('/api/days')).body.days as unknown as DayView['head'][];
  assert.deepEqual(past, [closed.head]);

  const proof = (await ann.get(record)).body as unknown as { deal: object; record: { setup: number[] } };
  assert.ok((await verify(proof)).ok);
  const { proof: best } = (await bob.get(`/api/days/${DAY}/duel/best`)).body as unknown as { proof: object };
  assert.deepEqual(best, proof);
  for (const forged of [
    { ...proof, deal: { day: '2031-03-06', game: 'duel' } },
    { ...proof, deal: { day: DAY, game: 'castle' } },
    { ...proof, nonces: ['0'.repeat(32), null] },
  ])
    assert.ok(!(await verify(forged)).ok);
}

/** A server that was off makes the day when it wakes, and the days it missed. */
async function offAtMidnight(t: Test, settings: Settings): Promise<void> {
  const clock = new HandClock('2031-03-05T20:00:00Z');
  const { server, enter } = await serveDays(t, clock, settings);
  const ann = await enter('Ann');
  const { head } = await today(ann);
  const left = await begin(ann, 'solo');
  await left.playOn(
    0,
    () => 0,
    () => left.next > 4,
  );
  goodbye(ann);
  await server.close();
  clock.to('2031-03-08T09:00:00Z');
  const again = await serveDays(t, clock, settings);
  await ann.connect(again.server.url);
  t.after(() => goodbye(ann));
  const now = await today(ann);
  assert.equal(now.head.day, '2031-03-08');
  assert.equal(now.head.afterwards, false);
  const { days } = (await ann.get('/api/days')).body as unknown as { days: DayView['head'][] };
  assert.deepEqual(
    days.map(({ day, afterwards }) => `${day} ${afterwards}`),
    ['2031-03-07 true', '2031-03-06 true', `${DAY} false`],
  );
  assert.equal(days[2].commitment, head.commitment);
  for (const { seed, commitment } of days) assert.equal(commitmentOf(seed!), commitment);
  const old = (await ann.get(`/api/days/${DAY}`)).body as unknown as DayView;
  assert.equal(old.games.solo.mine?.status, 'late');
  // It can be gone on with all the same, dealt as it was.
  await left.watch();
  await finish(left, 'late');
  assert.ok((await verify((await ann.get(`/api/tables/${left.table}/record`)).body)).ok);
}

test('midnight on SQLite', async (t) => {
  await t.test('a try begun before counts for an hour, then the seed is shown', (t) =>
    atMidnight(t, { DATA_DIR: temporaryFolder(t) }),
  );
  await t.test('a server that was off makes the days it missed', (t) =>
    offAtMidnight(t, { DATA_DIR: temporaryFolder(t) }),
  );
});

test('midnight on PostgreSQL', async (t) => {
  const postgres = await startPostgres(t);
  await t.test('a try begun before counts for an hour, then the seed is shown', async (t) =>
    atMidnight(t, { DATA_DIR: temporaryFolder(t), DATABASE_URL: await postgres.database() }),
  );
  await t.test('a server that was off makes the days it missed', async (t) =>
    offAtMidnight(t, { DATA_DIR: temporaryFolder(t), DATABASE_URL: await postgres.database() }),
  );
});
