import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { type Shaken, shakePostgres, shakeSqlite } from '../testing/faults.js';
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
