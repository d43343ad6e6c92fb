import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CASTLE_COVERED, SOLO_COVERED } from '../games/castle/rules/covered.js';
import { DUEL_COVERED } from '../games/duel/rules/covered.js';
import { type RulesPageName, SECTIONS } from '../games/rules.js';
import { LANGUAGES, readMessages } from '../words/testing.js';
import { type Covered, NOT_TAUGHT } from './covered.js';

/** The root of the repository, from the sources and from the compiled tests beside them alike. */
const ROOT = new URL('../../../../', import.meta.url);

const COVERED: Readonly<Record<RulesPageName, Covered>> = {
  castle: CASTLE_COVERED,
  solo: SOLO_COVERED,
  duel: DUEL_COVERED,
};

const rules = ['castle', 'duel'].flatMap((game) => {
  const text = readFileSync(new URL(`docs/rules/${game}.md`, ROOT), 'utf8');
  return [...text.matchAll(/^- ([CDXY]\d+(?:\.\d+)?) /gm)].map(([, id]) => id);
});

type Pages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
const pages = (language: (typeof LANGUAGES)[number]): Pages => readMessages(language).rules as Pages;

const covered = Object.entries(COVERED).flatMap(([game, sections]) =>
  Object.entries(sections).flatMap(([section, texts]) =>
    Object.entries(texts).map(([name, ids]) => ({ game, section, name, ids: ids.split(' ') })),
  ),
);

test('every rule is taught by a how-to-play page, or it is said why not', () => {
  const taught = new Set(covered.flatMap(({ ids }) => ids));
  assert.ok(rules.length > 100, `${rules.length} rules`);
  assert.deepEqual(
    rules.filter((id) => !taught.has(id) && !Object.hasOwn(NOT_TAUGHT, id)),
    [],
  );
  assert.deepEqual(
    [...taught, ...Object.keys(NOT_TAUGHT)].filter((id) => !rules.includes(id)),
    [],
  );
});

test('every text that is said to teach a rule is there', () => {
  const english = pages('en');
  const missing = covered.filter(({ game, section, name }) => !english[game][section]?.[name]);
  assert.deepEqual(missing, []);
});

test('the pages of every language have their sections, and their texts in one order', () => {
  const english = pages('en');
  for (const language of LANGUAGES) {
    const own = pages(language);
    for (const [game, sections] of Object.entries(SECTIONS)) {
      assert.deepEqual(Object.keys(own[game]).sort(), ['lead', ...sections].sort(), `${language} ${game}`);
      for (const section of sections)
        assert.deepEqual(
          Object.keys(own[game][section]),
          Object.keys(english[game][section]),
          `${language} ${game} ${section}`,
        );
    }
  }
});
