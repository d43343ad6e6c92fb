import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import type { TableView } from '@shirasagi/protocol';
import { verify } from '@shirasagi/protocol/verify';
import { DUEL } from '../testing/duel.js';
import { Follower, goodbye, newMessageId, Visitor } from '../testing/people.js';
import { testServer } from '../testing/servers.js';

const ANN = 'a'.repeat(32);
const BOB = 'b'.repeat(32);

const tableIn = (answer: { body: object }) => (answer.body as { table: TableView }).table;

async function proofOf(visitor: Visitor, id: string) {
  const { body } = await visitor.get(`/api/tables/${id}/record`);
  return { body: body as unknown as { nonces: string[] }, verdict: await verify(body) };
}

test('nonces of both pages are mixed in, shown when the game starts, and checked', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob));
  const open = await ann.open({ ...DUEL, nonce: true });
  const added = tableIn(await ann.post(`/api/tables/${open.id}/nonce`, { nonce: ANN }));
  assert.deepEqual([added.status, added.nonces], ['open', []], 'nobody sees it before they sit down');
  // The first one counts.
  await ann.post(`/api/tables/${open.id}/nonce`, { nonce: BOB });
  assert.equal((await bob.post(`/api/tables/${open.id}/nonce`, { nonce: BOB })).status, 403);
  assert.equal((await ann.post(`/api/tables/${open.id}/nonce`, { nonce: 'x' })).status, 400);
  const table = tableIn(await bob.post(`/api/tables/${open.id}/join`, { key: open.key, nonce: BOB }));
  assert.deepEqual([table.status, table.nonces], ['running', [ANN, BOB]]);
  assert.equal(table.commitment, open.commitment);
  const followers = [ann, bob].map((visitor) => new Follower(visitor, open.id));
  for (const follower of followers) await follower.watch();
  await Promise.all(followers.map((follower, seat) => follower.playOn(seat, seeded(seat))));
  const { body, verdict } = await proofOf(bob, open.id);
  assert.ok(verdict.ok, JSON.stringify(verdict));
  assert.deepEqual(verdict.mixed, [0, 1]);
  const changed = await verify({ ...body, nonces: [ANN, ANN] });
  assert.ok(!changed.ok && changed.part === 'draws');
});

test('a table with opponents waits for its one page, and starts as soon as that has answered', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  const seats = [{ kind: 'opponent', level: 'gardener' }, { kind: 'me' }];
  const open = await ann.open({ game: 'duel', seats, nonce: true });
  assert.equal(open.status, 'open');
  const table = tableIn(await ann.post(`/api/tables/${open.id}/nonce`, { nonce: ANN }));
  assert.deepEqual([table.status, table.nonces], ['running', [null, ANN]]);
  const follower = new Follower(ann, open.id);
  await follower.watch();
  await follower.playOn(1, seeded('opponents'));
  const { verdict } = await proofOf(ann, open.id);
  assert.ok(verdict.ok, JSON.stringify(verdict));
});

test('a page that does not answer in time is left out, and everybody can see it', async (t) => {
  const { url } = await testServer(t);
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob));
  const open = await ann.open({ ...DUEL, nonce: true });
  const joined = tableIn(await bob.post(`/api/tables/${open.id}/join`, { key: open.key, nonce: BOB }));
  assert.equal(joined.status, 'open');
  const follower = new Follower(bob, open.id);
  await follower.watch();
  await follower.until(() => follower.view.status === 'running');
  await follower.watch();
  assert.deepEqual(follower.view.nonces, [null, BOB]);
  const late = tableIn(await ann.post(`/api/tables/${open.id}/nonce`, { nonce: ANN }));
  assert.deepEqual(late.nonces, [null, BOB]);
  await ann.send('resign', { table: open.id, id: newMessageId() });
  const { verdict } = await proofOf(bob, open.id);
  assert.ok(verdict.ok && verdict.mixed.join() === '1', JSON.stringify(verdict));
});
