import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@shirasagi/engine';
import { duel } from '../testing/duel.js';
import { freePort, startPostgres } from '../testing/postgres.js';
import { PROGRAM, ServerProcess } from '../testing/processes.js';
import { TEST_SETTINGS, temporaryFolder } from '../testing/servers.js';

type Test = Parameters<typeof temporaryFolder>[0] & { after(body: () => void | Promise<void>): void };

/** Stops a server in the middle of games and of requests for what the store has, and reads what it wrote. */
async function stopUnderLoad(t: Test, settings: Record<string, string>): Promise<void> {
  const server = new ServerProcess({ LOG_LEVEL: 'error', ...settings }, 'pipe');
  await server.start();
  t.after(() => server.kill());
  const games = await Promise.all([1, 2, 3].map(() => duel(t, server.url, { visibility: 'public' })));
  let stopping = false;
  const load = games.flatMap(({ followers, visitors }) => [
    ...followers.map((follower, seat) => follower.playOn(seat, seeded(seat))),
    ...visitors.map(async (visitor) => {
      while (!stopping) await visitor.get('/api/me/tables');
    }),
  ]);
  const ended = Promise.allSettled(load);
  while (games.some(({ followers }) => followers[0].next < 20)) await pause(10);
  assert.equal(await server.stop(), 0);
  stopping = true;
  for (const { visitors } of games) for (const { socket } of visitors) socket.disconnect();
  // Games that were cut off wait for moves that never come.
  await Promise.race([ended, pause(200)]);
  assert.equal(server.written, '');
}

test('a server that stops under load has nothing to complain of', async (t) => {
  await t.test('SQLite', (t) => stopUnderLoad(t, { DATA_DIR: temporaryFolder(t) }));
  const postgres = await startPostgres(t);
  await t.test('PostgreSQL', async (t) => stopUnderLoad(t, { DATABASE_URL: await postgres.database() }));
});

test('a server whose disk is full is alive but not ready', async (t) => {
  const port = await freePort();
  const env = { PATH: process.env.PATH, ...TEST_SETTINGS, LOG_LEVEL: 'silent', PORT: String(port) };
  // No file may grow beyond 2,000 blocks: to the store that is a full disk.
  const limited = `ulimit -f 2000; exec '${process.execPath}' '${PROGRAM}'`;
  const server = spawn('sh', ['-c', limited], {
    env: { ...env, DATA_DIR: temporaryFolder(t) },
    stdio: 'ignore',
  });
  t.after(() => server.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  const status = (path: string) =>
    fetch(url + path).then(
      (response) => response.status,
      () => 0,
    );
  while ((await status('/readyz')) !== 200) await pause(50);
  const body = JSON.stringify({ name: 'Ann' });
  const headers = { 'content-type': 'application/json' };
  let fits = true;
  while (fits) fits = (await fetch(`${url}/api/guest`, { method: 'POST', headers, body })).ok;
  // An answer lasts for a second.
  while ((await status('/readyz')) === 200) await pause(50);
  assert.equal(await status('/readyz'), 503);
  assert.equal(await status('/healthz'), 200);
});
