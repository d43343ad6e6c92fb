import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@shirasagi/engine';
import { DUEL } from '../testing/duel.js';
import { Follower, goodbye, newMessageId, Visitor } from '../testing/people.js';
import { startPostgres } from '../testing/postgres.js';
import { testServer } from '../testing/servers.js';

/** Strangers at the door of each table. */
const STRANGERS = 8;

type Test = Parameters<typeof testServer>[0];

/** A stranger asks to watch tables without spectators in the moment they start, and hears nothing of the game. */
async function listenAtDoors(t: Test, url: string, strangersUrl: string, tries: number): Promise<void> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  const strangers = await Promise.all(
    Array.from({ length: STRANGERS }, (_, i) => Visitor.enter(strangersUrl, `Eve ${i}`)),
  );
  t.after(() => goodbye(ann, bob, ...strangers));
  const heard: unknown[] = [];
  for (const { socket } of strangers)
    for (const event of ['entry', 'chat']) socket.on(event, (told) => heard.push(told));
  for (let i = 0; i < tries; i++) {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const table = await ann.open({ ...DUEL, seats, visibility: 'public', spectators: false });
    const joined = bob.join(table);
    // Each a little later than the one before.
    const asked = strangers.map(async (eve, later) => {
      await pause(later);
      return eve.send('watch', { table: table.id });
    });
    await Promise.all([joined, ...asked]);
    const followers = [ann, bob].map((visitor) => new Follower(visitor, table.id));
    for (const follower of followers) await follower.watch();
    const mover = followers[followers[0].game.state.toMove];
    assert.ok((await mover.play(mover.anyMove(seeded(i)))).ok);
    assert.ok((await ann.send('say', { table: table.id, id: newMessageId(), text: 'alone?' })).ok);
    for (const eve of strangers) {
      const refused = await eve.send('watch', { table: table.id });
      assert.equal(!refused.ok && refused.error.code, 'not-found');
    }
    for (const { socket } of [ann, bob]) socket.emit('unwatch', { table: table.id });
  }
  // What they were told before this answer has arrived with it.
  for (const eve of strangers) await eve.send('lobby', { watch: true });
  assert.deepEqual(heard, []);
}

test('nobody hears what is behind closed doors: SQLite', async (t) => {
  const { url } = await testServer(t, { TABLES_PER_PERSON: '1000' });
  await listenAtDoors(t, url, url, 24);
});

test('PostgreSQL', async (t) => {
  const postgres = await startPostgres(t);
  await t.test('nobody hears what is behind closed doors, the stranger at another process', async (t) => {
    const settings = { DATABASE_URL: await postgres.database(), TABLES_PER_PERSON: '1000' };
    const servers = await Promise.all([1, 2].map(() => testServer(t, settings)));
    await listenAtDoors(t, servers[0].url, servers[1].url, 10);
  });
});
