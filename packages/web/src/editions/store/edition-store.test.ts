import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  builtIn,
  type CheckedEdition,
  checkEdition,
  type EditionFile,
  readEditionText,
} from './edition-file.js';
import { memoryShelf } from './edition-shelf.js';
import { EditionStore } from './edition-store.js';

function fileOf(changes: object): EditionFile {
  return { ...builtIn('castle').file, name: 'my box', ...changes };
}

function checked(json: unknown): CheckedEdition {
  const edition = checkEdition(json);
  if ('problem' in edition) throw new Error(edition.problem.code);
  return edition;
}

const RICH = fileOf({ tileRewards: ['food 2', 'iron 1', 'pearl 1', 'any 1', 'coin 1'] });

test('an edition that is kept is listed, found by its id and by its values', async () => {
  const store = new EditionStore(memoryShelf());
  let told = 0;
  store.subscribe(() => told++);
  assert.equal(await store.save({ id: 'a', file: RICH, confirmed: ['food'] }), true);
  assert.equal(told, 1);
  const [own] = await store.list();
  assert.deepEqual([own.id, own.game, own.confirmed], ['a', 'castle', ['food']]);
  assert.equal(own.fingerprint, checked(RICH).fingerprint);
  assert.equal((await store.byFingerprint(own.fingerprint!))?.file.name, 'my box');
  assert.deepEqual((await store.get('a'))?.file, RICH);
});

test('an edition with a wrong value is kept, without a fingerprint', async () => {
  const store = new EditionStore(memoryShelf());
  await store.save({ id: 'a', file: fileOf({ tileRewards: ['nothing'] }), confirmed: [] });
  assert.equal((await store.get('a'))?.fingerprint, undefined);
});

test('the values of a game are found after the edition was changed and deleted', async () => {
  const store = new EditionStore(memoryShelf());
  const edition = checked(RICH);
  await store.save({ id: 'a', file: RICH, confirmed: [] });
  await store.keepPlayed(edition);
  await store.save({ id: 'a', file: fileOf({}), confirmed: [] });
  await store.delete('a');
  assert.deepEqual(await store.list(), []);
  const found = await store.byFingerprint(edition.fingerprint);
  assert.deepEqual(found?.edition.components, edition.edition.components);
});

test('the built-in editions need not be kept, unknown values are not found', async () => {
  const store = new EditionStore(memoryShelf());
  for (const game of ['castle', 'duel'] as const) {
    const { fingerprint } = builtIn(game);
    assert.equal((await store.byFingerprint(fingerprint))?.game, game);
  }
  assert.equal(await store.byFingerprint('0123456789abcdef'), undefined);
});

test('a database that gives back other values than it was given is not believed', async () => {
  const shelf = memoryShelf();
  await shelf.putPlayed('0123456789abcdef', RICH);
  assert.equal(await new EditionStore(shelf).byFingerprint('0123456789abcdef'), undefined);
});

test('without a database editions last as long as the visit, and saving says so', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'NotSupportedError'));
  const store = new EditionStore({
    listOwn: refuse,
    getOwn: refuse,
    putOwn: refuse,
    deleteOwn: refuse,
    getPlayed: refuse,
    putPlayed: refuse,
  });
  assert.equal(await store.save({ id: 'a', file: RICH, confirmed: [] }), false);
  assert.equal((await store.list()).length, 1);
  assert.ok(await store.byFingerprint(checked(RICH).fingerprint));
});

test('other tabs hear of a change', async (t) => {
  const [here, there] = [1, 2].map(() => new BroadcastChannel('editions-test'));
  t.after(() => {
    here.close();
    there.close();
  });
  const other = new EditionStore(memoryShelf(), there);
  const heard = new Promise<void>((resolve) => other.subscribe(resolve));
  await new EditionStore(memoryShelf(), here).save({ id: 'a', file: RICH, confirmed: [] });
  await heard;
});

const HOSTILE: readonly [string, string, string][] = [
  ['no JSON', '{"game":', 'notJson'],
  ['a list', '[]', 'object'],
  ['no game', '{"format":"shirasagi-edition"}', 'game oneOf'],
  ['a game of the prototype', '{"game":"__proto__"}', 'game oneOf'],
  ['more than a file can hold', `"${' '.repeat(200_001)}"`, 'fileLength'],
  ['an unknown field', JSON.stringify(fileOf({ script: 'alert(1)' })), 'script unknownField'],
  ['a long name', JSON.stringify(fileOf({ name: 'x'.repeat(81) })), 'name text'],
  ['a name nobody sees', JSON.stringify(fileOf({ name: '\u202e\u200b' })), 'name empty'],
  ['a name that is no text', JSON.stringify(fileOf({ name: { x: 1 } })), 'name text'],
];

for (const [what, text, problem] of HOSTILE) {
  test(`${what} is no edition`, () => {
    const read = readEditionText(text);
    assert.ok('problem' in read, 'it was taken');
    assert.equal(`${read.path} ${read.problem.code}`.trim(), problem);
  });
}

test('name, author and note come without signs nobody sees; a note keeps its lines', () => {
  const { edition } = checked(
    fileOf({ name: 'my\u202e box', author: 'A\nB', note: 'one\u200b\n\n\n \n\ntwo' }),
  );
  assert.deepEqual([edition.name, edition.author, edition.note], ['my box', 'A B', 'one\n\ntwo']);
});
