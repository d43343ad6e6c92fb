import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { GAME_NAMES } from '@shirasagi/engine';
import { toBase64url } from '../../replay/base64url.js';
import { builtIn } from '../store/edition-file.js';
import { LONGEST_LINK, linkTo, readLink } from './link.js';

const packed = (text: string): string => toBase64url(deflateRawSync(text, { level: 9 }));

for (const game of GAME_NAMES) {
  test(`a link holds a whole edition of ${game}, and is short enough for any message`, async () => {
    const file = { ...builtIn(game).file, name: 'Κουτί', author: 'Żaneta', note: 'one\ntwo' };
    const link = await linkTo(file);
    assert.ok(link && link.length < 4000, `${link?.length} characters`);
    const read = await readLink(link.replace('#/editions/shared/', ''));
    assert.ok('file' in read, 'problem' in read ? read.problem.code : '');
    assert.deepEqual(read.file, file);
  });
}

const HOSTILE: readonly [string, string, string][] = [
  ['nothing', '', 'brokenLink'],
  ['no base64', '%%%', 'brokenLink'],
  ['bytes that are not packed', toBase64url(Uint8Array.of(255, 255, 255, 255)), 'brokenLink'],
  ['a link cut off', packed(JSON.stringify(builtIn('duel').file)).slice(0, 400), 'brokenLink'],
  ['more than a link may hold', 'A'.repeat(LONGEST_LINK + 1), 'linkLength'],
  ['a few bytes that swell to ten million', packed(' '.repeat(10_000_000)), 'fileLength'],
  ['no text', toBase64url(deflateRawSync(Uint8Array.of(0xff, 0xfe, 0xfd))), 'brokenLink'],
  ['something to run', packed('javascript:alert(1)'), 'notJson'],
  ['an edition with a field too many', packed('{"game":"duel","name":"x","x":1}'), 'x unknownField'],
  [
    'an effect no card has',
    packed(JSON.stringify({ ...builtIn('castle').file, tileRewards: Array(5).fill('<img src=x>') })),
    'tileRewards[0] priceForm',
  ],
];

for (const [what, link, problem] of HOSTILE) {
  test(`a link that holds ${what} is refused`, async () => {
    const read = await readLink(link);
    assert.ok('problem' in read, 'it was taken');
    assert.equal(`${read.path} ${read.problem.code}`.trim(), problem);
  });
}
