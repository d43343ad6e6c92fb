import { type GameName, isProblem, splitEffect } from '@shirasagi/engine';
import type { Messages } from './load.js';
import { remembered } from './remembered.js';
import type { Words } from './words.js';

type Effects = Messages['effects'];
type Part = keyof Effects['part'];
type Price = keyof Effects['price'];
type Mark = keyof Effects['mark'];
/** Messages for what means something of its own in one game. */
type OwnPart = `effects.partIn.duel.${keyof Effects['partIn']['duel']}`;
type OwnAbout = `effects.aboutIn.duel.${keyof Effects['aboutIn']['duel']}`;
/** The names of icons that explain themselves. */
export type IconWord = keyof Effects['icon'];

/** Letters of the Duel's prices (`3c 1s`) and of its icons (`KKH`). */
const PRICE_LETTERS: Readonly<Record<string, Price>> = { c: 'coin', s: 'seal', a: 'mix' };
const MARK_LETTERS: Readonly<Record<string, Mark>> = {
  F: 'flag',
  K: 'katana',
  H: 'kabuto',
  B: 'crane_blue',
  W: 'crane_white',
};

/** One part of an effect with its count, such as `2 coins`; a game may have a meaning of its own for a word. */
export const partWords = remembered('part', (t, word: string, n: number, game: GameName): string => {
  const key = word.replace(/[:-]/, '_') as Part;
  const own = `effects.partIn.${game}.${key}` as OwnPart;
  return t.has(own) ? t(own, { n }) : t(`effects.part.${key}`, { n });
});

/** A count of something to pay, in the form that follows "pay". */
export function countedPrice(t: Words, what: Price, n: number): string {
  return n === 0 ? t('effects.free') : t(`effects.price.${what}`, { n });
}

/** Several prices joined, leaving out those of nothing. */
export function joinedPrice(t: Words, prices: readonly (readonly [Price, number])[]): string {
  const words = prices.filter(([, n]) => n > 0).map(([what, n]) => countedPrice(t, what, n));
  if (words.length === 0) return t('effects.free');
  return words.reduce((first, second) => t('effects.both', { first, second }));
}

/** A price in words: `coin 3` of the castle, `3c 1s` of the Duel. */
export const priceWords = remembered('price', (t, price: string): string => {
  if (!/^[0-9]/.test(price)) {
    const [what, n] = price.split(' ');
    return countedPrice(t, what as Price, Number(n));
  }
  return joinedPrice(
    t,
    price.split(' ').map((part) => [PRICE_LETTERS[part.slice(-1)], Number(part.slice(0, -1))] as const),
  );
});

/** Things to choose between; those of several parts are kept apart more clearly. */
export function eitherWords(t: Words, options: readonly string[]): string {
  const key = options.some((option) => option.includes(', ')) ? 'eitherLong' : 'either';
  return options.reduce((first, second) => t(`effects.${key}`, { first, second }));
}

/** Several effects one after the other. */
export function listedWords(t: Words, effects: readonly string[]): string {
  return effects.reduce((first, second) => t('effects.listed', { first, second }));
}

/** An effect's price and what it leads to, each in words; the price is empty where there is none. */
export function effectSplit(t: Words, text: string, game: GameName): { price: string; effect: string } {
  const effect = splitEffect(text);
  if (isProblem(effect)) throw new Error(effect.text);
  return {
    price: effect.pay ? priceWords(t, effect.pay) : '',
    effect: eitherWords(
      t,
      effect.options.map((parts) =>
        parts.map(({ word, count }) => partWords(t, word, count, game)).join(', '),
      ),
    ),
  };
}

/** An effect in words, such as `pay 1 seal, then a courtier action`. */
export const effectWords = remembered('effect', (t, text: string, game: GameName): string => {
  const { price, effect } = effectSplit(t, text, game);
  return price ? t('effects.priced', { price, effect }) : effect;
});

/** Icons of the Duel such as `KKH` in words: `2 katanas, 1 kabuto`. */
export const markWords = remembered('mark', (t, icons: string): string =>
  Object.entries(MARK_LETTERS)
    .map(([letter, mark]) => ({ mark, n: icons.split(letter).length - 1 }))
    .filter(({ n }) => n > 0)
    .map(({ mark, n }) => t(`effects.mark.${mark}`, { n }))
    .join(', '),
);

/** An icon's name. */
export function iconName(t: Words, name: IconWord): string {
  return t(`effects.icon.${name}`);
}

/** What an icon means, in a sentence or two, for the game one plays. */
export function iconAbout(t: Words, name: IconWord, game: GameName): string {
  const own = `effects.aboutIn.${game}.${name}` as OwnAbout;
  return t.has(own) ? t(own) : t(`effects.about.${name}`);
}

/** A word of an effect without a count, to say what comes first. */
export function wordName(t: Words, word: string, game: GameName): string {
  const icon = `effects.icon.${word.replace(':', '-') as IconWord}` as const;
  return t.has(icon) ? t(icon) : partWords(t, word, 1, game);
}
