import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { editionFile, type GameName, readEdition, seeded } from '@shirasagi/engine';
import { randomEdition } from '@shirasagi/engine/testing/random-edition';
import type { TableView, Watched } from '@shirasagi/protocol';
import { type TableProof, verify } from '@shirasagi/protocol/verify';
import { findHead } from '../store/queries.js';
import { openStore } from '../store/store.js';
import { exportLines, importLines } from '../store/transfer.js';
import { Follower, goodbye, Visitor } from '../testing/people.js';
import { temporaryFolder, testServer } from '../testing/servers.js';
import { Threads } from './opponents.js';

type File = Record<string, unknown>;

const SEATS = [{ kind: 'me' }, { kind: 'link' }];
const builtIn = (game: GameName): File => JSON.parse(JSON.stringify(editionFile(game)));

test('a table with an edition: shown before one sits down, played, checked, played again', async (t) => {
  const folder = temporaryFolder(t);
  const server = await testServer(t, { DATA_DIR: folder });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.enter(server.url, name)));
  t.after(() => goodbye(ann, bob));
  const edition = { ...randomEdition('duel', 4), name: 'my box', author: 'Ann', note: 'typed in\nby hand' };
  const { id } = readEdition('duel', edition);
  const table = await ann.open({ game: 'duel', seats: SEATS, edition });
  assert.deepEqual(table.edition, { id, name: 'my box', author: 'Ann' });

  const seen = await bob.send<Watched>('watch', { table: table.id, key: table.key });
  assert.ok(seen.ok && seen.opening === null);
  assert.deepEqual(seen.edition, editionFile('duel', readEdition('duel', edition)));

  await bob.join(table);
  const followers = [ann, bob].map((visitor) => new Follower(visitor, table.id));
  for (const follower of followers) await follower.watch();
  assert.equal(followers[1].game.record().edition, id);
  const later = await bob.send<Watched>('watch', { table: table.id, from: 1 });
  assert.ok(later.ok && later.edition === undefined, 'who has the opening is not sent it again');
  await Promise.all(followers.map((follower, seat) => follower.playOn(seat, seeded(seat))));
  for (const follower of followers) await follower.until(() => follower.over);

  const proof = (await ann.get(`/api/tables/${table.id}/record`)).body as unknown as TableProof;
  const verdict = await verify(proof);
  assert.ok(verdict.ok, JSON.stringify(verdict));
  const reason = async (changed: object): Promise<string> => {
    const found = await verify({ ...proof, ...changed });
    return found.ok ? 'fine' : `${found.part}: ${found.reason}`;
  };
  assert.match(await reason({ edition: undefined }), /^fold: /);
  assert.match(await reason({ edition: randomEdition('duel', 5) }), /^fold: /);
  assert.match(await reason({ edition: builtIn('castle') }), /^fold: /);
  assert.match(await reason({ edition: 'rm -rf' }), /^fold: /);

  const again = (await bob.post(`/api/tables/${table.id}/rematch`)).body.table as unknown as TableView;
  assert.deepEqual(again.edition, table.edition);
  const mine = (await bob.get('/api/me/export')).body as unknown as { tables: { editionFile?: object }[] };
  assert.deepEqual(
    mine.tables.map(({ editionFile: file }) => file),
    [proof.edition, proof.edition],
  );

  await server.close();
  await checkMoved(folder, temporaryFolder(t), table.id, JSON.stringify(proof.edition));
});

/** Moves a store by export and import: the edition of a table must come along. */
async function checkMoved(from: string, to: string, table: string, edition: string): Promise<void> {
  const [old, fresh] = await Promise.all(
    [from, to].map((DATA_DIR) => openStore({ DATA_DIR, DATABASE_URL: undefined })),
  );
  const through = new PassThrough();
  await Promise.all([exportLines(old.db, through).then(() => through.end()), importLines(fresh.db, through)]);
  assert.equal((await findHead(fresh.db, table))?.edition, edition);
  await Promise.all([old.close(), fresh.close()]);
}

test('opponents on threads of the server play by the edition of their table', async (t) => {
  const threads = new Threads(1);
  t.after(() => threads.close());
  const server = await testServer(t, {}, threads);
  const ann = await Visitor.enter(server.url, 'Ann');
  t.after(() => goodbye(ann));
  const table = await ann.open({
    game: 'castle',
    seats: [{ kind: 'me' }, { kind: 'opponent', level: 'gardener' }],
    edition: randomEdition('castle', 8),
  });
  const follower = new Follower(ann, table.id);
  await follower.watch();
  await follower.playOn(0, seeded(1));
  await follower.until(() => follower.over);
  assert.equal(follower.view.result?.reason, 'played');
});

