import { type WordFrame, WordFrames } from '../../core/word-frames.js';
import { MONEY_CAP } from '../model/board.js';
import {
  BUY_FRAME,
  COURTIER_FRAME,
  GARDEN_FRAME,
  IMPROVE_FRAME,
  LANTERN_CARD_FRAME,
  TRADE_FRAME,
  TRAINING_FRAME,
  WELL_FRAME,
} from '../model/frames.js';

/** What a word of an effect is. */
type WordClass =
  /** Given at once. */
  | 'gain'
  /** Something to do: it may ask, or turn out impossible. */
  | 'deed';

interface WordRow extends WordFrame {
  readonly word: string;
  readonly is: WordClass;
  /** The most it may count; a word without one takes no number. */
  readonly most?: number;
  /** Whether it can lead to another card or another action, and so to a chain. */
  readonly chains?: true;
}

const MOST = 20;

/** The vocabulary of effects. The number of a word is its place here, and moves are numbered by it: add at the end. */
const TABLE = [
  { word: 'food', is: 'gain', most: MOST },
  { word: 'iron', is: 'gain', most: MOST },
  { word: 'pearl', is: 'gain', most: MOST },
  { word: 'coin', is: 'gain', most: MOST },
  { word: 'seal', is: 'gain', most: MOST },
  { word: 'vp', is: 'gain', most: MOST },
  { word: 'change', is: 'gain', most: 2 },
  { word: 'any', is: 'gain', most: MOST },
  { word: 'money', is: 'gain', most: MONEY_CAP },
  { word: 'lantern_card', is: 'deed', opens: LANTERN_CARD_FRAME, given: 0 },
  { word: 'lantern_card_activate', is: 'deed', opens: LANTERN_CARD_FRAME, given: 1 },
  { word: 'lantern:coral', is: 'deed' },
  { word: 'lantern:black', is: 'deed' },
  { word: 'lantern:white', is: 'deed' },
  { word: 'lantern:any', is: 'deed' },
  { word: 'improve', is: 'deed', most: 9, opens: IMPROVE_FRAME },
  { word: 'well', is: 'deed', most: 9, opens: WELL_FRAME },
  { word: 'buy_card', is: 'deed', chains: true, opens: BUY_FRAME, given: 0 },
  { word: 'free_card', is: 'deed', chains: true, opens: BUY_FRAME, given: 1 },
  { word: 'garden-1', is: 'deed', chains: true, opens: GARDEN_FRAME, given: 1 },
  { word: 'training-1', is: 'deed', chains: true, opens: TRAINING_FRAME, given: 1 },
  { word: 'courtier-1', is: 'deed', chains: true, opens: COURTIER_FRAME, given: 1 },
  { word: 'trade-1', is: 'deed', chains: true, opens: TRADE_FRAME, given: 1 },
] as const satisfies readonly WordRow[];

export type Word = (typeof TABLE)[number]['word'];

const ROWS: readonly WordRow[] = TABLE;

/** All words, in the order of their numbers. */
export const WORDS: readonly Word[] = TABLE.map(({ word }) => word);

/** The words that are gains. */
export const GAIN_WORDS = WORDS.filter((_, word) => isGain(word));

const numberOf = (word: Word): number => WORDS.indexOf(word);

export const LANTERN_CARD = numberOf('lantern_card');
export const LANTERN_CARD_ACTIVATE = numberOf('lantern_card_activate');
export const LANTERN_CORAL = numberOf('lantern:coral');
export const LANTERN_BLACK = numberOf('lantern:black');
export const LANTERN_WHITE = numberOf('lantern:white');
export const LANTERN_ANY = numberOf('lantern:any');
export const IMPROVE = numberOf('improve');
export const WELL = numberOf('well');
export const BUY_CARD = numberOf('buy_card');
export const FREE_CARD = numberOf('free_card');
export const GARDEN_1 = numberOf('garden-1');
export const TRAINING_1 = numberOf('training-1');
export const COURTIER_1 = numberOf('courtier-1');
export const TRADE_1 = numberOf('trade-1');

/** Whether a word is a plain gain. */
export function isGain(word: number): boolean {
  return ROWS[word].is === 'gain';
}
/** Whether a deed can lead to another card or action. */
export const chains = (word: number): boolean => ROWS[word].chains === true;
/** The most a word may count. */
export const mostOf = (word: number): number => ROWS[word].most ?? 1;

/** The frames that words open. */
export const WORD_FRAMES = new WordFrames(ROWS, (word) => ROWS[word].most !== undefined);
