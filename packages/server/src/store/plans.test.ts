import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { randomEdition } from '@shirasagi/engine/testing/random-edition';
import { dayAt } from '@shirasagi/protocol/days';
import { CompiledQuery, sql } from 'kysely';
import { begin, giveUp, tableOf } from '../testing/days.js';
import { duel } from '../testing/duel.js';
import { newMessageId, signIn, Visitor } from '../testing/people.js';
import { startPostgres } from '../testing/postgres.js';
import { temporaryFolder, testServer } from '../testing/servers.js';
import type { Query } from './sqlite.js';
import { openStore, type Store } from './store.js';
import { tidy } from './tidy.js';

type Test = Parameters<typeof testServer>[0];
type Where = { DATA_DIR: string; DATABASE_URL: string | undefined };

/** From here on neither store plans otherwise: the plans at 100,000 are the same. */
const MANY = 20_000;

/** Fills a store with many of everything: people with sessions, tables with seats, an entry and a line each. */
async function fill({ db, kind }: Store): Promise<void> {
  const numbers =
    kind === 'sqlite'
      ? sql`(with recursive up (n) as (select 1 union all select n + 1 from up where n < ${sql.lit(MANY)}) select n from up) numbers`
      : sql`generate_series(1, ${sql.lit(MANY)}) as numbers (n)`;
  const seed = 'a'.repeat(64);
  for (const insert of [
    sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      select 'u' || n, 'U', 'u' || n, 0, '', '' from ${numbers}`,
    sql`insert into session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
      select 's' || n, 'u' || n, 't' || n, '2999', '', '' from ${numbers}`,
    sql`insert into verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
      select 'v' || n, 'i' || n, '', '2999', '', '' from ${numbers}`,
    sql`insert into account (id, "userId", "accountId", "providerId", "createdAt", "updatedAt")
      select 'a' || n, 'u' || n, 'u' || n, 'credential', '', '' from ${numbers}`,
    sql`insert into game_table (id, game, options, status, visibility, spectators, clock, on_time_out, link_key,
        created_by, created_at, seed, edition, claimed_until)
      select 'g' || (100000000000000 + n), 'duel', '{}', case n % 10 when 0 then 'open' else 'over' end,
        case n % 2 when 0 then 'public' else 'private' end, 1, '{"kind":"none"}', 'opponent', 'k', 'u' || n, ${sql.lit(Date.now())} - n,
        ${sql.lit(seed)}, 'e', 0 from ${numbers}`,
    sql`insert into seat (table_id, number, kind, user_id, name) select 'g' || (100000000000000 + n), 0, 'person', 'u' || n, 'U' from ${numbers}`,
    sql`insert into entry (table_id, number, seat, entry, hash, message, at) select 'g' || (100000000000000 + n), 0, 0, '{}', 'h', 'm', n from ${numbers}`,
    sql`insert into chat (table_id, message, user_id, name, text, at) select 'g' || (100000000000000 + n), 'm', 'u' || n, 'U', 'x', n from ${numbers}`,
    sql`insert into table_edition (table_id, file) select 'g' || (100000000000000 + n), '{}' from ${numbers}`,
    sql`insert into mute (user_id, muted_id) select 'u' || n, 'w' || n from ${numbers}`,
    sql`insert into learned (user_id, item) select 'u' || n, 'castle/lantern' from ${numbers}`,
    sql`insert into passkey (id, "userId", "publicKey", "credentialID", counter, "deviceType", "backedUp")
      select 'p' || n, 'u' || n, '', 'c' || n, 0, '', 0 from ${numbers}`,
    sql`insert into day (day, seed, terms, made_at, closed) select 'd' || n, ${sql.lit(seed)}, '{}', n, 1 from ${numbers}`,
    sql`insert into day_try (table_id, day, game, user_id, counts, began_at, status, points, finished_at)
      select 'g' || (100000000000000 + n), 'd' || (n / 50), 'duel', 'u' || n, 1, n,
        case n % 9 when 0 then 'running' when 1 then 'late' else 'finished' end, n % 40, n from ${numbers}`,
    sql`insert into setting (name, value) select 'n' || n, '' from ${numbers}`,
    ...(kind === 'postgres'
      ? [sql`insert into process_room (process, room) select 'p' || n % 4, 'table:' || n from ${numbers}`]
      : []),
    sql`analyze`,
  ])
    await insert.execute(db);
}

/** Does everything a person can do, so that every query of the server is made. */
async function useEverything(t: Test, url: string): Promise<void> {
  const { table, visitors, followers, toMove } = await duel(t, url, {
    visibility: 'public',
    edition: randomEdition('duel', 'plans'),
  });
  const [ann, bob] = visitors;
  const account = { email: 'ann', password: 'three herons by the moat' };
  await ann.send('lobby', { watch: true });
  await ann.send('say', { table: table.id, id: newMessageId(), text: 'hello' });
  const { next } = followers[0];
  assert.ok((await toMove().play(toMove().anyMove(seeded('plans')))).ok);
  for (const follower of followers) await follower.until(() => follower.next > next);
  for (const path of ['/api/me', '/api/me/tables', '/api/tables', `/api/tables/${table.id}`, '/readyz'])
    assert.equal((await ann.get(path)).status, 200, path);
  await ann.post('/api/me/name', { name: 'Anna' });
  await fetch(`${url}/api/me/muted/${bob.id}`, { method: 'PUT', headers: { cookie: ann.cookie } });
  await fetch(`${url}/api/me/muted/${bob.id}`, { method: 'DELETE', headers: { cookie: ann.cookie } });
  assert.equal((await ann.post('/api/me/account', account)).status, 200);
  await playOfTheDay(ann);
  assert.equal((await ann.post('/api/me/learned', { learned: ['castle/lantern'] })).status, 200);
  const guest = await Visitor.enter(url, 'Guest');
  await tableOf(guest, 'duel');
  t.after(() => {
    guest.socket.disconnect();
  });
  await guest.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'opponent', level: 'gardener' }] });
  assert.equal((await signIn(url, account, guest.cookie)).status, 200);
  assert.ok((await bob.send('resign', { table: table.id, id: newMessageId() })).ok);
  assert.equal((await bob.get(`/api/tables/${table.id}/record`)).status, 200);
  assert.equal((await bob.post(`/api/tables/${table.id}/rematch`)).status, 200);
  assert.equal((await bob.get('/api/me/export')).status, 200);
  await bob.post('/api/auth/sign-out');
  const gone = await fetch(`${url}/api/me`, { method: 'DELETE', headers: { cookie: ann.cookie } });
  assert.equal(gone.status, 200);
}

/** A try that is given up, a practice game, and everything there is to look at. */
async function playOfTheDay(person: Visitor): Promise<void> {
  await person.connect();
  await giveUp(await begin(person, 'duel'));
  await tableOf(person, 'duel', 'practice');
  const day = dayAt(Date.now());
  for (const [path, status] of [
    ['/api/days/today', 200],
    ['/api/days', 200],
    [`/api/days/${day}/duel/ranking`, 200],
    [`/api/days/${day}/duel/best`, 409],
    ['/api/days/2001-01-01', 404],
  ] as const)
    assert.equal((await person.get(path)).status, status, path);
}

/** The steps of a plan that read a whole table. */
async function scans({ db, kind }: Store, { sql: text, parameters }: Query): Promise<string[]> {
  if (kind === 'sqlite') {
    const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(plan);
    return rows
      .map((row) => row.detail)
      .filter((step) => /^SCAN (?!CONSTANT|\d+ CONSTANT|.*VIRTUAL TABLE|\(|given|json)/.test(step));
  }
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`explain ${text}`, [...parameters]),
  );
  // The table of processes has a row for each.
  return rows.map((row) => row['QUERY PLAN']).filter((step) => /Seq Scan on (?!process\b)/.test(step));
}

async function checkPlans(t: Test, where: Where): Promise<number> {
  const store = await openStore(where);
  t.after(() => store.close());
  await fill(store);
  const asked = new Map<string, Query>();
  const listen = (query: unknown): void => {
    const { sql: text } = query as Query;
    // What brings the schema up to date looks at the few rows about it.
    if (
      /^(select|insert|update|delete|with)/i.test(text) &&
      !/sqlite_master|kysely_migration|pg_catalog/.test(text)
    )
      asked.set(text, query as Query);
  };
  subscribe('shirasagi:query', listen);
  const settings = where.DATABASE_URL ? { DATABASE_URL: where.DATABASE_URL } : { DATA_DIR: where.DATA_DIR };
  const server = await testServer(t, settings);
  await useEverything(t, server.url);
  await server.close();
  await tidy(store.db, Date.now());
  unsubscribe('shirasagi:query', listen);
  const slow: string[] = [];
  for (const query of asked.values())
    for (const step of await scans(store, query)) slow.push(`${step}: ${query.sql}`);
  assert.deepEqual(slow, []);
  return asked.size;
}

test('every query is answered from an index with many tables', async (t) => {
  await t.test('SQLite', async (t) => {
    const asked = await checkPlans(t, { DATA_DIR: temporaryFolder(t), DATABASE_URL: undefined });
    t.diagnostic(`${asked} different queries`);
    assert.ok(asked > 30);
  });
  const postgres = await startPostgres(t);
  await t.test('PostgreSQL', async (t) => {
    const asked = await checkPlans(t, { DATA_DIR: '', DATABASE_URL: await postgres.database() });
    t.diagnostic(`${asked} different queries`);
    assert.ok(asked > 30);
  });
});
