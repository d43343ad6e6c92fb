import { type WordFrame, WordFrames } from '../../core/word-frames.js';
import { COLOURS, COURTIER, GARDENER, WARRIOR } from '../model/board.js';
import {
  ANY_COLOUR,
  ANY_FRAME,
  COURTIER_FRAME,
  DOMAIN_FRAME,
  GARDENER_FRAME,
  LIGHT_FRAME,
  TILE_FRAME,
  TIME_FRAME,
  WARRIOR_FRAME,
  WORKER_FRAME,
} from '../model/frames.js';

/** What a word of an effect is; everything else about words follows from this. */
type WordClass =
  /** Given at once; when it comes never matters. */
  | 'gain'
  /** A gain that the order of parts can matter for, because of limits and borders (C8.5). */
  | 'orderedGain'
  /** A resource of choice. */
  | 'choice'
  /** An action: it may turn out impossible (C8.8). */
  | 'action'
  /** A Decree, only on starting resource cards. */
  | 'decree';

interface WordRow extends WordFrame {
  readonly word: string;
  readonly is: WordClass;
  /** Whether a number may follow it. */
  readonly counted?: true;
  /** Whether a Lantern side may show it. */
  readonly lanternSide?: true;
  /** Whether it leads to another effect, on a card, a row or beside a tile. */
  readonly leadsOn?: true;
}

const ALL_WORKERS = (1 << COURTIER) | (1 << GARDENER) | (1 << WARRIOR);

/** The vocabulary of effects. The number of a word is its place here, and moves are numbered by it: add at the end. */
const TABLE = [
  { word: 'food', is: 'gain', counted: true, lanternSide: true },
  { word: 'iron', is: 'gain', counted: true, lanternSide: true },
  { word: 'pearl', is: 'gain', counted: true, lanternSide: true },
  { word: 'coin', is: 'gain', counted: true, lanternSide: true },
  { word: 'seal', is: 'orderedGain', counted: true, lanternSide: true },
  { word: 'vp', is: 'gain', counted: true, lanternSide: true },
  { word: 'time', is: 'orderedGain', counted: true, lanternSide: true, opens: TIME_FRAME },
  { word: 'any', is: 'choice', counted: true, opens: ANY_FRAME },
  { word: 'lantern', is: 'orderedGain' },
  { word: 'well', is: 'orderedGain' },
  { word: 'courtier', is: 'action', opens: COURTIER_FRAME },
  { word: 'gardener', is: 'action', opens: GARDENER_FRAME },
  { word: 'warrior', is: 'action', opens: WARRIOR_FRAME },
  { word: 'worker', is: 'action', opens: WORKER_FRAME, given: ALL_WORKERS },
  { word: 'domain', is: 'action', leadsOn: true, opens: DOMAIN_FRAME },
  { word: 'light', is: 'action', leadsOn: true, opens: LIGHT_FRAME },
  { word: 'tile:coral', is: 'action', leadsOn: true, opens: TILE_FRAME, given: COLOURS.indexOf('coral') },
  { word: 'tile:black', is: 'action', leadsOn: true, opens: TILE_FRAME, given: COLOURS.indexOf('black') },
  { word: 'tile:white', is: 'action', leadsOn: true, opens: TILE_FRAME, given: COLOURS.indexOf('white') },
  { word: 'tile:any', is: 'action', leadsOn: true, opens: TILE_FRAME, given: ANY_COLOUR },
  { word: 'decree:coin', is: 'decree' },
  { word: 'decree:seal', is: 'decree' },
  { word: 'decree:vp', is: 'decree' },
] as const satisfies readonly WordRow[];

export type Word = (typeof TABLE)[number]['word'];

const ROWS: readonly WordRow[] = TABLE;

/** All words, in the order of their numbers. */
export const WORDS: readonly Word[] = TABLE.map(({ word }) => word);

const numberOf = (word: Word): number => WORDS.indexOf(word);

export const FOOD = numberOf('food');
export const IRON = numberOf('iron');
export const PEARL = numberOf('pearl');
export const COIN = numberOf('coin');
export const SEAL = numberOf('seal');
export const VP = numberOf('vp');
export const TIME = numberOf('time');
export const ANY = numberOf('any');
export const LANTERN = numberOf('lantern');
export const WELL_ACTION = numberOf('well');
export const COURTIER_ACTION = numberOf('courtier');
export const GARDENER_ACTION = numberOf('gardener');
export const WARRIOR_ACTION = numberOf('warrior');
export const WORKER_ACTION = numberOf('worker');
export const DOMAIN = numberOf('domain');
export const LIGHT = numberOf('light');
export const TILE_CORAL = numberOf('tile:coral');
export const TILE_BLACK = numberOf('tile:black');
export const TILE_WHITE = numberOf('tile:white');
export const TILE_ANY = numberOf('tile:any');
export const DECREE_COIN = numberOf('decree:coin');
export const DECREE_SEAL = numberOf('decree:seal');
export const DECREE_VP = numberOf('decree:vp');

/** Whether a word is a gain that needs no question and comes whenever. */
export const isPlainGain = (word: number): boolean => ROWS[word].is === 'gain';
/** Whether the order among gains can matter for this one. */
export const isOrderedGain = (word: number): boolean => ROWS[word].is === 'orderedGain';
/** Whether a word is an action that may be impossible. */
export const isAction = (word: number): boolean => ROWS[word].is === 'action';
export const isDecree = (word: number): boolean => ROWS[word].is === 'decree';
/** Whether a number may follow a word. */
export const isCounted = (word: number): boolean => ROWS[word].counted === true;
/** Whether a word leads to another effect. */
export const leadsOn = (word: number): boolean => ROWS[word].leadsOn === true;
/** Whether a Lantern side may show a word. */
export const isLanternSide = (word: number): boolean => ROWS[word].lanternSide === true;

/** How many words a Lantern side may show: the first ones of the table. */
export const LANTERN_ICONS = ROWS.filter(({ lanternSide }) => lanternSide).length;

/** The frames that words open. */
export const WORD_FRAMES = new WordFrames(ROWS, isCounted);
