import { type Fields, MoveTable } from '../../core/moves.js';
import { WORDS, type Word } from '../edition/effect-words.js';
import { YARD_TILES } from '../edition/ids.js';
import {
  BLOCKS,
  type BlockName,
  COLOURS,
  type Colour,
  ENDS,
  type End,
  FLOOR1_ROOMS,
  FLOOR2_ROOMS,
  GARDENS,
  type GardenKind,
  RESOURCES,
  type Resource,
  ROOMS,
  ROWS,
  type Room,
  type Row,
  SPACES,
  type Space,
  WORKERS,
  type Worker,
  YARDS,
  type Yard,
} from './board.js';

/** What a move of The White Castle means. */
export type CastleMove =
  | { readonly kind: 'draft'; readonly pair: number }
  | { readonly kind: 'takeDie'; readonly bridge: Colour; readonly end: End }
  | { readonly kind: 'placeDie'; readonly space: Space }
  | { readonly kind: 'chooseBlock'; readonly room?: Room; readonly row: BlockName }
  | { readonly kind: 'chooseWorker'; readonly worker: Worker }
  | { readonly kind: 'gate' }
  | {
      readonly kind: 'climb';
      readonly from: 'gate' | 'floor1' | 'floor2';
      readonly floors: 1 | 2;
      readonly room?: Room;
    }
  | { readonly kind: 'light'; readonly row: BlockName }
  | { readonly kind: 'favour'; readonly slot: number }
  | { readonly kind: 'garden'; readonly bridge: Colour; readonly garden: GardenKind }
  | { readonly kind: 'train'; readonly yard: Yard }
  | { readonly kind: 'yardTile'; readonly tile: string }
  | { readonly kind: 'domainRow'; readonly row: Row }
  | { readonly kind: 'gainAny'; readonly resource: Resource }
  | { readonly kind: 'season'; readonly pay: boolean }
  | { readonly kind: 'order'; readonly first: Word }
  | { readonly kind: 'exchange'; readonly get: Resource | 'coin' }
  | { readonly kind: 'activateGarden'; readonly bridge: Colour; readonly garden: GardenKind }
  | { readonly kind: 'pay' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'rivalRoom'; readonly room: Room }
  | { readonly kind: 'rivalGarden'; readonly bridge: Colour; readonly garden: GardenKind };

const STEWARD_BLOCKS = BLOCKS.slice(0, 3);
const DIPLOMAT_BLOCKS = BLOCKS.slice(3);
const cardPlace: Fields = { bridge: COLOURS, garden: GARDENS };

/** Every move of the game, numbered. */
export const MOVES = new MoveTable<CastleMove>({
  draft: [{ pair: [0, 1, 2, 3, 4] }],
  takeDie: [{ bridge: COLOURS, end: ENDS }],
  placeDie: [{ space: SPACES }],
  chooseBlock: [
    { room: FLOOR1_ROOMS, row: STEWARD_BLOCKS },
    { room: FLOOR2_ROOMS, row: DIPLOMAT_BLOCKS },
    { row: ROWS },
  ],
  chooseWorker: [{ worker: WORKERS }],
  gate: [{}],
  climb: [
    { from: ['gate'], floors: [1], room: FLOOR1_ROOMS },
    { from: ['gate'], floors: [2], room: FLOOR2_ROOMS },
    { from: ['floor1'], floors: [1], room: FLOOR2_ROOMS },
    { from: ['floor1'], floors: [2] },
    { from: ['floor2'], floors: [1] },
  ],
  light: [{ row: BLOCKS }],
  favour: [{ slot: [0, 1, 2] }],
  garden: [cardPlace],
  train: [{ yard: YARDS }],
  yardTile: [{ tile: YARD_TILES }],
  domainRow: [{ row: ROWS }],
  gainAny: [{ resource: RESOURCES }],
  season: [{ pay: [true, false] }],
  order: [{ first: WORDS }],
  exchange: [{ get: [...RESOURCES, 'coin'] }],
  activateGarden: [cardPlace],
  pay: [{}],
  skip: [{}],
  endTurn: [{}],
  rivalRoom: [{ room: ROOMS }],
  rivalGarden: [cardPlace],
});

// First number of each kind; the fields count on from there in the order of their lists above.
export const DRAFT = MOVES.base('draft');
export const TAKE_DIE = MOVES.base('takeDie');
export const PLACE_DIE = MOVES.base('placeDie');
export const CHOOSE_BLOCK = MOVES.base('chooseBlock');
/** Blocks of the two Diplomat rooms: two a room. */
export const CHOOSE_DIPLOMAT_BLOCK = MOVES.number('chooseBlock:D1:first');
export const CHOOSE_DOMAIN_BLOCK = MOVES.number('chooseBlock:top');
export const CHOOSE_WORKER = MOVES.base('chooseWorker');
export const GATE = MOVES.base('gate');
export const CLIMB_GATE_1 = MOVES.number('climb:gate:1:S1');
export const CLIMB_GATE_2 = MOVES.number('climb:gate:2:D1');
export const CLIMB_FLOOR1_1 = MOVES.number('climb:floor1:1:D1');
export const CLIMB_FLOOR1_2 = MOVES.number('climb:floor1:2');
export const CLIMB_FLOOR2_1 = MOVES.number('climb:floor2:1');
export const LIGHT_BLOCK = MOVES.base('light');
export const FAVOUR = MOVES.base('favour');
export const GARDEN = MOVES.base('garden');
export const TRAIN = MOVES.base('train');
export const YARD_TILE = MOVES.base('yardTile');
export const DOMAIN_ROW = MOVES.base('domainRow');
export const GAIN_ANY = MOVES.base('gainAny');
export const SEASON = MOVES.base('season');
export const ORDER = MOVES.base('order');
export const EXCHANGE = MOVES.base('exchange');
export const ACTIVATE_GARDEN = MOVES.base('activateGarden');
export const PAY = MOVES.base('pay');
export const SKIP = MOVES.base('skip');
export const END_TURN = MOVES.base('endTurn');
export const RIVAL_ROOM = MOVES.base('rivalRoom');
export const RIVAL_GARDEN = MOVES.base('rivalGarden');
