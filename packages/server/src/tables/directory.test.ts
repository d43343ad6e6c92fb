import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { verify } from '@shirasagi/protocol/verify';
import { readConfig } from '../config.js';
import { unlockSeeds } from '../store/seed-key.js';
import { openStore } from '../store/store.js';
import { duel } from '../testing/duel.js';
import { Follower, goodbye, newMessageId, signIn, Visitor } from '../testing/people.js';
import { hasty, TEST_SETTINGS, temporaryFolder, testServer } from '../testing/servers.js';
import { Directory } from './directory.js';
import type { MoveChooser } from './opponents.js';
import type { Table, TableDeps } from './table.js';
import { Tables } from './tables.js';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');

test('only the directory makes tables', () => {
  const makers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\bnew Table\(/.test(readFileSync(join(SOURCES, file), 'utf8')));
  assert.deepEqual(makers, [join('tables', 'directory.ts')]);
});

test('a table in use stays the one object there is, whatever else wants room', async (t) => {
  const folder = temporaryFolder(t);
  const server = await testServer(t, { DATA_DIR: folder });
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push((await duel(t, server.url)).table.id);
  await server.close();
  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
  t.after(() => store.close());
  await unlockSeeds(store, readConfig({ ...TEST_SETTINGS, DATA_DIR: folder }));
  const broadcaster = { entry() {}, table() {}, chat() {}, firstTurn() {} };
  const deps: TableDeps = { store, broadcaster, process: 'p', now: Date.now, opponentAsked() {} };
  const directory = new Directory(deps, 1);
  t.after(() => directory.close());
  const object = (id: string) => directory.use(id, (table) => table);
  const kept = await directory.use(ids[0], async (table) => {
    for (const id of [ids[1], ids[2], ids[1]]) await object(id);
    const { user_id } = table!.head.seats[0];
    directory.seatsChanged(user_id!);
    assert.equal(await object(ids[0]), table);
    return table;
  });
  assert.equal(directory.size, 1);
  assert.equal(await object(ids[0]), kept);
  await object(ids[1]);
  assert.notEqual(await object(ids[0]), kept, 'a table nobody uses makes room');
  const both = await Promise.all([object(ids[2]), object(ids[2])] as Promise<Table | undefined>[]);
  assert.equal(both[0], both[1]);
});

test('what is acknowledged while a guest signs in and an opponent thinks is kept', async (t) => {
  let release: () => void = () => {};
  let released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: MoveChooser = {
    think: async (...asked) => {
      await released;
      return hasty.think(...asked);
    },
  };
  const { url } = await testServer(t, {}, slow);
  const account = { email: 'zoe', password: 'three herons by the moat' };
  const zoe = await Visitor.enter(url, 'Zoe');
  await zoe.post('/api/me/account', account);
  t.after(() => goodbye(zoe));
  for (let round = 0; round < 2; round++) {
    const opponent = { kind: 'opponent', level: 'gardener' };
    const tables = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
        t.after(() => goodbye(ann, bob));
        const table = await ann.open({ game: 'castle', seats: [{ kind: 'me' }, { kind: 'link' }, opponent] });
        await bob.join(table);
        const followers = [ann, bob].map((visitor) => new Follower(visitor, table.id));
        for (const follower of followers) await follower.watch();
        const rng = seeded(table.id);
        await Promise.all(
          followers.map((follower, seat) =>
            follower.playOn(seat, rng, () => follower.game.state.toMove === 2),
          ),
        );
        return { id: table.id, ann, bob };
      }),
    );
    await Promise.all(tables.map(({ ann }) => signIn(url, account, ann.cookie)));
    const resigned = tables.map(({ id, bob }) => bob.send('resign', { table: id, id: newMessageId() }));
    release();
    for (const answer of await Promise.all(resigned)) assert.ok(answer.ok);
    for (const { id, bob } of tables) {
      const follower = new Follower(bob, id);
      await follower.watch();
      assert.deepEqual(follower.seats, [{ resign: 1 }]);
    }
    released = new Promise((resolve) => {
      release = resolve;
    });
  }
  release();
});

test('an end that does not follow from what is kept is not written', async (t) => {
  const folder = temporaryFolder(t);
  const { url } = await testServer(t, { DATA_DIR: folder });
  const { table, visitors, followers, toMove } = await duel(t, url);
  for (let i = 0; i < 3; i++) {
    assert.ok((await toMove().play(toMove().anyMove(seeded(i)))).ok);
    for (const follower of followers) await follower.until(() => follower.next > i);
  }
  // Something that must not happen happened to the store.
  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
  await store.db.deleteFrom('entry').where('table_id', '=', table.id).where('number', '=', 2).execute();
  await store.close();
  assert.ok((await visitors[0].send('resign', { table: table.id, id: newMessageId() })).ok);
  const { body } = await visitors[0].get(`/api/tables/${table.id}/record`);
  const verdict = await verify(body);
  assert.ok(verdict.ok, JSON.stringify(verdict));
});

test('pages that look now and then keep no table in memory, and are told the same without it', async (t) => {
  const folder = temporaryFolder(t);
  const server = await testServer(t, { DATA_DIR: folder });
  const clocks = [{ kind: 'none' }, { kind: 'correspondence', turnDays: 3 }];
  const games = [];
  for (const clock of clocks) games.push(await duel(t, server.url, { clock }));
  for (const { toMove } of games) assert.ok((await toMove().play(toMove().anyMove(() => 0))).ok);
  await server.close();
  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
  t.after(() => store.close());
  await unlockSeeds(store, readConfig({ ...TEST_SETTINGS, DATA_DIR: folder }));
  const broadcaster = { entry() {}, table() {}, chat() {}, firstTurn() {} };
  const now = Date.now();
  const tables = new Tables({ store, broadcaster, process: 'p', now: () => now, opponentAsked() {} });
  const { directory } = tables;
  t.after(() => directory.close());
  for (const { table, visitors } of games) {
    const look = () => tables.watch(visitors[0].id, { table: table.id });
    const resting = await look();
    assert.equal(directory.size, 0);
    await directory.use(table.id, () => {});
    assert.deepEqual(await look(), resting);
    assert.equal(directory.size, 1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await look();
    directory.sweep(50);
    assert.equal(directory.size, 0, 'a look is no use');
  }
});
