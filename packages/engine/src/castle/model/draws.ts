import { DrawTable } from '../../core/chance.js';
import { COLOURS, ROUNDS } from './board.js';

/** What chance draws in this game. The place of a row is the number every draw is asked with. */
export const DRAWS = new DrawTable([
  ...COLOURS.map((colour) => ({ name: `die of the ${colour} bridge` })),
  { name: 'card of the Stewards', deck: 'stewards' },
  { name: 'card of the Diplomats', deck: 'diplomats' },
  ...Array.from({ length: ROUNDS }, (_, i) => ({
    name: `card of the rival in round ${i + 1}`,
    deck: `rival ${i + 1}`,
  })),
  { name: 'Daimyo card' },
  { name: 'Die tile' },
  { name: 'plant garden' },
  { name: 'stone garden' },
  { name: 'yard tile' },
  { name: 'turn order' },
  { name: 'starting action' },
  { name: 'starting resource' },
]);

/** Plus the bridge. */
export const FIRST_DIE_DRAW = DRAWS.number('die of the coral bridge');
export const STEWARD_DRAW = DRAWS.number('card of the Stewards');
export const DIPLOMAT_DRAW = DRAWS.number('card of the Diplomats');
/** Plus the round, from 0: the deck is shuffled for every round. */
export const FIRST_RIVAL_DRAW = DRAWS.number('card of the rival in round 1');
export const DAIMYO_DRAW = DRAWS.number('Daimyo card');
export const DIE_TILE_DRAW = DRAWS.number('Die tile');
export const PLANT_DRAW = DRAWS.number('plant garden');
export const STONE_DRAW = DRAWS.number('stone garden');
export const YARD_TILE_DRAW = DRAWS.number('yard tile');
export const ORDER_DRAW = DRAWS.number('turn order');
export const STARTING_ACTION_DRAW = DRAWS.number('starting action');
export const STARTING_RESOURCE_DRAW = DRAWS.number('starting resource');
