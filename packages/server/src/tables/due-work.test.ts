import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { Follower, goodbye, Visitor } from '../testing/people.js';
import { ServerProcess } from '../testing/processes.js';
import { temporaryFolder } from '../testing/servers.js';

const opponents = (level: string) => [1, 2, 3].map(() => ({ kind: 'opponent', level }));

/** Opens a table of one person and three opponents, and follows it. */
async function openWith(visitor: Visitor, level: string): Promise<Follower> {
  const table = await visitor.open({ game: 'castle', seats: [...opponents(level), { kind: 'me' }] });
  const follower = new Follower(visitor, table.id);
  await follower.watch();
  return follower;
}

/** Plays until the opponents have decided so often. */
async function playAgainst(follower: Follower, decisions: number): Promise<void> {
  const last = follower.next + decisions;
  await follower.playOn(3, seeded('thinking'), () => follower.next >= last);
}

test('many tables of one person take no more of the thinking than the one of another', async (t) => {
  const server = new ServerProcess({ DATA_DIR: temporaryFolder(t) });
  await server.start();
  t.after(() => server.kill());
  const [eve, ann, bob] = await Promise.all(
    ['Eve', 'Ann', 'Bob'].map((name) => Visitor.enter(server.url, name)),
  );
  t.after(() => goodbye(eve, ann, bob));
  let thought = 0;
  eve.socket.on('entry', () => thought++);
  for (let i = 0; i < 12; i++) {
    const table = await eve.open({ game: 'castle', seats: [...opponents('daimyo'), { kind: 'me' }] });
    await eve.send('watch', { table: table.id });
  }
  // Quick opponents do not wait for thoughts of deep ones; deep ones take turns by person, not by table.
  const before = thought;
  await playAgainst(await openWith(ann, 'gardener'), 20);
  const quick = thought - before;
  assert.ok(quick < 12, `20 quick decisions had to wait for ${quick} deep ones`);
  const between = thought;
  const follower = await openWith(bob, 'samurai');
  // Bob may be asked first: without his own decisions the others would wait for him.
  await playAgainst(follower, 4 - follower.next);
  const deep = thought - between;
  assert.ok(deep < 20, `4 decisions had to wait for ${deep} of another person`);
});
