import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '../../words/load';
import { errorWords } from './error-words.js';

test('the error page has its words in every language', () => {
  for (const language of Object.keys(LANGUAGES) as Language[])
    assert.ok(errorWords(language)?.title, language);
});
