/** Kinds of agenda frames: what may stand open inside a turn. Arguments in brackets. */
export const DRAFT_FRAME = 1;
/** Take a die. */
export const TAKE = 2;
/** Place the die taken (die, 1 if from the left end). */
export const PLACE = 3;
/** The end of a turn or of a part of the garden step. */
export const END = 4;
/** Blocks of a room card (room, card + 1, blocks left as bits). */
export const BLOCKS_FRAME = 5;
/** The domain card's block (row). */
export const DOMAIN_BLOCK = 6;
/** One worker action of several (workers as bits). */
export const WORKER_FRAME = 7;
/** Audience and climb (1 audience used, 2 climb used). */
export const COURTIER_FRAME = 8;
export const GARDENER_FRAME = 9;
export const WARRIOR_FRAME = 10;
/** Tiles of a yard (yard, places left as bits). */
export const YARD_FRAME = 11;
/** One block beside a Die tile (colour, 3 for any). */
export const TILE_FRAME = 12;
/** A price that came up by itself (effect). */
export const PAY_FRAME = 13;
/** Gardens at the end of a round (gardens left as bits). */
export const GARDENS_FRAME = 14;
/** Frames up to here may be declined (C4.5). */
export const LAST_DECLINABLE = 14;
/** One light block of any room card. */
export const LIGHT_FRAME = 15;
/** One light block of a given card (card). */
export const CARD_LIGHT = 16;
/** A room waits for a new card (room). */
export const REFILL = 17;
export const DOMAIN_FRAME = 18;
/** Resources of choice (how many). */
export const ANY_FRAME = 19;
/** Steps on the Passage of Time (how many). */
export const TIME_FRAME = 20;
/** Seals about to be gained past the limit (how many). */
export const SEALS_FRAME = 21;
/** Seals and time of one Lantern Reward (seals, steps). */
export const LANTERN_ORDER = 22;
/** Parts of an effect (effect, parts done as bits). */
export const PARTS = 23;
/** A free favour space. */
export const FAVOUR_FRAME = 24;
/** The actions of the space a die was placed on (space, colour). */
export const SPACE_FRAME = 25;
/** Actions of the rival's row (next action). */
export const RIVAL_ACTIONS = 26;
/** The room a rival's courtier enters (floor). */
export const RIVAL_ROOM_FRAME = 27;
/** Gardens between which the player decides for the rival (gardens as bits). */
export const RIVAL_GARDEN_FRAME = 28;

const NAMES = [
  '',
  'draft',
  'take a die',
  'place the die',
  'end of turn',
  'room blocks',
  'domain block',
  'choose a worker',
  'courtier',
  'gardener',
  'warrior',
  'yard tiles',
  'block beside a tile',
  'price',
  'gardens',
  'light block',
  'light block of the card',
  'refill the room',
  'domain row',
  'resources of choice',
  'time',
  'seals',
  'seals or time first',
  'parts of an effect',
  'favour',
  'actions of the space',
  'actions of the rival',
  'room for the rival',
  'garden for the rival',
];

/** What a frame is, in words, for showing a position inside a turn. */
export const frameName = (kind: number): string => NAMES[kind];
