import { effectProblem, splitEffect } from '../../core/effect-text.js';
import { isProblem, type Problem } from '../../core/problem.js';
import {
  isAction,
  isCounted,
  isDecree,
  isLanternSide,
  isOrderedGain,
  isPlainGain,
  WORDS,
  type Word,
} from './effect-words.js';
import { castleProblem } from './problems.js';

/** An effect read once at load: a price and parts, ready to be performed. */
export interface Effect {
  readonly text: string;
  readonly payCoins: number;
  readonly paySeals: number;
  readonly words: readonly number[];
  readonly counts: readonly number[];
  /** Gains that need no question and whose order cannot matter. */
  readonly plain: boolean;
  /** Contains an action that may be impossible (C8.8): a worker action, a row, a block. */
  readonly acts: boolean;
  /** Has parts whose order may matter (C8.5); whether it does depends on the position. */
  readonly ordered: boolean;
}

/** Where an effect is printed decides what it may say. */
export interface EffectRules {
  readonly price: boolean;
  readonly decrees: boolean;
  /** Words a Lantern side may show: one plain gain or time. */
  readonly lanternSide: boolean;
  /** The most a word may count. */
  readonly most: number;
}

export const ANYWHERE: EffectRules = { price: true, decrees: false, lanternSide: false, most: 9 };
export const STARTING_GAIN: EffectRules = { price: false, decrees: true, lanternSide: false, most: 9 };
export const LANTERN_SIDE: EffectRules = { price: false, decrees: false, lanternSide: true, most: 9 };
/** Several printed effects added up: a row of icons, the well. */
export const ADDED_UP: EffectRules = { price: false, decrees: false, lanternSide: false, most: 99 };

/** Parts performed are bits of one byte while an effect goes on. */
export const MAX_PARTS = 8;

function readPrice(pay: string): { payCoins: number; paySeals: number } | Problem {
  const match = /^(coin|seal) ([1-9])$/.exec(pay);
  if (!match) return castleProblem('price', { text: pay });
  const n = Number(match[2]);
  return match[1] === 'coin' ? { payCoins: n, paySeals: 0 } : { payCoins: 0, paySeals: n };
}

/** Reads an effect's text, or says what is wrong with it. */
export function readEffect(text: string, rules: EffectRules): Effect | Problem {
  const split = splitEffect(text);
  if (isProblem(split)) return split;
  if (split.options.length !== 1) return castleProblem('noChoice', { text });
  if (split.pay && !rules.price) return castleProblem('noPrice', { text });
  const price = split.pay ? readPrice(split.pay) : { payCoins: 0, paySeals: 0 };
  if (isProblem(price)) return price;
  if (split.options[0].length > MAX_PARTS) return effectProblem('parts', { text, most: MAX_PARTS });
  const words: number[] = [];
  const counts: number[] = [];
  for (const part of split.options[0]) {
    const word = WORDS.indexOf(part.word as Word);
    if (word < 0) return effectProblem('word', { word: part.word, known: WORDS.join(', ') });
    if (isDecree(word) && !rules.decrees) return castleProblem('decreePlace', { word: part.word });
    if (rules.lanternSide && !isLanternSide(word))
      return castleProblem('lanternSideWord', { word: part.word });
    if (part.count < 1 || part.count > rules.most)
      return effectProblem('count', { ...part, most: rules.most });
    if (!isCounted(word) && part.count !== 1) return castleProblem('noNumber', { word: part.word });
    if (words.includes(word)) return effectProblem('twice', { word: part.word, text });
    words.push(word);
    counts.push(part.count);
  }
  if (rules.lanternSide && words.length !== 1) return castleProblem('lanternSideOne', { text });
  if (rules.decrees && words.some((word) => !isCounted(word) && !isDecree(word))) {
    return castleProblem('startingGains', { text });
  }
  return {
    text,
    ...price,
    words,
    counts,
    plain: words.every(isPlainGain),
    acts: words.some(isAction),
    ordered: words.filter(isOrderedGain).length > 1 || (words.length > 1 && words.some(isAction)),
  };
}

/** Adds up several effects without prices, words in order of first appearance. */
export function mergeEffects(texts: readonly string[]): string {
  const totals = new Map<string, number>();
  for (const part of texts.flatMap((text) => text.split(', '))) {
    const [word, count] = part.split(' ');
    totals.set(word, (totals.get(word) ?? 0) + Number(count ?? 1));
  }
  return [...totals].map(([word, count]) => (word === 'lantern' ? word : `${word} ${count}`)).join(', ');
}
