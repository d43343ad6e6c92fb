import { board } from '@shirasagi/engine/duel';
import { counted, effectWords, type Vocabulary } from '../sentences/effect-words.js';

/** What is printed on the boards of the Duel, by the names a terminal shows; the numbers are the engine's. */
export const COLUMN_FOOD = {
  stone: board.COLUMN_COST[0],
  plant: board.COLUMN_COST[board.FIRST_PLANT_COLUMN],
} as const;
export const YARD_IRON = { basic: board.YARD_COST[0], elite: board.YARD_COST[1] } as const;
export const YARD_NAMES = { basic: 'Basic', elite: 'Elite' } as const;
/** The reward printed on each Lantern of the domain. */
export const PRINTED_LANTERN: Readonly<Record<string, string>> = Object.fromEntries(
  board.COLOURS.map((colour, i) => [colour, `${board.RESOURCES[board.PRINTED_LANTERN[i]]} 1`]),
);
export const { PATH_TOP } = board;

/** Names of the Activation tiles. */
export const TILE_NAMES: Readonly<Record<string, string>> = {
  garden: 'Garden',
  training: 'Training',
  courtier: 'Courtier',
  trade: 'Trade',
  lantern: 'Lantern',
  improve: 'Improve',
};

export const WORDS: Vocabulary = {
  coin: ['coin', 'coins'],
  seal: ['seal', 'seals'],
  vp: ['point', 'points'],
  change: ['Change tile', 'Change tiles'],
  any: ['resource of your choice', 'resources of your choice'],
  money: ['coin or seal', 'coins or seals'],
  lantern_card: 'a Lantern card',
  lantern_card_activate: 'a Lantern card and its Lantern',
  'lantern:coral': 'the coral Lantern',
  'lantern:black': 'the black Lantern',
  'lantern:white': 'the white Lantern',
  'lantern:any': 'any one Lantern',
  improve: ['card improved', 'cards improved'],
  well: ['Well benefit', 'Well benefits'],
  buy_card: 'buy a card',
  free_card: 'a card for free',
  'garden-1': 'garden action for 1 less',
  'training-1': 'training action for 1 less',
  'courtier-1': 'courtier action for 1 less',
  'trade-1': 'trade action for 1 less',
};

/** An effect of the Duel in words. */
export const words = (effect: string): string => effectWords(effect, WORDS);

const ICONS: Readonly<Record<string, readonly [string, string]>> = {
  F: ['flag', 'flags'],
  K: ['katana', 'katanas'],
  H: ['kabuto', 'kabutos'],
  B: ['blue crane', 'blue cranes'],
  W: ['white crane', 'white cranes'],
};

/** Icons such as `KKH` in words. */
export function iconWords(icons: string): string {
  return Object.keys(ICONS)
    .map((letter) => ({ letter, count: icons.split(letter).length - 1 }))
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => counted(count, ICONS[letter]))
    .join(', ');
}
