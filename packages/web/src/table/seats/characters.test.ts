import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS as THINKERS } from '@shirasagi/bots';
import { LANGUAGES, readMessages } from '../../words/testing.js';
import { characterOf, isLevel, LEVELS, numberOf } from './characters.js';

test('the page offers the levels the opponents have, weakest first', () => {
  assert.deepEqual(LEVELS, [...THINKERS]);
  assert.deepEqual(LEVELS.map(numberOf), [1, 2, 3, 4, 5]);
  assert.ok(isLevel('daimyo') && !isLevel('person') && !isLevel('toString'));
});

test('every level has a character of its own', () => {
  assert.equal(new Set(LEVELS.map(characterOf)).size, LEVELS.length);
});

interface Opponents {
  readonly name: Readonly<Record<string, string>>;
  readonly plays: Readonly<Record<string, string>>;
}

test('in every language each opponent has a name of its own and a sentence, and no name is a term of the games', () => {
  for (const language of LANGUAGES) {
    const messages = readMessages(language);
    const { name, plays } = messages.opponents as Opponents;
    const names = Object.values(name);
    assert.equal(new Set(names).size, names.length, language);
    for (const level of LEVELS)
      assert.match(plays[characterOf(level)], /^\p{Lu}.+\.$/u, `${language} ${level}`);
    const terms = JSON.stringify([messages.effects, messages.castle, messages.duel, messages.moves]);
    for (const one of names)
      assert.doesNotMatch(terms, new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'iu'), `${language} ${one}`);
  }
});
