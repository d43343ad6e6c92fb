import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@shirasagi/engine';
import { type Shaken, shakePostgres, shakeSqlite } from '../testing/faults.js';
import { Visitor } from '../testing/people.js';
import { playThrough } from '../testing/play-through.js';
import { startPostgres } from '../testing/postgres.js';
import { temporaryFolder } from '../testing/servers.js';

/** How long a server is paused or cut off at most, in milliseconds. */
const MOST = 800;

async function shake(t: { diagnostic(text: string): void }, shaken: Shaken, count: number): Promise<void> {
  const { faults, acknowledged, finished } = await playThrough(shaken, {
    ...{ count, tables: 2, rng: seeded('faults') },
  });
  t.diagnostic(`${JSON.stringify(faults)}: ${acknowledged} moves acknowledged, ${finished} games finished`);
  for (const [kind, times] of Object.entries(faults)) assert.ok(times > 0, `no ${kind}`);
  for (const server of shaken.servers) assert.equal(await server.stop(), 0);
}

test('the embedded store loses nothing acknowledged in 11 kills, pauses, clock jumps, full and slow disks', async (t) => {
  const shaken = await shakeSqlite(temporaryFolder(t), seeded('sqlite'), MOST);
  t.after(() => shaken.close());
  await shake(t, shaken, 11);
});

test('two processes on PostgreSQL lose nothing acknowledged in 14 faults, theirs, its own and of what is between', async (t) => {
  const postgres = await startPostgres(t);
  const shaken = await shakePostgres(postgres, temporaryFolder(t), seeded('postgres'), MOST);
  t.after(() => shaken.close());
  await shake(t, shaken, 14);
});

test('a disk that fills up in the middle of a transaction stops nothing afterwards', async (t) => {
  const folder = temporaryFolder(t);
  const shaken = await shakeSqlite(folder, seeded('full'), MOST);
  t.after(() => shaken.close());
  const ann = await Visitor.enter(shaken.servers[0].url, 'Ann');
  t.after(() => {
    ann.socket.disconnect();
  });
  const open = () =>
    ann.post('/api/tables', {
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'opponent', level: 'gardener' }],
    });
  const [slow, full] = ['slow', 'full'].map((fault) => join(folder, fault));
  for (let i = 0; i < 4; i++) {
    // Every statement takes its time, so that the disk is full between two of one transaction.
    writeFileSync(slow, '');
    const opening = open();
    await pause(150 + 75 * i);
    writeFileSync(full, '');
    await opening;
    rmSync(full);
    rmSync(slow);
  }
  assert.equal((await open()).status, 201);
});
