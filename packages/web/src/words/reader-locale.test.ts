import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from './load.js';
import { readerLocale } from './reader-locale.js';

const EVENING = new Date(2026, 10, 15, 21, 5);

const shown = (language: Language, preferred: readonly string[]): string =>
  new Intl.DateTimeFormat(readerLocale(language, preferred), { timeStyle: 'short' }).format(EVENING);

test('a time of day follows the reader’s own locale where it is of the page’s language', () => {
  assert.equal(readerLocale('en', ['pl-PL', 'en-GB', 'en-US']), 'en-GB');
  assert.equal(shown('en', ['en-GB']), '21:05');
  assert.match(shown('en', ['en-US', 'en-GB']), /^9:05\sPM$/);
});

test('a time of day follows the page’s language where the reader’s locales are of others', () => {
  assert.equal(readerLocale('fr', ['en-US', 'el-GR']), 'fr');
  assert.equal(shown('fr', ['en-US']), '21:05');
  // The other way about, a page in English is no less English to a Polish reader.
  assert.equal(readerLocale('en', ['pl-PL']), 'en');
});

test('a tag that is none is passed over', () => {
  assert.equal(readerLocale('en', ['en-US@posix', 'en-GB']), 'en-GB');
  assert.equal(readerLocale('el', ['', '*', 'C']), 'el');
});
