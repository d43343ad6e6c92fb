import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, type TestContext, test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import type { TableProof } from '@shirasagi/protocol/verify';
import { Follower, goodbye, newMessageId, Visitor } from '@shirasagi/server/testing/people';
import { testServer } from '@shirasagi/server/testing/servers';
import { folderFor, type Run, run } from '../testing/run.js';

/** A game of two at a real server, and the record the server gives of it; seat 1 resigns when told to. */
async function playedOnline(t: TestContext, game: 'castle' | 'duel', resign = false): Promise<TableProof> {
  const { url } = await testServer(t);
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(url, name)));
  const [ann, bob] = people;
  const table = await ann.open({ game, seats: [{ kind: 'me' }, { kind: 'link' }] });
  await bob.join(table);
  const followers = people.map((person) => new Follower(person, table.id));
  for (const follower of followers) await follower.watch();
  const stop = (follower: Follower) => () => resign && follower.next >= 12;
  await Promise.all(followers.map((f, seat) => f.playOn(seat, seeded(seat), stop(f))));
  if (resign) await bob.send('resign', { table: table.id, id: newMessageId() });
  for (const follower of followers) await follower.until(() => follower.over);
  const { body } = await ann.get(`/api/tables/${table.id}/record`);
  goodbye(ann, bob);
  return body as unknown as TableProof;
}

function verify(t: TestContext, content: unknown, ...more: string[]): Run {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'table.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return run(folder, ['verify', 'table.json', ...more]);
}

let castle: TableProof;
let duel: TableProof;
before(async (t) => {
  castle = await playedOnline(t as TestContext, 'castle');
  duel = await playedOnline(t as TestContext, 'duel', true);
});

test('verify finds a finished online table in order and says what it looked at', (t) => {
  const { code, out, err } = verify(t, castle);
  assert.deepEqual([code, err], [0, '']);
  for (const part of ['commitment', 'fold', 'draws', 'result'])
    assert.match(out, new RegExp(`^${part} +fits `, 'm'));
  const { totals } = castle.result;
  assert.ok(out.includes(`seat 1 is ${castle.result.ranks[0]}. with ${totals?.[0]} points`), out);
  const last = castle.hashes.at(-1);
  assert.match(out, new RegExp(`^${castle.hashes.length} entries, \\d+ draws, state ${last}\n$`, 'm'));
  const json = JSON.parse(verify(t, castle, '--json').out);
  assert.deepEqual([json.ok, json.entries, json.hash], [true, castle.hashes.length, last]);
  assert.deepEqual(json.result, castle.result);
});

test('verify knows that a seat given up is last', (t) => {
  const { code, out } = verify(t, duel);
  assert.equal(code, 0, out);
  assert.match(out, /Ended by resigning: seat 1 is 1\., seat 2 is 2\./);
});

test('verify ends with 1 and names what was changed', (t) => {
  const { record, hashes, result } = castle;
  const at = record.entries.findIndex((entry) => 'move' in entry && entry.drawn);
  const entry = record.entries[at] as { move: string; drawn: number[] };
  const drawn = entry.drawn.with(0, entry.drawn[0] === 0 ? 1 : 0);
  const changed: [object, RegExp][] = [
    [{ ...castle, commitment: '0'.repeat(64) }, /^commitment +WRONG +the seed is not/m],
    [{ ...castle, table: 'a'.repeat(16) }, /^draws +WRONG +draw \d+, in the setup/m],
    [
      { ...castle, record: { ...record, entries: record.entries.with(at, { ...entry, drawn }) } },
      new RegExp(`^fold +WRONG +entry ${at}`, 'm'),
    ],
    [{ ...castle, hashes: hashes.with(3, 'f'.repeat(16)) }, /^fold +WRONG +entry 3 leads to/m],
    [{ ...castle, result: { ...result, totals: [99, 1] } }, /^result +WRONG +totals: .*\[99,1\]/m],
    [{ ...duel, seats: [] }, /^fold +WRONG /m],
  ];
  for (const [file, line] of changed) {
    const { code, out, err } = verify(t, file);
    assert.deepEqual([code, err], [1, ''], out);
    assert.match(out, line);
    const json = JSON.parse(verify(t, file, '--json').out);
    assert.equal(json.ok, false);
  }
});

test('verify refuses files that are no such record in one line', (t) => {
  for (const [content, line] of [
    ['{', /table\.json: is not JSON/],
    [castle.record, /table\.json: this is not a finished table/],
    [
      { ...castle, seed: null },
      /table\.json: seed: must be 64 hex digits; it is known when the game is over/,
    ],
    [{ ...castle, hashes: 'none' }, /table\.json: hashes: must be a list/],
    [[], /table\.json: this is not a finished table/],
  ] as const) {
    const { code, out, err } = verify(t, content);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, line);
    assert.match(err, /^shirasagi: [^\n]+\n$/);
  }
  assert.equal(run(folderFor(t), ['verify']).code, 2);
});
