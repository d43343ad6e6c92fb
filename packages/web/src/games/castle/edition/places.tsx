import { words } from '@shirasagi/engine/castle';
import { EffectIcons } from '../../../art/effect-icons';
import type { EffectPlace } from '../../../editions/edition-view';
import { readKnown } from '../../../editions/editor/effect-draft';
import { effectWords } from '../../../words/effect-words';
import { RivalAction } from '../clans/rival';
import { rivalActionWords } from '../sentences/events';

const { WORDS } = words;
const MOST = 9;
/** The most parts the engine takes. */
const MOST_PARTS = 8;
const MONEY = ['coin', 'seal'];

const wordsThat = (fits: (word: number) => boolean): string[] => WORDS.filter((_, number) => fits(number));

function isCounted(word: string): boolean {
  return words.isCounted(WORDS.indexOf(word as words.Word));
}

/** Coins and seals of a price such as `coin 3`. */
function readPrice(text: string): number[] | undefined {
  if (text !== '' && !/^(coin|seal) \d+$/.test(text)) return undefined;
  const [what, amount] = text.split(' ');
  return MONEY.map((money) => (money === what ? Number(amount) : 0));
}

const PLACE: EffectPlace = {
  words: wordsThat((word) => !words.isDecree(word)),
  most: (word) => (isCounted(word) ? MOST : 1),
  isBare: () => false,
  parts: MOST_PARTS,
  options: { least: 1, most: 1 },
  price: [
    { icon: 'coin', most: MOST },
    { icon: 'seal', most: MOST },
  ],
  // A price of this game is in one of the two: the other one gives way.
  writePrice: ([coins, seals]) => (coins > 0 ? `coin ${coins}` : `seal ${seals}`),
  read: (text) => readKnown(text, WORDS, readPrice),
  draw: (text) => <EffectIcons text={text} game="castle" />,
  tell: (t, text) => effectWords(t, text, 'castle'),
};

const withoutPrice = { ...PLACE, price: [] };

/** A favour, a garden, a yard tile: anything but Decrees. */
export const ANYWHERE = PLACE;
/** A light block: gains. */
export const LIGHT_BLOCK: EffectPlace = {
  ...withoutPrice,
  words: wordsThat((word) => !words.isAction(word) && !words.isDecree(word)),
};
/** A dark block: one worker action, which may have a price. */
export const DARK_BLOCK: EffectPlace = { ...PLACE, words: ['courtier', 'gardener', 'warrior'], parts: 1 };
export const STARTING_ACTION: EffectPlace = {
  ...PLACE,
  words: wordsThat((word) => !words.leadsOn(word) && !words.isDecree(word)),
};
export const STARTING_GAIN: EffectPlace = {
  ...withoutPrice,
  words: wordsThat((word) => words.isCounted(word) || words.isDecree(word)),
};
export const LANTERN_SIDE: EffectPlace = { ...withoutPrice, words: wordsThat(words.isLanternSide), parts: 1 };
export const DIE_TILE: EffectPlace = { ...withoutPrice, words: wordsThat(words.isCounted) };

const RIVAL_WORDS = [
  ...['gate', 'climb', 'plant', 'stone', 'garden', 'yard1', 'yard3', 'yard5'],
  ...['vp', 'time', 'coin'],
];
const RIVAL_COUNTS: Readonly<Record<string, number>> = { climb: 2, vp: MOST, time: MOST, coin: MOST };

/** One of the two actions of a rival's card. */
export const RIVAL_ACTION: EffectPlace = {
  ...withoutPrice,
  words: RIVAL_WORDS,
  most: (word) => RIVAL_COUNTS[word] ?? 1,
  parts: 1,
  read(text) {
    const [word, count = '1'] = text.split(' ');
    const known = RIVAL_WORDS.includes(word) && /^\d$/.test(count);
    return known ? { price: [], options: [[{ word, count: Number(count) }]] } : undefined;
  },
  draw: (text) => <RivalAction text={text} />,
  tell: rivalActionWords,
};
