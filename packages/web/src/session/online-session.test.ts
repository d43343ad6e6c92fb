import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Rng, seeded } from '@shirasagi/engine';
import { Visitor } from '@shirasagi/server/testing/people';
import { ServerProcess } from '@shirasagi/server/testing/processes';
import { Connection } from './online-connection.js';
import { OnlineSession } from './online-session.js';
import { OnlineTable } from './online-table.js';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Opens a table the way the page does, with the cookies of a visitor. */
async function sitDown(visitor: Visitor, id: string): Promise<OnlineSession> {
  visitor.socket.disconnect();
  const connection = new Connection(visitor.url);
  connection.socket.io.opts.extraHeaders = { cookie: visitor.cookie };
  connection.reconnect();
  const table = new OnlineTable(connection, id);
  assert.equal(await table.open(), undefined);
  return new OnlineSession(table, visitor.id);
}

/** Plays at random, takes back now and then, until the table is over and its last entry has arrived. */
function playOn(session: OnlineSession, rng: Rng, acted: () => void): Promise<void> {
  return new Promise((resolve) => {
    const act = (): void => {
      const { state, legal, canTakeBack, canRestartTurn } = session.snapshot();
      if (session.table.view?.status === 'over' && state.toMove < 0) resolve();
      if (legal.length === 0) return;
      if (canTakeBack && rng(10) === 0) {
        if (canRestartTurn && rng(2) === 0) session.restartTurn();
        else session.takeBack();
      } else session.play(legal[rng(legal.length)]);
      acted();
    };
    session.setPace('skip');
    session.subscribe(() => setImmediate(act));
    act();
  });
}

test('two online sessions play a duel to its end while the server is killed and started again', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-web-'));
  const server = new ServerProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  t.after(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await server.start();
  const visitors = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(server.url, name)));
  const view = await visitors[0].open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await visitors[1].join(view);
  const sessions = await Promise.all(visitors.map((visitor) => sitDown(visitor, view.id)));
  // An open socket would keep the process alive after a failure.
  t.after(() => {
    for (const session of sessions) {
      session.close();
      session.table.disconnect();
    }
  });
  assert.deepEqual(
    sessions.map((session) => session.seat),
    [0, 1],
  );
  let acts = 0;
  let kills = 0;
  let restarted: Promise<void> = Promise.resolve();
  const acted = (): void => {
    if (++acts % 20 !== 0 || kills >= 3) return;
    kills++;
    restarted = restarted.then(() => server.kill()).then(() => server.start());
  };
  await Promise.all(sessions.map((session, seat) => playOn(session, seeded(seat), acted)));
  await restarted;
  assert.equal(kills, 3);
  assert.deepEqual(sessions[0].record(), sessions[1].record());
  assert.ok(sessions[0].record().entries.some((entry) => 'takeBack' in entry));
  assert.equal(sessions[0].table.view?.result?.reason, 'played');
});
