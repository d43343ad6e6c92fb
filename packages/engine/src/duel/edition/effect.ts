import { effectProblem, splitEffect, type TextPart } from '../../core/effect-text.js';
import { isProblem, type Problem } from '../../core/problem.js';
import { REWARDS } from '../model/board.js';
import { type Cost, readCost } from './cost.js';
import {
  chains,
  GAIN_WORDS,
  IMPROVE,
  isGain,
  LANTERN_ANY,
  LANTERN_BLACK,
  LANTERN_CARD,
  LANTERN_CARD_ACTIVATE,
  LANTERN_CORAL,
  LANTERN_WHITE,
  mostOf,
  WELL,
  WORDS,
  type Word,
} from './effect-words.js';
import { duelProblem } from './problems.js';

/** Plain gains added up. */
export interface Gains {
  readonly food: number;
  readonly iron: number;
  readonly pearl: number;
  readonly coin: number;
  readonly seal: number;
  readonly vp: number;
  readonly change: number;
  /** Resources of choice. */
  readonly any: number;
  /** Coins or seals of choice. */
  readonly money: number;
}

/** One of the things an effect may do: gains, and deeds that may ask something. */
export interface Option {
  readonly text: string;
  readonly gives: boolean;
  readonly gains: Gains;
  /** The first word of the gains as printed, by which the order of parts names them; -1 without gains. */
  readonly gainWord: number;
  readonly deeds: readonly number[];
  readonly counts: readonly number[];
  /** Its parts may depend on each other (D3.8); whether they do depends on the position. */
  readonly ordered: boolean;
}

/** An effect read once at load: an optional price, and one or two options to choose from. */
export interface Effect {
  readonly text: string;
  readonly priced: boolean;
  readonly price: Cost;
  readonly options: readonly Option[];
}

const MAX_PARTS = 4;

/** Whether an option can lead to another card or another action, and so to a chain. */
export function isChain(option: Option): boolean {
  return option.deeds.some(chains);
}

/** Flipping and taking a Lantern card neither use what is gained nor change what can be gained. */
function minds(deed: number): boolean {
  return deed !== IMPROVE && deed !== LANTERN_CARD;
}

/** Deeds that flipping a card neither helps nor hinders. */
const LANTERN_OR_WELL = new Set([
  LANTERN_CARD,
  LANTERN_CARD_ACTIVATE,
  LANTERN_CORAL,
  LANTERN_BLACK,
  LANTERN_WHITE,
  LANTERN_ANY,
  WELL,
]);

function depend(a: number, b: number): boolean {
  if (a === IMPROVE) return !LANTERN_OR_WELL.has(b);
  if (b === IMPROVE) return !LANTERN_OR_WELL.has(a);
  return !((a === LANTERN_CARD && b === WELL) || (a === WELL && b === LANTERN_CARD));
}

function isOrdered(gains: Gains, deeds: readonly number[]): boolean {
  const { vp, ...other } = gains;
  const givesMore = Object.values(other).some((count) => count > 0);
  if (givesMore && deeds.some(minds)) return true;
  return deeds.some((a, i) => deeds.some((b, j) => i < j && depend(a, b)));
}

function readOption(parts: readonly TextPart[], text: string): Option | Problem {
  const counts = new Map<number, number>();
  if (parts.length > MAX_PARTS) return effectProblem('parts', { text, most: MAX_PARTS });
  for (const { word: name, count } of parts) {
    const word = WORDS.indexOf(name as Word);
    if (word < 0) return effectProblem('word', { word: name, known: WORDS.join(', ') });
    const most = mostOf(word);
    if (count < 1 || count > most) return effectProblem('count', { word: name, count, most });
    if (counts.has(word)) return effectProblem('twice', { word: name, text });
    counts.set(word, count);
  }
  const words = [...counts.keys()];
  const deeds = words.filter((word) => !isGain(word));
  const gains = Object.fromEntries(
    GAIN_WORDS.map((name) => [name, counts.get(WORDS.indexOf(name)) ?? 0]),
  ) as unknown as Gains;
  return {
    text,
    gives: deeds.length < words.length,
    gains,
    gainWord: words.find(isGain) ?? -1,
    deeds,
    counts: deeds.map((deed) => counts.get(deed)!),
    ordered: isOrdered(gains, deeds),
  };
}

/** Reads an effect's text, or says what is wrong with it. */
export function readEffect(text: string): Effect | Problem {
  const split = splitEffect(text);
  if (isProblem(split)) return split;
  const price = split.pay ? readCost(split.pay) : { coins: 0, seals: 0, mix: 0 };
  if (isProblem(price)) return price;
  if (split.options.length > REWARDS.length) return duelProblem('choices', { text, most: REWARDS.length });
  const options: Option[] = [];
  for (const parts of split.options) {
    const option = readOption(parts, text);
    if (isProblem(option)) return option;
    options.push(option);
  }
  return {
    text,
    priced: split.pay !== '',
    price,
    options,
  };
}

/** Reads an effect that must consist of plain gains, or says what is wrong with it. */
export function readGains(text: string): Gains | Problem {
  const effect = readEffect(text);
  if (isProblem(effect)) return effect;
  if (effect.priced || effect.options.length > 1 || effect.options[0].deeds.length > 0) {
    return duelProblem('gainsOnly', { text, known: GAIN_WORDS.join(', ') });
  }
  return effect.options[0].gains;
}
