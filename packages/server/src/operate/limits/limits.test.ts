import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect as connectTo } from 'node:net';
import type { Duplex } from 'node:stream';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { DUEL, duel } from '../../testing/duel.js';
import { ask, goodbye, newMessageId, Visitor } from '../../testing/people.js';
import { testServer } from '../../testing/servers.js';

/** A web socket that is opened and then says nothing; undefined when it was refused. */
function bareConnection(url: string): Promise<Duplex | undefined> {
  return new Promise((resolve, reject) => {
    const upgrade = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    upgrade.once('upgrade', (_, socket) => resolve(socket));
    upgrade.once('response', () => resolve(undefined));
    upgrade.once('error', reject);
    upgrade.end();
  });
}

// Most of this is waiting, so all of it waits at the same time.
describe('limits', { concurrency: true }, () => {
  test('behind a proxy limits count by the address the proxy saw, not by what a client says', async (t) => {
    const { url } = await testServer(t, { REQUESTS_PER_MINUTE: '3', TRUST_PROXY: 'yes' });
    const from = async (forwarded: string) =>
      (await fetch(`${url}/api/tables`, { headers: { 'x-forwarded-for': forwarded } })).status;
    for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) assert.equal(await from(`${made}, 192.0.2.1`), 200);
    assert.equal(await from('4.4.4.4, 192.0.2.1'), 429);
    assert.equal(await from('4.4.4.4, 192.0.2.2'), 200);
    // A person with one address of such a network has them all.
    for (const last of ['1', '2:3', 'ffff']) assert.equal(await from(`2001:db8:1:2::${last}`), 200);
    assert.equal(await from('2001:db8:1:2:abcd::9'), 429);
    assert.equal(await from('2001:db8:1:3::9'), 200);
    const open = await testServer(t, { REQUESTS_PER_MINUTE: '3' });
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const headers = { 'x-forwarded-for': `192.0.2.${i}` };
      statuses.push((await fetch(`${open.url}/api/tables`, { headers })).status);
    }
    assert.deepEqual(statuses, [200, 200, 200, 429]);
  });

  test('a connection that never says who it is counts from the first moment', async (t) => {
    const { url } = await testServer(t, { CONNECTIONS_PER_ADDRESS: '3' });
    const sockets: (Duplex | undefined)[] = [];
    for (let i = 0; i < 4; i++) sockets.push(await bareConnection(url));
    t.after(() => {
      for (const socket of sockets) socket?.destroy();
    });
    assert.deepEqual(
      sockets.map((socket) => socket !== undefined),
      [true, true, true, false],
    );
  });

  test('guessing is slowed down for everybody but the devices that were in before', async (t) => {
    const { url } = await testServer(t, { TRUST_PROXY: 'yes' });
    const account = { email: 'ann', password: 'three herons by the moat' };
    const ann = await Visitor.enter(url, 'Ann');
    t.after(() => goodbye(ann));
    const { cookie } = await ann.post('/api/me/account', account);
    const device = cookie.split('; ').find((one) => one.startsWith('shirasagi.device='))!;
    const attempt = async (from: string, { email = 'ann', password = 'a guess', cookie = '' } = {}) => {
      const body = { email, password };
      const answer = await ask(url, '/api/auth/sign-in/email', { method: 'POST', body, from, cookie });
      return answer.status === 200 ? 'in' : answer.body.error?.code;
    };
    const codes = new Set<string | undefined>();
    for (let i = 0; i < 10; i++) codes.add(await attempt('192.0.2.1', { email: i % 2 ? 'ann' : ' ANN' }));
    assert.deepEqual([...codes], ['wrong-password']);
    assert.equal(await attempt('192.0.2.1'), 'too-many');
    assert.equal(await attempt('192.0.2.1', { email: 'bob' }), 'wrong-password');
    assert.equal(await attempt('192.0.2.2', account), 'in', 'a stranger elsewhere does not lock anybody out');
    // Strangers with any number of addresses are slowed down together, and a device that was in before is not.
    for (let i = 0; i < 4; i++)
      await Promise.all(Array.from({ length: 10 }, (_, j) => attempt(`203.0.${i}.${j}`)));
    assert.equal(await attempt('203.0.113.1', account), 'too-many');
    assert.equal(await attempt('203.0.113.1', { ...account, cookie: device }), 'in');
    const forged = `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`;
    assert.equal(await attempt('203.0.113.2', { ...account, cookie: forged }), 'too-many');
  });

  test('figures are for this machine and for who has the token', async (t) => {
    const { url } = await testServer(t, { METRICS_TOKEN: 'a token of some length' });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${url}/metrics`, { headers })).status;
    assert.equal(await status({}), 200);
    const from = { 'x-forwarded-for': '127.0.0.1' };
    assert.equal(await status(from), 404);
    assert.equal(await status({ ...from, authorization: 'Bearer a token of another length' }), 404);
    assert.equal(await status({ ...from, authorization: 'Bearer a token of some length' }), 200);
    const behind = await testServer(t, { TRUST_PROXY: 'yes' });
    const through = (address: string) =>
      fetch(`${behind.url}/metrics`, { headers: { 'x-forwarded-for': address } });
    assert.equal((await through('192.0.2.1')).status, 404);
    assert.equal((await through('127.0.0.1')).status, 200);
  });

  test('files, tables and talk have limits of their own', async (t) => {
    const settings = { REQUESTS_PER_MINUTE: '20', TABLES_PER_MINUTE: '3', LINES_PER_MINUTE: '6' };
    const { url } = await testServer(t, { ...settings, TRUST_PROXY: 'yes' });
    const outside = new Map<number, number>();
    // However slow the machine is, some are refused before long.
    for (let i = 0; i < 2_000 && (outside.get(429) ?? 0) < 10; i++) {
      const { status, headers } = await fetch(`${url}/none.js`, {
        headers: { 'x-forwarded-for': '192.0.2.1' },
      });
      outside.set(status, (outside.get(status) ?? 0) + 1);
      if (status === 429) assert.ok(Number(headers.get('retry-after')) >= 1);
    }
    assert.ok((outside.get(404) ?? 0) >= 200, JSON.stringify([...outside]));
    assert.ok((outside.get(429) ?? 0) >= 10, JSON.stringify([...outside]));
    const { table, visitors } = await duel(t, url, {}, '192.0.2.2');
    const [ann, bob] = visitors;
    for (let i = 0; i < 2; i++) await ann.open(DUEL);
    assert.equal((await bob.post('/api/tables', DUEL)).body.error?.code, 'too-many');
    const say = async (visitor: Visitor) => {
      const answer = await visitor.send('say', { table: table.id, id: newMessageId(), text: 'hm' });
      return answer.ok ? 'said' : answer.error.code;
    };
    const said = [];
    for (let i = 0; i < 4; i++) said.push(await say(ann));
    assert.deepEqual(said, ['said', 'said', 'too-many', 'too-many']);
    assert.equal(await say(bob), 'said');
    assert.ok((await ann.send('watch', { table: table.id })).ok, 'who talks too much still plays');
  });

  test('what was said long ago is not kept', async (t) => {
    const { url } = await testServer(t);
    const { table, visitors } = await duel(t, url);
    for (let i = 0; i < 230; i++) {
      const line = { table: table.id, id: newMessageId(), text: `line ${i}` };
      assert.ok((await visitors[0].send('say', line)).ok);
    }
    const { said } = (await visitors[0].get('/api/me/export')).body as unknown as {
      said: { text: string }[];
    };
    assert.ok(said.length >= 200 && said.length < 230, `${said.length} lines are kept`);
    assert.equal(said.at(-1)?.text, 'line 229');
  });

  test('a body that never arrives is not waited for', async (t) => {
    const { port } = await testServer(t);
    const slow = connectTo(port, '127.0.0.1');
    t.after(() => slow.destroy());
    slow.write(
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    const silent = connectTo(port, '127.0.0.1');
    t.after(() => silent.destroy());
    const closed = [slow, silent].map(
      (socket) => new Promise<string>((resolve) => socket.resume().once('close', () => resolve('closed'))),
    );
    const long = pause(60_000, 'still waited for', { ref: false });
    assert.equal(await Promise.race([Promise.all(closed).then(() => 'closed'), long]), 'closed');
  });
});
