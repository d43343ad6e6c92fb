import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { randomEdition } from '@shirasagi/engine/testing/random-edition';
import { verify } from '@shirasagi/protocol/verify';
import { sql } from 'kysely';
import { OrderedPool } from '../sockets/relay.js';
import { DUEL, duel } from '../testing/duel.js';
import { Follower, goodbye, newMessageId, send, signIn, Visitor } from '../testing/people.js';
import { startPostgres } from '../testing/postgres.js';
import { temporaryFolder, testServer } from '../testing/servers.js';
import { Stubborn } from '../testing/stubborn.js';
import { findTable } from './queries.js';
import { readTogether, readyQuery } from './ready-query.js';
import type { ChatRow } from './schema.js';
import { openStore } from './store.js';
import { exportLines, importLines } from './transfer.js';

test('PostgreSQL', async (t) => {
  const postgres = await startPostgres(t);

  await t.test(
    'two processes on one store: each person at another one, an opponent between them',
    async (t) => {
      const DATABASE_URL = await postgres.database();
      const servers = await Promise.all([1, 2].map(() => testServer(t, { DATABASE_URL })));
      const [ann, bob] = await Promise.all(
        servers.map(({ url }, i) => Visitor.enter(url, ['Ann', 'Bob'][i])),
      );
      t.after(() => goodbye(ann, bob));
      const table = await ann.open({
        game: 'castle',
        seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'opponent', level: 'gardener' }],
        clock: { kind: 'live', reserveSeconds: 600, turnSeconds: 60 },
        edition: randomEdition('castle', 'two processes'),
      });
      await bob.join(table);
      const followers = [ann, bob].map((visitor) => new Follower(visitor, table.id));
      for (const follower of followers) await follower.watch();
      await ann.send('say', { table: table.id, id: newMessageId(), text: 'hello over there' });
      await Promise.all(followers.map((follower, seat) => follower.playOn(seat, seeded(seat))));
      for (const follower of followers) await follower.until(() => follower.over);
      assert.deepEqual(followers[0].game.record(), followers[1].game.record());
      assert.equal(followers[1].view.result?.reason, 'played');
      const verdict = await verify((await bob.get(`/api/tables/${table.id}/record`)).body);
      assert.ok(verdict.ok, JSON.stringify(verdict));
    },
  );

  await t.test('queries that are asked together find what each finds alone, on both stores', async (t) => {
    const chat = ['first "quoted"', "it's \\ second", 'ὁ τρίτος 🏯', ''].map((text, i) => ({
      ...{ table_id: 'one', message: `m${i}`, user_id: 'ann', name: 'Ann', text },
      at: 1_794_850_000_000 - i,
    }));
    const lines = readyQuery<[table: string, most: number], ChatRow>((any) =>
      any.selectFrom('chat').selectAll().where('table_id', '=', '').orderBy('at').limit(1),
    );
    const asked = [
      ['one', 3],
      ['two', 2],
      ['one', 9],
    ] as const;
    for (const DATABASE_URL of [await postgres.database(), undefined]) {
      const { db, close } = await openStore({ DATA_DIR: temporaryFolder(t), DATABASE_URL });
      t.after(close);
      await db.insertInto('chat').values(chat).execute();
      const alone: ChatRow[][] = [];
      for (const [table, most] of asked) alone.push(await lines(db, table, most));
      assert.deepEqual(
        alone.map((rows) => rows.length),
        [3, 0, 4],
      );
      const [one, two, three] = asked.map(([table, most]) => lines.with(db, table, most));
      assert.deepEqual(await readTogether(db, [one, two, three]), alone);
    }
  });

  await t.test('a guest who signed in at one process hears of turns played at the other', async (t) => {
    const DATABASE_URL = await postgres.database();
    const [here, there] = await Promise.all([1, 2].map(() => testServer(t, { DATABASE_URL })));
    const account = { email: 'ann', password: 'a long enough password' };
    const ann = await Visitor.enter(there.url, 'Ann');
    t.after(() => goodbye(ann));
    await ann.post('/api/me/account', account);
    const { visitors, followers } = await duel(t, here.url);
    const away = 1 - followers[0].game.state.toMove;
    const signed = await signIn(there.url, account, visitors[away].cookie);
    assert.equal(signed.status, 200, JSON.stringify(signed.body));
    const told = new Promise<string>((resolve) => {
      ann.socket.on('turn', ({ table }) => resolve(table));
    });
    // The other process hears of it before it hears of a table that was opened later.
    const { socket } = visitors[1 - away];
    await send(socket, 'lobby', { watch: true });
    const later = new Promise((resolve) => socket.once('lobby', resolve));
    await ann.open({ ...DUEL, visibility: 'public' });
    await later;
    const other = followers[1 - away];
    const rng = seeded('signed in');
    while (other.game.state.toMove !== away) assert.ok((await other.play(other.anyMove(rng))).ok);
    assert.equal(await told, other.table);
  });

  await t.test('connections for news are given back, also when one is still on its way', async () => {
    const { messages, close } = await openStore({ DATA_DIR: '', DATABASE_URL: await postgres.database() });
    assert.ok(messages);
    const pool = new OrderedPool(messages);
    const listening = await pool.connect();
    await listening.query('LISTEN news');
    void pool.connect();
    pool.close();
    // The adapter may give back what was given back for it.
    listening.release();
    await close();
    assert.equal(messages.totalCount, 0);
  });

  await t.test('a store that drops every connection delays a game and loses nothing', async (t) => {
    const DATABASE_URL = await postgres.database();
    const { url } = await testServer(t, { DATABASE_URL, LOG_LEVEL: 'silent' });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
    t.after(() => goodbye(ann, bob));
    const table = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
    await bob.join(table);
    let acknowledged = 0;
    let drops = 0;
    const other = await openStore({ DATA_DIR: '', DATABASE_URL });
    t.after(() => other.close());
    const drop = async (): Promise<void> => {
      if (++acknowledged % 25 !== 0) return;
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
      drops++;
    };
    const players = [ann, bob].map(
      (visitor, seat) =>
        new Stubborn(
          visitor,
          table.id,
          seat,
          () => [url],
          // One drop may be dropped by the next.
          () => void drop().catch(() => {}),
        ),
    );
    await Promise.all(players.map((player) => player.play()));
    assert.ok(drops >= 2);
    assert.deepEqual(players[0].follower.game.record(), players[1].follower.game.record());
  });

  await t.test('queries that were planned go on when another process upgrades the schema', async () => {
    const DATABASE_URL = await postgres.database();
    const { db, close } = await openStore({ DATA_DIR: '', DATABASE_URL });
    const look = () => findTable(db, 'none', 0, 1, 1);
    await look();
    const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements
      where name like 'ready-%'`.execute(db);
    assert.ok(rows[0].count > 0, 'nothing was planned');
    for (const table of ['game_table', 'seat', 'entry', 'chat'])
      await sql`alter table ${sql.table(table)} add column from_tomorrow text`.execute(db);
    assert.equal(await look(), undefined);
    await close();
  });

  await t.test('everything goes from one store into the other and back', async (t) => {
    const here = await testServer(t, { DATA_DIR: temporaryFolder(t) });
    assert.ok(here.port > 0);
    const folder = temporaryFolder(t);
    const first = await testServer(t, { DATA_DIR: folder });
    const ann = await Visitor.enter(first.url, "Ann'); drop table entry; --");
    const table = await ann.open({
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'opponent', level: 'gardener' }],
    });
    const a = new Follower(ann, table.id);
    await a.watch();
    await a.playOn(0, seeded('a'), () => a.next > 20);
    await ann.post('/api/me/account', { email: 'ann@castle.example', password: 'correct horse battery' });
    ann.socket.disconnect();
    await first.close();

    const DATABASE_URL = await postgres.database();
    const sqlite = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
    const server = await openStore({ DATA_DIR: folder, DATABASE_URL });
    const through = new PassThrough();
    const [{ rows, whole }] = await Promise.all([
      importLines(server.db, through),
      exportLines(sqlite.db, through).then(() => through.end()),
    ]);
    assert.ok(rows > 20);
    assert.ok(whole);
    assert.equal(await everything(sqlite.db), await everything(server.db));
    const again = new PassThrough();
    again.end('{"format":"shirasagi-store","version":1}\n');
    await assert.rejects(importLines(server.db, again), /not empty/);
    const exported = await written(sqlite.db);
    const lines = exported.trimEnd().split('\n');
    const empty = await openStore({ DATA_DIR: temporaryFolder(t), DATABASE_URL: undefined });
    const read = (given: readonly string[]) => importLines(empty.db, Readable.from([given.join('\n')]));
    await assert.rejects(read(lines.slice(0, -1)), /cut short/);
    await assert.rejects(read([...lines.slice(0, -2), lines.at(-1)!]), /numbers of rows/);
    await assert.rejects(read(lines.map((line) => line.replace('"Ann', '"Eve'))), /checksum/);
    assert.equal((await read(lines)).rows, rows);
    await empty.close();
    await sqlite.close();
    await server.close();

    const second = await testServer(t, { DATABASE_URL });
    await ann.connect(second.url);
    t.after(() => ann.socket.disconnect());
    await a.watch();
    await a.playOn(0, seeded('b'));
    await a.until(() => a.over);
  });
});

async function written(db: Parameters<typeof exportLines>[0]): Promise<string> {
  const out = new PassThrough();
  const [all] = await Promise.all([text(out), exportLines(db, out).then(() => out.end())]);
  return all;
}

async function everything(db: Parameters<typeof exportLines>[0]): Promise<string> {
  // Pages may be ordered by another alphabet, which changes the checksum too.
  return (await written(db))
    .replace(/"sha256":"\w+"/, '')
    .split('\n')
    .flatMap((line) => line.split(/(?<=\}),(?=\{)/))
    .sort()
    .join('\n');
}
