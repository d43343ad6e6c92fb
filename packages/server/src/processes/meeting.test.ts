import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { seeded } from '@shirasagi/engine';
import type { TableView, Watched } from '@shirasagi/protocol';
import { sql } from 'kysely';
import type { RunningServer } from '../server.js';
import { openStore, type Store } from '../store/store.js';
import { DUEL } from '../testing/duel.js';
import { ask, Follower, goodbye, newMessageId, Visitor } from '../testing/people.js';
import { startPostgres } from '../testing/postgres.js';
import { ServerProcess } from '../testing/processes.js';
import { testServer } from '../testing/servers.js';
import { RoomBook } from './room-book.js';

/** Waits until something holds, however slow the machine is. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}

/** Rooms that are written down for processes other than those that know them. */
async function processesIn(store: Store, room: string): Promise<string[]> {
  const { rows } = await sql<{ process: string }>`select process from process_room
    where room = ${room}`.execute(store.db);
  return rows.map(({ process }) => process);
}

/** News a server has passed on to others so far. */
async function passedOn({ url }: { readonly url: string }): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^shirasagi_passed_on_total (\d+)/m.exec(text)?.[1]);
}

/** Two people who play in turn until so many entries are there; everything acknowledged is remembered. */
async function playTo(followers: readonly Follower[], most: number, kept: Map<number, string>) {
  const rng = seeded(most);
  while (followers[0].next < most && !followers[0].over) {
    const follower = followers[followers[0].game.state.toMove];
    const answer = await follower.play(follower.anyMove(rng));
    assert.ok(answer.ok, JSON.stringify(answer));
    kept.set(answer.number, answer.hash);
    for (const each of followers) await each.until(() => each.next > answer.number);
  }
}

