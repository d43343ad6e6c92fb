import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killWhilePlaying } from '../testing/kills.js';
import { startPostgres } from '../testing/postgres.js';
import { ServerProcess } from '../testing/processes.js';
import { temporaryFolder } from '../testing/servers.js';

const KILLS = 25;

test('the embedded store loses no acknowledged move in 25 kills', async (t) => {
  const server = new ServerProcess({ DATA_DIR: temporaryFolder(t) });
  t.after(() => server.kill());
  await server.start();
  const { promised, finished } = await killWhilePlaying([server], { kills: KILLS, tables: 3 });
  t.diagnostic(`${promised} moves acknowledged, ${finished} games finished`);
  assert.ok(finished >= 3);
  assert.equal(await server.stop(), 0);
});

test('PostgreSQL with two processes loses no acknowledged move in 25 kills', async (t) => {
  const postgres = await startPostgres(t);
  const DATABASE_URL = await postgres.database();
  const servers = [1, 2].map(() => new ServerProcess({ DATABASE_URL, DATA_DIR: temporaryFolder(t) }));
  t.after(async () => {
    for (const server of servers) await server.kill();
  });
  await Promise.all(servers.map((server) => server.start()));
  const { promised, finished } = await killWhilePlaying(servers, { kills: KILLS, tables: 3 });
  t.diagnostic(`${promised} moves acknowledged, ${finished} games finished`);
  assert.ok(finished >= 3);
  for (const server of servers) assert.equal(await server.stop(), 0);
});
