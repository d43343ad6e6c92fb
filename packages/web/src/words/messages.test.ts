import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, readMessages } from './testing.js';

/** Terms of the glossary that must stand in these messages, case apart: English, French, Polish, Greek. */
const TERMS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'effects.icon.food': ['food', 'nourriture', 'żywność', 'τρόφιμα'],
  'effects.icon.iron': ['iron', 'fer', 'żelazo', 'σίδερο'],
  'effects.icon.pearl': ['mother-of-pearl', 'nacre', 'perły', 'σεντέφι'],
  'effects.icon.seal': ['Daimyo Seal', 'sceaux Daimyo', 'pieczęcie daimyo', 'σφραγίδες Daimyo'],
  'effects.icon.vp': ['clan points', 'points de clan', 'punkty klanu', 'πόντοι φατρίας'],
  'effects.icon.time': ['Passage of Time', 'passage du temps', 'upływ czasu', 'πέρασμα του χρόνου'],
  'effects.icon.lantern': [
    'Lantern Reward',
    'récompense de lanterne',
    'nagroda latarni',
    'ανταμοιβή φαναριού',
  ],
  'effects.icon.well': ['well', 'puits', 'studnia', 'πηγάδι'],
  'effects.icon.courtier': ['courtier', 'courtisan', 'dworzanin', 'αυλικός'],
  'effects.icon.gardener': ['gardener', 'jardinier', 'ogrodnik', 'κηπουρός'],
  'effects.icon.warrior': ['warrior', 'guerrier', 'wojownik', 'πολεμιστής'],
  'effects.icon.climb': ['climb', 'ascension', 'pozyskiwanie wpływów', 'κοινωνική ανέλιξη'],
  'effects.icon.gate': ['gate', 'portes du château', 'brama', 'πύλη'],
  'effects.icon.plant': ['plant garden', 'jardin végétal', 'ogród roślinny', 'κήπος φυτών'],
  'effects.icon.stone': ['stone garden', 'jardin minéral', 'ogród kamienny', 'κήπος πέτρας'],
  'effects.icon.heron': ['heron', 'héron', 'czapla', 'ερωδιός'],
  'effects.icon.die': ['die', 'dé', 'kość', 'ζάρι'],
  'effects.icon.katana': ['katana', 'katana', 'katana', 'κατάνα'],
  'effects.icon.kabuto': ['kabuto', 'kabuto', 'kabuto', 'καμπούτο'],
  'effects.icon.flag': ['flag', 'drapeau', 'flaga', 'σημαία'],
  'effects.icon.crane-blue': ['crane', 'grue', 'żuraw', 'γερανός'],
  'effects.icon.goods-common': ['Common goods', 'marchandises communes', 'towary pospolite', 'κοινά αγαθά'],
  'effects.icon.goods-luxury': ['Luxury goods', 'marchandises de luxe', 'towary luksusowe', 'πολυτελή αγαθά'],
  'effects.icon.change': [
    'Change Activation tile',
    'jeton Échange',
    'żeton zamiany aktywacji',
    'πλακίδιο αλλαγής',
  ],
  'effects.icon.scroll': ['scroll', 'parchemin', 'zwój', 'πάπυρος'],
  'effects.partIn.duel.well': ['Well benefit', 'bénéfice du puits', 'korzyść studni', 'όφελος πηγαδιού'],
  'effects.part.decree_coin': ['Decree', 'décret', 'dekret', 'διάταγμα'],
  'effects.place.S1': ['Steward', 'intendant', 'zarządcy', 'διαχειριστή'],
  'effects.place.D1': ['Diplomat', 'diplomate', 'dyplomaty', 'διπλωμάτη'],
  'effects.place.outside1': ['outside the walls', 'hors des murs', 'poza murami', 'έξω από τα τείχη'],
  'moves.did.yard': [
    'Basic Training Yard',
    'terrain d’entraînement Novice',
    'podstawowym placu treningowym',
    'βασική αυλή',
  ],
  'effects.clan.rival': ['rival', 'rival', 'przeciwnik', 'αντίπαλος'],
  'effects.influence.weapon': ['weapon', 'arme', 'broni', 'όπλου'],
  'moves.do.favour': ['Daimyo’s favour', 'faveur du daimyo', 'łaska daimyo', 'εύνοια του Daimyo'],
  'events.returnRound': ['Return round', 'retour', 'runda powrotna', 'γύρος επιστροφής'],
};

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into);
  } else assert.fail(`${path} is neither a text nor a group of texts`);
  return into;
}

