import { DrawTable } from '../../core/chance.js';
import { DECK_SIZE, DECKS } from './board.js';

/** What chance draws in this game. The place of a row is the number every draw is asked with. */
export const DRAWS = new DrawTable([
  // The three decks are cut from one pile of cards nobody has seen.
  ...DECKS.map((deck, i) => ({ name: `card of ${deck}`, deck: 'influence', from: i * DECK_SIZE })),
  { name: 'Lantern card', deck: 'lantern' },
  { name: 'Common goods', deck: 'common' },
  { name: 'Luxury goods', deck: 'luxury' },
  { name: 'yard tile' },
  { name: 'Activation tile' },
  { name: 'location tile' },
  { name: 'climbing tile' },
  { name: 'garden tile' },
  { name: 'starting seat' },
  { name: 'starting card' },
]);

/** Plus the deck. */
export const FIRST_DECK_DRAW = DRAWS.number('card of deck1');
export const LANTERN_DRAW = DRAWS.number('Lantern card');
export const COMMON_DRAW = DRAWS.number('Common goods');
export const LUXURY_DRAW = DRAWS.number('Luxury goods');
export const YARD_TILE_DRAW = DRAWS.number('yard tile');
export const ACTIVATION_DRAW = DRAWS.number('Activation tile');
export const LOCATION_DRAW = DRAWS.number('location tile');
export const CLIMB_TILE_DRAW = DRAWS.number('climbing tile');
export const GARDEN_TILE_DRAW = DRAWS.number('garden tile');
export const STARTING_SEAT_DRAW = DRAWS.number('starting seat');
export const STARTING_CARD_DRAW = DRAWS.number('starting card');