test('several processes on PostgreSQL', async (t) => {
  const postgres = await startPostgres(t);

  await t.test(
    'people meet at the process of their table, and go on elsewhere when it is killed',
    async (t) => {
      const DATABASE_URL = await postgres.database();
      const servers = ['a', 'b'].map((name) => new ServerProcess({ DATABASE_URL, PROCESS_NAME: name }));
      t.after(async () => {
        for (const server of servers) await server.kill();
      });
      for (const server of servers) await server.start();
      const visitors = await Promise.all(servers.map(({ url }, i) => Visitor.enter(url, `P${i}`)));
      t.after(() => goodbye(...visitors));
      const store = await openStore({ DATA_DIR: '', DATABASE_URL });
      t.after(() => store.close());
      const table = await visitors[0].open(DUEL);
      await visitors[1].join(table);
      const followers = visitors.map((visitor) => new Follower(visitor, table.id));
      // The first process may not have heard of the second one yet.
      await until(async () => {
        for (const follower of followers) await follower.watch();
        return followers.some(({ at }) => at !== undefined);
      });
      const away = followers.findIndex(({ at }) => at !== undefined);
      const owner = 1 - away;
      assert.equal(followers[away].at, ['a', 'b'][owner]);
      assert.equal(followers[owner].at, undefined, 'who is there already is not sent anywhere');
      const kept = new Map<number, string>();
      await playTo(followers, 6, kept);
      assert.ok((await passedOn(servers[0])) > 0, 'before they meet, news go from one process to the other');

      await visitors[away].connect(servers[owner].url);
      await followers[away].watch();
      assert.equal(followers[away].at, undefined);
      await until(async () => {
        const rooms = [`table:${table.id}`, ...visitors.map(({ id }) => `user:${id}`)];
        const processes = await Promise.all(rooms.map((room) => processesIn(store, room)));
        return new Set(processes.flat()).size === 1;
      });
      const before = await Promise.all(servers.map(passedOn));
      await playTo(followers, 30, kept);
      assert.deepEqual(
        await Promise.all(servers.map(passedOn)),
        before,
        'where they meet, nothing is passed on',
      );

      await servers[owner].kill();
      for (const [i, visitor] of visitors.entries()) {
        await visitor.connect(servers[away].url);
        await followers[i].watch();
      }
      await playTo(followers, 40, kept);
      // The living process does not send people to a dead one for long.
      await until(async () => {
        await followers[0].watch();
        return followers[0].at === undefined;
      });
      await playTo(followers, Number.POSITIVE_INFINITY, kept);
      for (const follower of followers) await follower.until(() => follower.over);
      const reader = new Follower(visitors[0], table.id);
      await reader.watch();
      for (const [number, hash] of kept) assert.equal(reader.hashes[number], hash, `entry ${number}`);
    },
  );

  await t.test(
    'people stay where they are for the tables they open, and for those that follow',
    async (t) => {
      const DATABASE_URL = await postgres.database();
      const servers: RunningServer[] = [];
      for (const PROCESS_NAME of ['a', 'b'])
        servers.push(await testServer(t, { DATABASE_URL, PROCESS_NAME }));
      const visitors = await Promise.all(servers.map(({ url }, i) => Visitor.enter(url, `P${i}`)));
      t.after(() => goodbye(...visitors));
      /** Where each of both is told to go for a table. */
      const sentTo = async (table: string) => {
        const answers = await Promise.all(
          visitors.map((visitor) => visitor.send<Watched>('watch', { table })),
        );
        return answers.map((answer) => (answer.ok ? answer.at : answer.error.code));
      };
      /** Opens a table for one, who asks any of the processes for it; the other takes a seat. */
      const open = async (host: number, asked: number) => {
        const { cookie } = visitors[host];
        const { body } = await ask(servers[asked].url, '/api/tables', { method: 'POST', body: DUEL, cookie });
        return visitors[1 - host].join(body.table as TableView);
      };
      const expected = [
        [undefined, 'a'],
        ['b', undefined],
      ];
      // Before the processes know of each other, and of both people, any place will do.
      for (const host of [0, 1])
        await until(async () =>
          isDeepStrictEqual(await sentTo((await open(host, 1 - host)).id), expected[host]),
        );
      let stayed = 0;
      const asks = 8;
      for (let i = 0; i < asks; i++) {
        const host = i % 2;
        const table = await open(host, i % 4 < 2 ? host : 1 - host);
        if (isDeepStrictEqual(await sentTo(table.id), expected[host])) stayed++;
        const resigned = await visitors[host].send('resign', { table: table.id, id: newMessageId() });
        assert.ok(resigned.ok);
        const { body } = await visitors[1 - host].post(`/api/tables/${table.id}/rematch`);
        if (isDeepStrictEqual(await sentTo((body.table as TableView).id), expected[host])) stayed++;
      }
      // By chance half of them would. A process that has no time for its sign of life loses its tables for a moment.
      assert.ok(stayed >= 2 * asks - 2, `${stayed} of ${2 * asks} stayed`);
    },
  );

  await t.test('processes that were taken for dead come back, and their people miss nothing', async (t) => {
    const DATABASE_URL = await postgres.database();
    const servers = await Promise.all([1, 2].map(() => testServer(t, { DATABASE_URL })));
    const visitors = await Promise.all(servers.map(({ url }, i) => Visitor.enter(url, `P${i}`)));
    t.after(() => goodbye(...visitors));
    const table = await visitors[0].open(DUEL);
    await visitors[1].join(table);
    const followers = visitors.map((visitor) => new Follower(visitor, table.id));
    for (const follower of followers) await follower.watch();
    const store = await openStore({ DATA_DIR: '', DATABASE_URL });
    t.after(() => store.close());
    // As after a pause longer than the lease, or a crash of the database.
    await sql`truncate process, process_room`.execute(store.db);
    const kept = new Map<number, string>();
    await playTo(followers, 4, kept);
    assert.deepEqual(followers[0].hashes, followers[1].hashes);
    await until(async () => (await processesIn(store, `table:${table.id}`)).length === 2);
    await playTo(followers, 10, kept);
  });

  await t.test('a room that is left and entered again at the same moment stays written', async (t) => {
    const store = await openStore({ DATA_DIR: '', DATABASE_URL: await postgres.database() });
    t.after(() => store.close());
    const [here, there] = ['here', 'there'].map((process) => new RoomBook(store.db, process));
    for (let i = 0; i < 20; i++) {
      await here.enter('table:1');
      here.leave('table:1');
      await Promise.all([here.tidy(), here.enter('table:1')]);
      assert.deepEqual([...(await there.elsewhere(['table:1', 'table:2']))], ['table:1']);
    }
    here.leave('table:1');
    await here.tidy();
    assert.equal((await there.elsewhere(['table:1'])).size, 0);
    assert.equal((await here.elsewhere(['table:1'])).size, 0);
  });
});
