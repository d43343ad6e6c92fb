import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { test } from 'node:test';
import { goodbye, Visitor } from './testing/people.js';
import { testServer } from './testing/servers.js';

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

test('behind a proxy limits count by the address the proxy saw, not by what a client says', async (t) => {
  const { url } = await testServer(t, { REQUESTS_PER_MINUTE: '3', TRUST_PROXY: 'yes' });
  const from = async (forwarded: string) =>
    (await fetch(`${url}/api/tables`, { headers: { 'x-forwarded-for': forwarded } })).status;
  for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) assert.equal(await from(`${made}, 192.0.2.1`), 200);
  assert.equal(await from('4.4.4.4, 192.0.2.1'), 429);
  assert.equal(await from('4.4.4.4, 192.0.2.2'), 200);
  // Whoever has one address of such a network has them all.
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

test('guessing at one account is slowed down, wherever the guesses come from', async (t) => {
  const { url } = await testServer(t, { TRUST_PROXY: 'yes' });
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  await ann.post('/api/me/account', { email: 'ann', password: 'three herons by the moat' });
  const guess = async (i: number, email: string) => {
    const response = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${i}` },
      body: JSON.stringify({ email, password: `guess number ${i}` }),
    });
    return ((await response.json()) as { error: { code: string } }).error.code;
  };
  const codes = new Set<string>();
  for (let i = 0; i < 10; i++) codes.add(await guess(i, i % 2 ? 'ann' : ' ANN'));
  assert.deepEqual([...codes], ['wrong-password']);
  assert.equal(await guess(11, 'ann'), 'too-many');
  assert.equal(await guess(12, 'bob'), 'wrong-password');
  assert.equal((await ann.get('/api/me')).status, 200);
});
