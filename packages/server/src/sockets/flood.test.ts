import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@shirasagi/engine';
import type { Socket } from 'socket.io-client';
import { DUEL, duel } from '../testing/duel.js';
import { connect, goodbye, Visitor } from '../testing/people.js';
import { ServerProcess } from '../testing/processes.js';
import { temporaryFolder, testServer } from '../testing/servers.js';

const PUBLIC = { ...DUEL, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
const TABLES = 100;
const SOCKETS = 60;
/** What the limit of one socket lets through at once, as it is shipped. */
const AT_ONCE = 40;
const STRANGER = '198.51.100.9';

async function fillLobby(t: { after(body: () => void): void }, url: string, from?: string): Promise<Visitor> {
  const host = await Visitor.enter(url, 'Host', from);
  t.after(() => goodbye(host));
  for (let i = 0; i < TABLES; i += 10) await Promise.all(Array.from({ length: 10 }, () => host.open(PUBLIC)));
  return host;
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^shirasagi_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

test('one address that floods costs the others nothing, and a stop signal is heard', async (t) => {
  const server = new ServerProcess({
    DATA_DIR: temporaryFolder(t),
    TRUST_PROXY: 'yes',
    MESSAGES_PER_SECOND: '20',
    CONNECTIONS_PER_ADDRESS: '64',
    TABLES_PER_PERSON: '1000',
    LOG_LEVEL: 'silent',
  });
  await server.start();
  t.after(() => server.kill());
  const { url } = server;
  await fillLobby(t, url, '192.0.2.1');
  const { followers, toMove } = await duel(t, url, {}, '192.0.2.2');
  const flood = Array.from({ length: SOCKETS }, () => connect(url, undefined, undefined, STRANGER));
  t.after(() => {
    for (const socket of flood) socket.disconnect();
  });
  await Promise.all(flood.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))));
  let full = 0;
  let answers = 0;
  const everyone: Promise<void>[] = [];
  const emit = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.once('disconnect', () => resolve());
      socket.emit('lobby', { watch: true }, (answer: { ok: boolean }) => {
        answers++;
        if (answer.ok) full++;
        resolve();
      });
    });
  for (const socket of flood) for (let i = 0; i < AT_ONCE; i++) everyone.push(emit(socket));
  const rng = seeded('flood');
  for (let i = 0; i < 20; i++) {
    const { next } = followers[0];
    assert.ok((await toMove().play(toMove().anyMove(rng))).ok);
    for (const follower of followers) await follower.until(() => follower.next > next);
  }
  await Promise.all(everyone);
  assert.ok(answers > SOCKETS, 'the flood is answered');
  assert.ok(full < answers / 3, `${full} of ${answers} were answered in full`);
  const computed = await figure(url, 'lobby_computed');
  assert.ok(computed <= 20, `the lobby was computed ${computed} times`);
  // They go on as fast as they can while the server is asked to stop.
  for (const socket of flood) for (let i = 0; i < AT_ONCE; i++) void emit(socket);
  assert.equal(await Promise.race([server.stop(), pause(60_000, 'still running', { ref: false })]), 0);
});

test('the lobby is sent again only when it changed', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  await ann.open(PUBLIC);
  type Lobby = { version: string; tables: { seats: { name?: string }[] }[] | null };
  const ask = async (version?: string) => {
    const answer = await ann.send<Lobby>('lobby', { watch: true, ...(version && { version }) });
    assert.ok(answer.ok);
    return answer;
  };
  const first = await ask();
  assert.equal(first.tables?.length, 1);
  assert.deepEqual(await ask(first.version), { ok: true, version: first.version, tables: null });
  await ann.open(PUBLIC);
  const second = await ask(first.version);
  assert.equal(second.tables?.length, 2);
  await ann.post('/api/me/name', { name: 'Anna' });
  const third = await ask(second.version);
  assert.equal(third.tables?.[0].seats[0].name, 'Anna');
});

test('a socket that does not read what it asked for is closed', async (t) => {
  const { url } = await testServer(t, { TABLES_PER_PERSON: '1000' });
  await fillLobby(t, url);
  const lazy = connect(url);
  t.after(() => lazy.disconnect());
  await new Promise<void>((resolve) => lazy.once('connect', resolve));
  assert.equal(await figure(url, 'sockets'), 2);
  (lazy.io.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();
  while ((await figure(url, 'sockets')) === 2) {
    for (let i = 0; i < 100; i++) lazy.emit('lobby', { watch: true }, () => {});
    await pause(20);
  }
  assert.equal(await figure(url, 'sockets'), 1);
});

test('a socket that asks for many tables at once is answered without a warning in the log', async (t) => {
  const { url } = await testServer(t);
  const { table, visitors } = await duel(t, url);
  const warnings: Error[] = [];
  const hear = (warning: Error): void => void warnings.push(warning);
  process.on('warning', hear);
  t.after(() => process.off('warning', hear));
  const asked = Array.from({ length: 50 }, () => visitors[0].send('watch', { table: table.id }));
  for (const answer of await Promise.all(asked)) assert.ok(answer.ok);
  assert.deepEqual(warnings, []);
});
