import { type Fields, MoveTable } from '../../core/moves.js';
import { WORDS, type Word } from '../edition/effect-words.js';
import { INFLUENCE_CARDS, STARTING_CARDS } from '../edition/ids.js';
import {
  ACTIVATIONS,
  type Activation,
  BENEFITS,
  type Benefit,
  COLOURS,
  COLUMNS,
  type Colour,
  type Column,
  DECKS,
  type Deck,
  LANTERN_ROW,
  LOCATIONS,
  type Location,
  MONEY_CAP,
  MONEY_KINDS,
  type MoneyKind,
  PATHS,
  type Path,
  RESOURCES,
  REWARDS,
  type Resource,
  type Reward,
  SOURCES,
  type Source,
  TRADES,
  type Trade,
  YARDS,
  type Yard,
} from './board.js';

/** What a move of the Duel means. */
export type DuelMove =
  | { readonly kind: 'start'; readonly card: string }
  | { readonly kind: 'swap'; readonly a: Activation; readonly b: Activation }
  | { readonly kind: 'noSwap' }
  | { readonly kind: 'place'; readonly colour: Colour; readonly location: Location }
  | { readonly kind: 'take'; readonly location: Location }
  | { readonly kind: 'act'; readonly source: Source }
  | { readonly kind: 'wellInstead'; readonly source: Source }
  | { readonly kind: 'well'; readonly benefit: Benefit }
  | { readonly kind: 'buy'; readonly deck: Deck }
  | { readonly kind: 'payMix'; readonly coins: number }
  | { readonly kind: 'gardenColumn'; readonly column: Column }
  | { readonly kind: 'yard'; readonly yard: Yard }
  | { readonly kind: 'reward'; readonly option: Reward }
  | { readonly kind: 'climb'; readonly path?: Path; readonly spaces: 1 | 2 }
  | { readonly kind: 'trade'; readonly option: Trade }
  | { readonly kind: 'payResource'; readonly resource: Resource }
  | { readonly kind: 'lantern'; readonly colour: Colour }
  | { readonly kind: 'lanternCard'; readonly slot: number }
  | { readonly kind: 'improve'; readonly card: string }
  | { readonly kind: 'gainAny'; readonly resource: Resource }
  | { readonly kind: 'gainMoney'; readonly coins: number }
  | { readonly kind: 'giveBack'; readonly what: MoneyKind }
  | { readonly kind: 'order'; readonly first: Word }
  | { readonly kind: 'pay' }
  | { readonly kind: 'exchange'; readonly get: Resource }
  | { readonly kind: 'skip' }
  | { readonly kind: 'endTurn' };

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** Pairs of different tiles, the one earlier in the component list first. */
const SWAPS: Fields[] = ACTIVATIONS.slice(0, -1).map((tile, i) => ({
  a: [tile],
  b: ACTIVATIONS.slice(i + 1),
}));

/** Every move of the game, numbered. */
export const MOVES = new MoveTable<DuelMove>({
  start: [{ card: STARTING_CARDS }],
  swap: SWAPS,
  noSwap: [{}],
  place: [{ colour: COLOURS, location: LOCATIONS }],
  take: [{ location: LOCATIONS }],
  act: [{ source: SOURCES }],
  wellInstead: [{ source: SOURCES }],
  well: [{ benefit: BENEFITS }],
  buy: [{ deck: DECKS }],
  payMix: [{ coins: upTo(MONEY_CAP) }],
  gardenColumn: [{ column: COLUMNS }],
  yard: [{ yard: YARDS }],
  reward: [{ option: REWARDS }],
  climb: [{ spaces: [1, 2] }, { path: PATHS, spaces: [1, 2] }],
  trade: [{ option: TRADES }],
  payResource: [{ resource: RESOURCES }],
  lantern: [{ colour: COLOURS }],
  lanternCard: [{ slot: upTo(LANTERN_ROW - 1) }],
  improve: [{ card: INFLUENCE_CARDS }],
  gainAny: [{ resource: RESOURCES }],
  gainMoney: [{ coins: upTo(MONEY_CAP) }],
  giveBack: [{ what: MONEY_KINDS }],
  order: [{ first: WORDS }],
  pay: [{}],
  exchange: [{ get: RESOURCES }],
  skip: [{}],
  endTurn: [{}],
});

// First number of each kind; the fields count on from there in the order of their lists above.
export const START = MOVES.base('start');
export const SWAP = MOVES.base('swap');
export const NO_SWAP = MOVES.base('noSwap');
export const PLACE = MOVES.base('place');
export const TAKE = MOVES.base('take');
export const ACT = MOVES.base('act');
export const WELL_INSTEAD = MOVES.base('wellInstead');
export const WELL_BENEFIT = MOVES.base('well');
export const BUY = MOVES.base('buy');
export const PAY_MIX = MOVES.base('payMix');
export const GARDEN_COLUMN = MOVES.base('gardenColumn');
export const YARD = MOVES.base('yard');
export const REWARD = MOVES.base('reward');
export const CLIMB = MOVES.base('climb');
export const CLIMB_BY_PATH = MOVES.number('climb:left:1');
export const TRADE = MOVES.base('trade');
export const PAY_RESOURCE = MOVES.base('payResource');
export const LANTERN = MOVES.base('lantern');
export const LANTERN_CARD = MOVES.base('lanternCard');
export const IMPROVE = MOVES.base('improve');
export const GAIN_ANY = MOVES.base('gainAny');
export const GAIN_MONEY = MOVES.base('gainMoney');
export const GIVE_BACK = MOVES.base('giveBack');
export const ORDER = MOVES.base('order');
export const PAY = MOVES.base('pay');
/** Moves from here on may stand beside any decision. */
export const EXCHANGE = MOVES.base('exchange');
export const SKIP = MOVES.base('skip');
export const END_TURN = MOVES.base('endTurn');

/** The two tiles of each swap, as numbers. */
export const SWAP_TILES = ACTIVATIONS.flatMap((_, a) => ACTIVATIONS.map((_, b) => [a, b])).filter(
  ([a, b]) => a < b,
);
