import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionFile, portable, readEdition, replay, seeded, start } from '@shirasagi/engine';
import { randomEdition } from '@shirasagi/engine/testing/random-edition';
import { readRoute } from '../app/route.js';
import { packEdition } from '../editions/shared/link.js';
import type { EditionFile } from '../editions/store/edition-file.js';
import { MissingEdition } from '../session/store/edition-of.js';
import { readRecordText } from '../session/store/files.js';
import { linkTo, readLink } from './link.js';
import { editionIn, withValues } from './link-edition.js';

const edition = readEdition('duel', randomEdition('duel', 21));
const game = start('duel', { edition }, seeded('link'));
const shared = { record: { ...game.record(), game: 'duel' as const }, sitters: [], at: 0 };
const { name } = edition;

function routeOf(link: string) {
  const route = readRoute(link);
  return route.page === 'watch' ? route : assert.fail(`${link} leads elsewhere`);
}

// In this order: once an edition has been seen, this page knows it.
test('a link whose values are not here says which are missing', async () => {
  const { query } = routeOf(linkTo(shared, edition));
  await assert.rejects(
    editionIn(query),
    (error) => error instanceof MissingEdition && error.fingerprint === edition.id,
  );
});

test('values of a link count only where they are the ones it names', async () => {
  const other = editionFile('duel', readEdition('duel', randomEdition('duel', 22))) as EditionFile;
  for (const values of [await packEdition(other), 'AAAA', '%%%'])
    await assert.rejects(
      editionIn(routeOf(`${linkTo(shared, edition)}&values=${values}`).query),
      MissingEdition,
    );
});

test('a record that names an edition this browser lacks is told apart from a broken one', async () => {
  const read = await readRecordText(JSON.stringify(game.record()));
  assert.ok('reason' in read && read.missing?.fingerprint === edition.id);
  const broken = await readRecordText(JSON.stringify({ ...game.record(), entries: [{ move: 'fly' }] }));
  assert.ok('reason' in broken);
});

test('an exported record brings its edition along', async () => {
  const text = JSON.stringify(portable(game.record(), edition));
  const read = await readRecordText(text);
  assert.ok(!('reason' in read));
  assert.equal(read.edition.id, edition.id);
  assert.equal(read.edition.name, name);
  // The record itself stays as it was: the edition is kept apart, once for all games.
  assert.deepEqual(read.record, { ...game.record(), game: 'duel' });
});

test('a record from a stranger has its edition named as people can read it', async () => {
  const named = (text: string) =>
    readRecordText(JSON.stringify(portable(game.record(), { ...edition, name: text })));
  const read = await named('My\u202e box\u0007');
  assert.equal('edition' in read && read.edition.name, 'My box');
  assert.ok('reason' in (await named('\u200b\u202e')));
  for (const editionFile of [null, 7, 'box', [], [[]], { game: 'duel' }, { __proto__: null, id: edition.id }])
    assert.ok('reason' in (await readRecordText(JSON.stringify({ ...game.record(), editionFile }))));
});

test('a link brings its game and its values along', async () => {
  const link = await withValues(linkTo(shared, edition), 'duel', edition);
  assert.ok(link.length < 6500, `${link.length} characters`);
  const { packed, query } = routeOf(link);
  const found = await editionIn(query);
  assert.equal(found?.id, edition.id);
  const { record } = readLink(packed, query, found);
  assert.deepEqual(replay(record, found).bytes, game.state.bytes);
  assert.throws(() => readLink(packed, query), Error);
});

test('a link to a game with the built-in values is as short as ever', async () => {
  const plain = start('duel', {}, seeded('plain'));
  const record = { ...plain.record(), game: 'duel' as const };
  const link = linkTo({ record, sitters: [], at: 0 });
  assert.ok(!link.includes('edition'));
  assert.equal(await editionIn(routeOf(link).query), undefined);
});
