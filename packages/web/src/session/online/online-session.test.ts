import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { describe, type RandomSource, seeded } from '@shirasagi/engine';
import { startBalancer } from '@shirasagi/server/testing/balancer';
import { Visitor } from '@shirasagi/server/testing/people';
import { startPostgres } from '@shirasagi/server/testing/postgres';
import { ServerProcess } from '@shirasagi/server/testing/processes';
import { freePort } from '../../e2e/support/free-port.js';
import { onward } from '../onward.js';
import { Connection } from './online-connection.js';
import { OnlineSession } from './online-session.js';
import { OnlineTable } from './online-table.js';

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
function playOn(session: OnlineSession, rng: RandomSource, acted: () => void): Promise<void> {
  return new Promise((resolve) => {
    const act = (): void => {
      const { state, legal, canTakeBack, canRestartTurn } = session.snapshot();
      const { view, optimistic } = session.table;
      // An own last decision is shown before its entry is here.
      if (view?.status === 'over' && state.toMove < 0 && optimistic.decisions.length === 0) resolve();
      if (legal.length === 0) return;
      if (canTakeBack && rng(10) === 0) {
        if (canRestartTurn && rng(2) === 0) session.restartTurn();
        else session.takeBack();
      } else session.play(legal[rng(legal.length)]);
      acted();
    };
    session.subscribe(() => setImmediate(act));
    act();
  });
}

/** A server of its own, and tables of two people who sit down as often as they like. */
async function duelOf(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-web-'));
  const server = new ServerProcess({ DATA_DIR: folder, PORT: String(await freePort()) });
  t.after(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await server.start();
  return { server, sit: await seatsOf(t, server.url) };
}

/** Opens a duel at an address; returns how its two people sit down, as often as they like. */
async function seatsOf(t: TestContext, url: string): Promise<(seat: number) => Promise<OnlineSession>> {
  const visitors = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  const view = await visitors[0].open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await visitors[1].join(view);
  return async (seat) => {
    const session = await sitDown(visitors[seat], view.id);
    session.setPace('skip');
    // An open socket would keep the process alive after a failure.
    t.after(() => {
      session.close();
      session.table.disconnect();
    });
    return session;
  };
}

/** Resolves when something holds at a session. */
function until(session: OnlineSession, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });
}

test('an own move that draws nothing is shown before the server has answered', async (t) => {
  const { sit } = await duelOf(t);
  const sessions = await Promise.all([sit(0), sit(1)]);
  const rng = seeded('ahead');
  let foreseen = 0;
  for (let i = 0; i < 40; i++) {
    const { toMove } = sessions[0].snapshot().state;
    const session = sessions[toMove];
    await until(session, () => session.snapshot().legal.length > 0);
    const before = session.snapshot();
    session.play(before.legal[rng(before.legal.length)]);
    const { log, legal } = session.snapshot();
    if (log.length > before.log.length) {
      foreseen++;
      assert.equal(log.at(-1)?.before, before.state);
    } else assert.equal(legal.length, 0, 'where chance has a say, nothing is asked before it is known');
    for (const one of sessions)
      await until(
        one,
        () => one.record().entries.length === i + 1 && one.table.optimistic.decisions.length === 0,
      );
  }
  assert.ok(foreseen > 20, `${foreseen} of 40 moves were shown at once`);
  assert.deepEqual(sessions[0].record(), sessions[1].record());
});

test('a move that something else was faster than is rolled back with its reason', async (t) => {
  const { sit } = await duelOf(t);
  const first = await sit(0);
  const seat = first.snapshot().state.toMove;
  // Two tabs of one person decide at the same moment.
  const tabs = seat === 0 ? [first, await sit(0)] : [await sit(1), await sit(1)];
  for (const tab of tabs) await until(tab, () => tab.snapshot().legal.length > 1);
  tabs.forEach((tab, i) => {
    tab.play(tab.snapshot().legal[i]);
  });
  for (const tab of tabs)
    await until(tab, () => tab.table.optimistic.decisions.length === 0 && tab.record().entries.length > 0);
  const refused = tabs.filter(({ table }) => table.refusal);
  assert.deepEqual(
    refused.map(({ table }) => table.refusal?.code),
    ['behind'],
  );
  assert.deepEqual(tabs[0].record(), tabs[1].record());
  assert.equal(tabs[0].record().entries.length, 1);
});

test('two online sessions play a duel to its end while the server is killed and started again', async (t) => {
  const { server, sit } = await duelOf(t);
  const sessions = await Promise.all([sit(0), sit(1)]);
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

test('declining and going on is one step at an online table, and is taken back as one', async (t) => {
  const { sit } = await duelOf(t);
  const both = [await sit(0), await sit(1)];
  const rng = seeded('onward');
  for (;;) {
    const [turn] = both.filter((session) => session.snapshot().legal.length > 0);
    if (!turn) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    const { state, legal, log } = turn.snapshot();
    assert.ok(state.toMove >= 0, 'a Change tile is found before the game is over');
    const on = onward(state, legal);
    if (on && describe(state, on.decline).kind === 'noSwap') {
      const [other] = both.filter((session) => session !== turn);
      turn.playOnward(on.moves[0]);
      await until(other, () => other.snapshot().log.length === log.length + 2);
      await until(turn, () => turn.snapshot().canTakeBack);
      turn.takeBack();
      for (const session of both) await until(session, () => session.snapshot().log.length === log.length);
      return;
    }
    turn.play(legal[rng(legal.length)]);
  }
});

/** Sockets a server has, by its own account; none when it cannot be asked. */
async function socketsAt({ url }: ServerProcess): Promise<number> {
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(/^shirasagi_sockets (\d+)/m.exec(text)?.[1] ?? 0);
}

test('pages meet at the process of their table behind a balancer, and go on when it is killed', async (t) => {
  const servers: ServerProcess[] = [];
  t.after(async () => {
    for (const server of servers) await server.kill();
  });
  const DATABASE_URL = await (await startPostgres(t)).database();
  servers.push(...['a', 'b'].map((name) => new ServerProcess({ DATABASE_URL, PROCESS_NAME: name })));
  for (const server of servers) await server.start();
  const url = await startBalancer(
    t,
    servers.map((server, i) => ({ name: ['a', 'b'][i], url: () => server.url })),
  );
  const sit = await seatsOf(t, url);
  const sessions = [await sit(0), await sit(1)];
  let owner = -1;
  while (owner < 0) {
    for (const { table } of sessions) table.look();
    await new Promise((resolve) => setTimeout(resolve, 100));
    owner = (await Promise.all(servers.map(socketsAt))).indexOf(2);
  }
  let acts = 0;
  let killed: Promise<void> | undefined;
  const acted = (): void => {
    if (++acts === 20) killed = servers[owner].kill();
  };
  await Promise.all(sessions.map((session, seat) => playOn(session, seeded(seat), acted)));
  assert.ok(killed);
  await killed;
  while ((await socketsAt(servers[1 - owner])) < 2) await new Promise((resolve) => setTimeout(resolve, 100));
  assert.deepEqual(sessions[0].record(), sessions[1].record());
  assert.equal(sessions[0].table.view?.result?.reason, 'played');
});
