import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { readMessages } from './testing.js';

/*
 * Polish and Greek bend their nouns. A noun that arrives ready-made is in the wrong case in most sentences, so a
 * message of theirs may take as plain text only what never bends (figures, names people gave themselves), whole
 * sentences, and lists that stand apart: after a colon, a bracket or a semicolon, where the nominative is right.
 * Everything else (rooms, gardens, actions, colours, cards, clans) comes as an id, and the message selects the form.
 */

const FIGURES = [
  ...['all', 'chance', 'cost', 'count', 'cranes', 'flags', 'iron', 'kabutos', 'katanas', 'last', 'mine'],
  ...['minutes', 'most', 'n', 'number', 'points', 'round', 'seconds', 'short', 'space', 'theirs', 'time'],
  ...['turn', 'turns', 'value', 'worth'],
  // Days and times of day.
  ...['date', 'seen', 'since'],
];
/** Names that people or browsers gave, and the names of games, opponents and addresses: they do not bend. */
const NAMES = ['browser', 'email', 'fingerprint', 'name', 'names', 'opponent', 'system'];
/** Words of an edition file as they stand there, in any language. */
const QUOTED = ['known', 'letters', 'part', 'shown', 'text', 'word', 'words'];
/** Whole sentences and predicates. */
const SENTENCES = ['ask', 'deed', 'tokens', 'what'];
/** Lists and labels in the nominative. */
const LISTS = [
  ...['action', 'category', 'changes', 'clans', 'deck', 'dice', 'effect', 'favour', 'first', 'gain', 'game'],
  ...[
    'icons',
    'label',
    'lantern',
    'left',
    'marks',
    'order',
    'reason',
    'reward',
    'right',
    'scroll',
    'season',
    'second',
  ],
  ...['strength', 'where'],
  // Values of an edition.
  ...['from', 'to'],
];
/** Prices are in the accusative, and stand behind words that ask for it. */
const PRICED = {
  pl: /(?:apłać|płaci|\b[Zz]a|Zdobądź|zdobywa) $/,
  el: /(?:ληρώστε|πλήρωσε|με|Κερδίστε|κέρδισε) $/,
} as const;

const APART_BEFORE = /(?:^|[:;·(] |\()$/;
const APART_AFTER = /^(?:$|[:;.,)·]| \()/;
/** Between two things of one list. */
const BETWEEN = /^(?:[:;·,] | (?:i|albo|και|ή)[ \u00a0]|[;·] (?:albo|ή) )$/;

type Language = keyof typeof PRICED;

/** What is wrong with the plain arguments of a message. */
function wrongIn(language: Language, list: readonly MessageFormatElement[]): string[] {
  return list.flatMap((element, i) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => wrongIn(language, option.value));
    if (element.type === TYPE.tag) return wrongIn(language, element.children);
    if (element.type !== TYPE.argument) return [];
    const name = element.value;
    // Who did something begins its sentence, where the nominative is right.
    if (name === 'who') return i === 0 ? [] : ['{who} does not begin the sentence'];
    if ([...FIGURES, ...NAMES, ...QUOTED, ...SENTENCES].includes(name)) return [];
    const literal = (at: number): string => {
      const other = list[at];
      return other === undefined ? '' : other.type === TYPE.literal ? other.value : '?';
    };
    const before = literal(i - 1);
    if (name === 'price') return PRICED[language].test(before) ? [] : [`{price} follows "${before}"`];
    if (!LISTS.includes(name)) return [`{${name}} is pasted: pass an id and select the form`];
    const inList = (at: number, by: string): boolean => {
      const other = list[at];
      return other?.type === TYPE.argument && LISTS.includes(other.value) && BETWEEN.test(by);
    };
    const begins = APART_BEFORE.test(before) || inList(i - 2, before);
    const ends = APART_AFTER.test(literal(i + 1)) || inList(i + 2, literal(i + 1));
    return begins && ends ? [] : [`{${name}} does not stand apart`];
  });
}

function* texts(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else for (const [key, inner] of Object.entries(value as object)) yield* texts(inner, `${path}.${key}`);
}

for (const language of ['pl', 'el'] as const) {
  test(`no message of ${language} takes a ready-made noun`, () => {
    const found = Object.entries(readMessages(language))
      .flatMap(([name, value]) => [...texts(value, name)])
      .flatMap(([key, text]) => wrongIn(language, parse(text)).map((wrong) => `${key}: ${wrong}`));
    assert.deepEqual(found, []);
  });
}

test('a ready-made noun is found wherever it is pasted', () => {
  const wrong = (text: string): number => wrongIn('pl', parse(text)).length;
  assert.equal(wrong('Wyślij ogrodnika do {garden}'), 1);
  assert.equal(wrong('{clan} wziął kość'), 1);
  assert.equal(wrong('{count, plural, one {# {colour} kość} other {# kości}}'), 1);
  assert.equal(wrong('zapłać {price}, potem {effect}'), 1);
  assert.equal(wrong('Nagroda {effect}'), 1);
  assert.equal(wrong('Idziesz do {price}'), 1);
  assert.equal(wrong('Łaska daimyo: {effect}'), 0);
  assert.equal(wrong('Do wyboru: {first} albo {second}'), 0);
});
