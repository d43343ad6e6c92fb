import { COLOURS } from '../model/board.js';
import { BUILT_IN } from './components.js';

/**
 * Numbers of cards and tiles. Every edition has the same ids, so a card is its place in these lists, in the
 * state's bytes and in moves alike.
 */
const ids = (items: readonly { readonly id: string }[]): string[] => items.map((item) => item.id);

export const INFLUENCE_CARDS = [
  ...ids(BUILT_IN.influence.weapon),
  ...ids(BUILT_IN.influence.flag),
  ...ids(BUILT_IN.influence.origami),
];
export const LANTERN_CARDS = COLOURS.flatMap((colour) =>
  BUILT_IN.lantern[colour].map((_, i) => `${colour}${i + 1}`),
);
export const STARTING_CARDS = ids(BUILT_IN.starting);
/** Everything that may lie in a Lantern Area: the Lantern cards, then the starting cards turned over. */
export const AREA_CARDS = [...LANTERN_CARDS, ...STARTING_CARDS];
export const FIRST_STARTING_CARD = LANTERN_CARDS.length;
export const GARDEN_TILES = ids(BUILT_IN.gardens.tiles);
export const BASIC_TILES = ids(BUILT_IN.yards.basic);
export const ELITE_TILES = ids(BUILT_IN.yards.elite);
export const CLIMB_TILES = ids(BUILT_IN.climb.tiles);
/** Common goods, then Luxury goods. */
export const GOODS = [...ids(BUILT_IN.merchandise.common), ...ids(BUILT_IN.merchandise.luxury)];
