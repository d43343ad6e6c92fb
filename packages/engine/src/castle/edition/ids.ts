import { PRINTED } from './components.js';

/**
 * Numbers of cards and tiles. Every edition has the same ids, so a card is its place in these lists, in the
 * state's bytes and in moves alike.
 */
const ids = (items: readonly { readonly id: string }[]): string[] => items.map((item) => item.id);

/** Cards that travel: Stewards, Diplomats, starting actions (copies apart), starting resources, Decrees. */
export const CARDS = [
  ...ids(PRINTED.stewards),
  ...ids(PRINTED.diplomats),
  ...PRINTED.startingActions.flatMap((card) => Array<string>(card.copies).fill(card.id)),
  ...ids(PRINTED.startingResources),
  ...ids(PRINTED.decrees),
];

export const FIRST_DIPLOMAT = PRINTED.stewards.length;
export const FIRST_ACTION = FIRST_DIPLOMAT + PRINTED.diplomats.length;
export const FIRST_RESOURCE = CARDS.indexOf('r1');
export const FIRST_DECREE = CARDS.indexOf('coin');

export const DAIMYO_CARDS = ids([...PRINTED.daimyo, ...PRINTED.promo.daimyo]);
export const GARDEN_CARDS = ids([...PRINTED.gardens, ...PRINTED.promo.gardens]);
export const YARD_TILES = ids([...PRINTED.yardTiles, ...PRINTED.promo.yardTiles]);
/** Die tiles by colour, then reward, such as `coral:food`. */
export const TILE_REWARDS = PRINTED.tileRewards.map((reward) => reward.split(' ')[0]);

/** Number of Die tiles of each colour. */
export const TILES_PER_COLOUR = TILE_REWARDS.length;
