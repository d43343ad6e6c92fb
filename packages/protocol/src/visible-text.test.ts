import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Name } from './accounts.js';
import { REQUESTS } from './messages.js';
import { hasInk, visibleText } from './visible-text.js';

test('what cannot be seen is taken out of a text, and what needs such signs keeps them', () => {
  const cleaned: [string, string][] = [
    ['a\u0000b', 'ab'],
    ['two\nlines\tof\u2028it', 'two lines of it'],
    ['\u202eevil\u202c', 'evil'],
    ['\u2066a\u2069\u200eb\u061c', 'ab'],
    ['a\u200bb\u2060c\ufeffd\u00ade', 'abcde'],
    ['a\u200db\u200cc', 'abc'],
    ['half \ud83d of a sign \udc00', 'half of a sign'],
    ['\u3164\u115f\u1160\uffa0\u2800', ''],
    ['tag\u{e0041}\u{e007f}s', 'tags'],
    ['1\ufe0f2', '12'],
    [`z${'\u0337'.repeat(40)}`, `z${'\u0337'.repeat(4)}`],
    ['\u{10fffd}x', 'x'],
  ];
  for (const [given, expected] of cleaned) assert.equal(visibleText(given), expected, JSON.stringify(given));
  for (const text of ['❤️ 👩‍👩‍👧 👍🏽 1️⃣', 'می‌خواهم', 'क्‍ष', 'Zażółć gęślą jaźń', 'Ερωδιός', '白鷺城', "d'été…"])
    assert.equal(visibleText(text), text.normalize('NFC'));
  for (const text of ['', ' ', '\u0301', '\u3000']) assert.ok(!hasInk(visibleText(text)));
});

test('names with invisible parts are refused, lines of chat are cleaned', () => {
  const refused = [
    '',
    ' ',
    '\u3164',
    '\u2800',
    'a\u200bb',
    'a\u202eb',
    'a\u0000b',
    'a\ud800',
    'a\ufe0f',
    '\ue000',
    '\u0301',
  ];
  for (const name of refused) assert.ok(!Name.safeParse(name).success, JSON.stringify(name));
  assert.equal(Name.parse('  Ann \u00a0 of\tCastle '), 'Ann of Castle');
  const line = { table: 'abcdefghijklmnop', id: 'message-1' };
  const { ask } = REQUESTS.say;
  assert.equal(ask.parse({ ...line, text: ' h\u0000e\u202ello\ud800 ' }).text, 'hello');
  assert.ok(!ask.safeParse({ ...line, text: '\u200b\u3164' }).success);
});