test('built-in values under another name are no edition', async (t) => {
  const server = await testServer(t);
  const ann = await Visitor.enter(server.url, 'Ann');
  t.after(() => goodbye(ann));
  const table = await ann.open({ game: 'duel', seats: SEATS, edition: builtIn('duel') });
  assert.equal(table.edition, undefined);
});

test('texts of an edition are cleaned as names and chat are', async (t) => {
  const server = await testServer(t);
  const ann = await Visitor.enter(server.url, 'Ann');
  t.after(() => goodbye(ann));
  const edition = {
    ...randomEdition('duel', 1),
    name: '\u202eevil\u200b \u0000box',
    author: '\u2066Bob\u2069',
  };
  const table = await ann.open({ game: 'duel', seats: SEATS, edition });
  assert.deepEqual(
    { name: table.edition?.name, author: table.edition?.author },
    { name: 'evil box', author: 'Bob' },
  );
});

/** Part of an edition file of the Duel in which every scroll reads so. */
const scrolls = (scroll: string): File => {
  const { influence } = builtIn('duel') as { influence: Record<string, File[]> };
  const all = Object.entries(influence).map(([kind, cards]) => [
    kind,
    cards.map((card) => ({ ...card, scroll })),
  ]);
  return { influence: Object.fromEntries(all) };
};

const HOSTILE: Readonly<Record<string, readonly [sent: unknown, code: string]>> = {
  'a number': [7, 'bad-request'],
  'a list': [[], 'bad-request'],
  null: [null, 'bad-request'],
  'an empty object': [{}, 'bad-request'],
  'wrong types': [{ ...builtIn('duel'), influence: 'all' }, 'bad-request'],
  'a list for a text': [{ ...builtIn('duel'), name: ['x'] }, 'bad-request'],
  "another game's edition": [builtIn('castle'), 'bad-request'],
  'a field nobody knows': [{ ...builtIn('duel'), script: 'alert(1)' }, 'bad-request'],
  'a fingerprint of its own': [{ ...builtIn('duel'), id: '0000000000000000' }, 'bad-request'],
  'a name nobody sees': [{ ...randomEdition('duel', 1), name: '\u200b\u200d' }, 'bad-request'],
  'a name too long': [{ ...builtIn('duel'), name: 'x'.repeat(81) }, 'bad-request'],
  'an effect without end': [{ ...builtIn('duel'), ...scrolls('food 1, '.repeat(2000)) }, 'too-large'],
  'an effect of many parts': [
    { ...builtIn('duel'), ...scrolls('food 1, iron 1, pearl 1, coin 1, seal 1') },
    'bad-request',
  ],
  'an effect that chains for ever': [
    { ...builtIn('duel'), ...scrolls('coin 1, free_card, buy_card') },
    'bad-request',
  ],
  'an effect of prices in prices': [
    { ...builtIn('duel'), ...scrolls('pay 1c > pay 1c > pay 1c > vp 1') },
    'bad-request',
  ],
  'a huge one': [{ ...builtIn('duel'), note: 'x'.repeat(100_000) }, 'too-large'],
  'a large one': [{ ...builtIn('duel'), note: 'x'.repeat(40_000) }, 'bad-request'],
};

test('hostile editions are refused, and nothing is left of them', async (t) => {
  const server = await testServer(t);
  const ann = await Visitor.enter(server.url, 'Ann');
  t.after(() => goodbye(ann));
  const open = (edition: unknown, options: object = {}) =>
    ann.post('/api/tables', { game: 'duel', seats: SEATS, edition, options });
  for (const [what, [edition, code]] of Object.entries(HOSTILE)) {
    const { body } = await open(edition);
    assert.equal(body.error?.code, code, what);
  }
  // As text, since no object can be written with such a field.
  const text = JSON.stringify({ game: 'duel', seats: SEATS, edition: builtIn('duel') });
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
    const body = text.replace('"edition":{', `"edition":{"${key}":{"polluted":true},`);
    assert.equal((await ann.post('/api/tables', body)).status, 400, key);
  }
  const deep = text.replace('"lantern":{', `"lantern":${'['.repeat(20_000)}${']'.repeat(20_000)},"yards":{`);
  assert.equal((await ann.post('/api/tables', deep)).status, 400, 'a deep one');
  assert.equal(({} as { polluted?: true }).polluted, undefined);
  assert.equal((await open(undefined, { edition: 'castle' })).body.error?.code, 'bad-request');
  assert.deepEqual((await ann.get('/api/me/tables')).body.tables, []);
  // Over the socket nobody brings one along.
  const table = await ann.open({ game: 'duel', seats: SEATS });
  const watched = await ann.send('watch', { table: table.id, edition: randomEdition('duel', 1) });
  assert.ok(!watched.ok && watched.error.code === 'bad-request');
});
