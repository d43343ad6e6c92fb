import { board, words } from '@shirasagi/engine/duel';
import { EffectIcons } from '../../../art/effect-icons';
import { isCost } from '../../../art/effect-parts';
import type { EffectPlace } from '../../../editions/edition-view';
import { readKnown } from '../../../editions/editor/effect-draft';
import { effectWords } from '../../../words/effect-words';
import { countsOf, writeCost } from './counts';

const { WORDS } = words;
/** The most parts the engine takes. */
const PARTS = 4;

const PLACE: EffectPlace = {
  words: WORDS,
  most: (word) => words.mostOf(WORDS.indexOf(word as words.Word)),
  isBare: (word) => word === 'change',
  parts: PARTS,
  options: { least: 1, most: 2 },
  price: [
    { icon: 'coin', most: board.MONEY_CAP },
    { icon: 'seal', most: board.MONEY_CAP },
    { icon: 'money', most: board.MONEY_CAP },
  ],
  writePrice: writeCost,
  read: (text) =>
    readKnown(text, WORDS, (price) => (price === '' || isCost(price) ? countsOf(price) : undefined)),
  draw: (text) => <EffectIcons text={text} game="duel" />,
  tell: (t, text) => effectWords(t, text, 'duel'),
};

/** A scroll, a garden, a landing of a path. */
export const ANYWHERE = PLACE;
/** A yard tile: one of two rewards. */
export const YARD: EffectPlace = { ...PLACE, options: { least: 2, most: 2 }, price: [] };
/** A Lantern card or a starting card: gains. */
export const GAINS: EffectPlace = {
  ...PLACE,
  words: words.GAIN_WORDS,
  options: { least: 1, most: 1 },
  price: [],
};
