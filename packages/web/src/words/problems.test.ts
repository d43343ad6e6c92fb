import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDITION_PROBLEM_CODES, editionFile, RulesError, readEdition } from '@shirasagi/engine';
import { createTranslator } from 'use-intl/core';
import { FILE_PROBLEM_CODES } from '../editions/store/edition-file.js';
import { LANGUAGES, readMessages, type TestLanguage } from './testing.js';

type Problems = (code: string, args: object) => string;

function problemsIn(locale: TestLanguage): Problems {
  const messages = readMessages(locale);
  const t = createTranslator({
    locale,
    messages,
    namespace: 'problems',
    onError: (error) => {
      throw error;
    },
  });
  return t as unknown as Problems;
}

test('what can be wrong with an edition has a message of its own in every language, and no message is left over', () => {
  const codes = ['found', ...EDITION_PROBLEM_CODES, ...FILE_PROBLEM_CODES];
  assert.equal(new Set(codes).size, codes.length);
  for (const language of LANGUAGES)
    assert.deepEqual(
      Object.keys(readMessages(language).problems as object).sort(),
      [...codes].sort(),
      language,
    );
});

/** A file with one value changed, by its path. */
function changed(file: object, path: readonly (string | number)[], value: unknown): object {
  const copy = structuredClone(file) as Record<string | number, unknown>;
  let place = copy;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  place[path[path.length - 1]] = value;
  return copy;
}

const TILES = ['yardTiles', 0, 'blue'] as const;
const SCROLL = ['influence', 'weapon', 0, 'scroll'] as const;

/** Files that are wrong in one way each. */
const WRONG: readonly ['castle' | 'duel', readonly (string | number)[], unknown][] = [
  ['castle', ['promo'], 3],
  ['castle', ['yardTiles'], []],
  ['castle', ['gardens', 0, 'food'], 8],
  ['castle', ['stewards', 0, 'threePlus'], 'yes'],
  ['castle', TILES, null],
  ['castle', ['rivalDeck', 0, 'to'], 'roof'],
  ['castle', ['colour'], 'red'],
  ['castle', ['name'], ' '],
  ['castle', ['stewards', 2, 'id'], 's99'],
  ['castle', TILES, 'vp > 2'],
  ['castle', TILES, 'two coins!'],
  ['castle', TILES, 'food, iron, pearl, coin, seal, vp, time, any, lantern'],
  ['castle', TILES, 'gold'],
  ['castle', TILES, 'coin 12'],
  ['castle', TILES, 'coin, coin'],
  ['castle', TILES, 'coin / seal'],
  ['castle', TILES, 'pay iron 2 > vp'],
  ['castle', TILES, 'decree:vp'],
  ['castle', TILES, 'lantern 2'],
  ['castle', ['decrees', 0, 'lantern'], 'courtier'],
  ['castle', ['decrees', 0, 'lantern'], 'coin, seal'],
  ['castle', ['decrees', 0, 'lantern'], 'pay coin 1 > seal'],
  ['castle', ['startingResources', 0, 'gain'], 'courtier'],
  ['castle', ['startingActions', 0, 'do'], 'domain'],
  ['castle', ['stewards', 1, 'middle', 'do'], 'courtier'],
  ['castle', ['stewards', 1, 'middle', 'dark'], true],
  ['castle', ['tileRewards', 0], 'courtier'],
  ['castle', ['rivalDeck', 0, 'actions', 0], 'fly'],
  ['castle', ['rivalDeck', 0, 'die', 1], 'right'],
  ['castle', ['rivalDeck', 0, 'to'], 'top'],
  ['duel', SCROLL, 'coin / seal / vp'],
  ['duel', ['lantern', 'coral', 0], 'improve'],
  ['duel', ['influence', 'weapon', 0, 'cost'], 'two'],
  ['duel', ['influence', 'weapon', 0, 'cost'], '1c 2c'],
  ['duel', ['influence', 'weapon', 0, 'cost'], '50c'],
  ['duel', ['influence', 'weapon', 0, 'icons'], 'XYZ'],
  ['duel', ['floors', 0, 0], 'loc1'],
  ['duel', ['floors', 1, 0], 'act1'],
  ['duel', ['yards', 'basic', 0, 'choose'], 'coin'],
  ['duel', ['location', 0], 'white'],
];

test('the fields a problem comes with are those its message asks for, in every language', () => {
  const told = new Set<string>();
  for (const [game, path, value] of WRONG) {
    try {
      readEdition(game, changed(editionFile(game), path, value));
      assert.fail(`${path.join('.')} = ${value} was taken`);
    } catch (error) {
      assert.ok(error instanceof RulesError && error.problem, String(error));
      const { code, args } = error.problem;
      told.add(code);
      for (const language of LANGUAGES) {
        const t = problemsIn(language);
        const sentence = t(code, args) + ('found' in args ? t('found', args) : '');
        assert.doesNotMatch(sentence, /[{}]|undefined/, `${language} ${code}`);
      }
    }
  }
  // What takes more than one wrong value is left to the engine's own tests.
  const rest = [
    'deckSize',
    'decreeTwice',
    'joinedScrolls',
    'longChain',
    'oneDarkBlock',
    'sameDarkBlocks',
    'tooManyEffects',
  ];
  assert.deepEqual(EDITION_PROBLEM_CODES.filter((code) => !told.has(code)).sort(), rest);
});