const messages = new Map(
  LANGUAGES.map((language) => [language as string, flatten(readMessages(language), '', new Map())]),
);
const english = messages.get('en')!;

/** Every element of a message, those inside plurals, selects and tags included. */
function* elements(list: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of list) {
    yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) yield* elements(option.value);
    }
    if (element.type === TYPE.tag) yield* elements(element.children);
  }
}

/** What a caller must hand to a message: its arguments and its tags. */
function needs(text: string): string[] {
  const found = new Set<string>();
  for (const element of elements(parse(text))) {
    if (element.type === TYPE.tag) found.add(`<${element.value}>`);
    else if (element.type !== TYPE.literal && element.type !== TYPE.pound) found.add(element.value);
  }
  return [...found].sort();
}

/** The words each select of a message knows, by its argument. */
function choices(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const element of elements(parse(text))) {
    if (element.type === TYPE.select) found.set(element.value, Object.keys(element.options).sort());
  }
  return found;
}

for (const language of LANGUAGES.slice(1)) {
  const own = messages.get(language)!;

  test(`${language} has exactly the keys of English`, () => {
    const missing = [...english.keys()].filter((key) => !own.has(key));
    const unknown = [...own.keys()].filter((key) => !english.has(key));
    assert.deepEqual({ missing, unknown }, { missing: [], unknown: [] });
  });

  test(`${language} needs the same arguments as English and tells the same words apart`, () => {
    for (const [key, text] of own) {
      const source = english.get(key);
      if (source === undefined) continue;
      assert.deepEqual(needs(text), needs(source), `${language} ${key}`);
      const known = choices(source);
      for (const [name, words] of choices(text)) {
        if (known.has(name)) assert.deepEqual(words, known.get(name), `${language} ${key} ${name}`);
      }
    }
  });
}

for (const language of LANGUAGES) {
  const own = messages.get(language)!;

  test(`${language} has no empty text, and every text can be read`, () => {
    for (const [key, text] of own) {
      assert.ok(text.trim().length > 0, `${language} ${key} is empty`);
      assert.doesNotThrow(() => parse(text), `${language} ${key}: ${text}`);
    }
  });

  test(`${language} names every plural form it has`, () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    for (const [key, text] of own) {
      for (const element of elements(parse(text))) {
        if (element.type !== TYPE.plural || element.pluralType === 'ordinal') continue;
        const forms = Object.keys(element.options).filter((form) => !form.startsWith('='));
        assert.deepEqual(forms.sort(), categories, `${language} ${key}`);
      }
    }
  });

  test(`${language} uses the words of the glossary`, () => {
    const column = LANGUAGES.indexOf(language);
    for (const [key, terms] of Object.entries(TERMS)) {
      const text = own.get(key) ?? '';
      assert.ok(
        text.toLocaleLowerCase(language).includes(terms[column].toLocaleLowerCase(language)),
        `${language} ${key}: "${text}" lacks "${terms[column]}"`,
      );
    }
  });
}

test('Polish calls the third colour orange at the castle and red in the Duel', () => {
  for (const [key, text] of messages.get('pl')!) {
    if (key.startsWith('castle.')) assert.doesNotMatch(text, /czerwon/i, key);
    if (key.startsWith('duel.')) assert.doesNotMatch(text, /pomarańcz/i, key);
  }
});

/** No message of a language may match any of these. */
function noneMatches(language: string, patterns: readonly RegExp[]): void {
  for (const [key, text] of messages.get(language)!)
    for (const pattern of patterns) assert.doesNotMatch(text, pattern, `${language} ${key}`);
}

test('French has a no-break space before a colon and narrow ones at its other double marks', () => {
  noneMatches('fr', [/(?<!\u00a0):/, /(?<!\u202f)[;!?»]/, /«(?!\u202f)/]);
});

test('no line of Polish ends with a word of one letter', () => {
  noneMatches('pl', [/(?<![\p{L}\d.{<])[aiouwz] (?=[^\s,}])/iu]);
});

test('Greek asks with its own question mark and parts with its own upper dot', () => {
  // U+037E and U+0387 look the same, but Unicode replaces them by the plain ones.
  noneMatches('el', [/[?\u037e\u0387]/, /;(?=\s*\p{Ll})/u]);
});

test('every language has its own quotation marks and apostrophes', () => {
  noneMatches('en', [/["'«»„]/]);
  noneMatches('fr', [/["'“”„]/]);
  noneMatches('pl', [/["'“«»]/]);
  noneMatches('el', [/["'“”„]/]);
});
