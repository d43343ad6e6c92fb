import type { Frame } from '../../core/frame.js';
import type { Word } from '../edition/effect-words.js';
import type { BlockName, Colour, GardenKind, Room, Row, Worker, Yard } from './board.js';
import type { CastleState } from './state.js';

/** One kind of agenda frame of this game. */
export type CastleFrame = Frame<CastleState, CastleQuestion>;

/**
 * Numbers of the agenda frames, and the places of their arguments. Saved states hold these bytes: a number
 * never gets another meaning. What a frame does is described in its chapter; `flow.ts` lists them all.
 */

/** Choose starting cards. */
export const DRAFT_FRAME = 1;
/** `chosen` is 1 when the seat has chosen and only its gains remain. */
export const draftArg = { chosen: 1 } as const;

/** Take a die. */
export const TAKE = 2;

/** Place the die taken. */
export const PLACE = 3;
/** `fromLeft` is 1 for a die from the left end: it brings a Lantern Reward. */
export const placeArg = { die: 1, fromLeft: 2 } as const;

/** The end of a turn or of a part of the garden step. */
export const END = 4;

/** Blocks of a room card. */
export const BLOCKS_FRAME = 5;
/** `card` is the card's number plus 1; `left` has a bit for each block that may still be used. */
export const blocksArg = { room: 1, card: 2, left: 3 } as const;

/** The domain card's block. */
export const DOMAIN_BLOCK = 6;
export const domainBlockArg = { row: 1 } as const;

/** One worker action of several. */
export const WORKER_FRAME = 7;
/** `workers` has a bit for each. */
export const workerArg = { workers: 1 } as const;

/** Audience and climb. */
export const COURTIER_FRAME = 8;
/** `used` holds the halves already used: AUDIENCE, CLIMB. */
export const courtierArg = { used: 1 } as const;
export const AUDIENCE = 1;
export const CLIMB = 2;

export const GARDENER_FRAME = 9;
export const WARRIOR_FRAME = 10;

/** Tiles of a yard. */
export const YARD_FRAME = 11;
/** `left` has a bit for each place whose tile may still be used. */
export const yardArg = { yard: 1, left: 2 } as const;

/** One block beside a Die tile. */
export const TILE_FRAME = 12;
/** `colour` is ANY_COLOUR when any will do. */
export const tileArg = { colour: 1 } as const;
export const ANY_COLOUR = 3;

/** A price that came up by itself. */
export const PAY_FRAME = 13;
export const payArg = { effect: 1 } as const;

/** Gardens at the end of a round. */
export const GARDENS_FRAME = 14;
/** `left` has a bit for each garden that may still be used. */
export const gardensArg = { left: 1 } as const;

/** One light block of any room card. */
export const LIGHT_FRAME = 15;

/** One light block of a given card. */
export const CARD_LIGHT = 16;
export const cardLightArg = { card: 1 } as const;

/** A room waits for a new card. */
export const REFILL = 17;
export const refillArg = { room: 1 } as const;

export const DOMAIN_FRAME = 18;

/** Resources of choice. */
export const ANY_FRAME = 19;
export const anyArg = { count: 1 } as const;

/** Steps on the Passage of Time. */
export const TIME_FRAME = 20;
export const timeArg = { steps: 1 } as const;

/** Seals about to be gained past the limit. */
export const SEALS_FRAME = 21;
export const sealsArg = { count: 1 } as const;

/** Seals and time of one Lantern Reward. */
export const LANTERN_ORDER = 22;
export const lanternOrderArg = { seals: 1, steps: 2 } as const;

/** Parts of an effect. */
export const PARTS = 23;
/** `done` has a bit for each part performed. */
export const partsArg = { effect: 1, done: 2 } as const;

/** A free favour space. */
export const FAVOUR_FRAME = 24;

/** The actions of the space a die was placed on. */
export const SPACE_FRAME = 25;
export const spaceArg = { space: 1, colour: 2 } as const;

/** Actions of the rival's row. */
export const RIVAL_ACTIONS = 26;
/** `next` counts the actions from the first card of the row: two a card. */
export const rivalActionsArg = { next: 1 } as const;

/** The room a rival's courtier enters. */
export const RIVAL_ROOM_FRAME = 27;
export const rivalRoomArg = { floor: 1 } as const;

/** Gardens between which the player decides for the rival. */
export const RIVAL_GARDEN_FRAME = 28;
/** `gardens` has a bit for each. */
export const rivalGardenArg = { gardens: 1 } as const;

/** A garden by the bridge it lies under and its kind. */
export interface GardenPlace {
  readonly bridge: Colour;
  readonly garden: GardenKind;
}

/** What a player is asked. `legalMoves` says how it can be answered. */
export type CastleQuestion =
  /** Choose a pair of starting cards. */
  | { readonly kind: 'draft' }
  /** Take a die from the end of a bridge. */
  | { readonly kind: 'takeDie' }
  /** Place the die taken; `lantern` says whether a Lantern Reward comes with it. */
  | {
      readonly kind: 'placeDie';
      readonly die: { readonly colour: Colour; readonly value: number };
      readonly lantern: boolean;
    }
  /** Nothing is left to do but end the turn. */
  | { readonly kind: 'endTurn' }
  /** Blocks of the card in the room the die went to; `card` is the card's number. */
  | {
      readonly kind: 'roomBlocks';
      readonly room: Room;
      readonly card: number;
      readonly left: readonly BlockName[];
    }
  /** The domain card's block of a row. */
  | { readonly kind: 'domainBlock'; readonly row: Row; readonly card: number }
  /** One of several worker actions. */
  | { readonly kind: 'worker'; readonly workers: readonly Worker[] }
  /** A courtier: what of audience and climb is still unused. */
  | { readonly kind: 'courtier'; readonly audience: boolean; readonly climb: boolean }
  /** A garden for a gardener. */
  | { readonly kind: 'gardener' }
  /** A yard for a warrior. */
  | { readonly kind: 'warrior' }
  /** Tiles of the yard a warrior went to, by their ids. */
  | { readonly kind: 'yardTiles'; readonly yard: Yard; readonly left: readonly string[] }
  /** A block beside a Die tile of a colour. */
  | { readonly kind: 'tileBlock'; readonly colour: Colour | 'any' }
  /** Whether to pay for an effect that came up by itself; `effect` is its text. */
  | { readonly kind: 'pay'; readonly effect: string; readonly coins: number; readonly seals: number }
  /** Gardens to activate at the end of a round. */
  | { readonly kind: 'gardens'; readonly left: readonly GardenPlace[] }
  /** A light block of any room card. */
  | { readonly kind: 'light' }
  /** A light block of the card a courtier reached. */
  | { readonly kind: 'cardLight'; readonly card: number }
  /** A row of the domain. */
  | { readonly kind: 'domainRow' }
  /** Resources of choice, one at a time; `count` are left. */
  | { readonly kind: 'gainAny'; readonly count: number }
  /** Whether to pay seals for the next season; `steps` are still to go. */
  | { readonly kind: 'season'; readonly seals: number; readonly steps: number }
  /** Seals that come would pass the limit: exchange some first, or let them go. */
  | { readonly kind: 'sealsOverLimit'; readonly count: number }
  /** What comes first: an effect's parts that are left. */
  | { readonly kind: 'order'; readonly parts: readonly Word[]; readonly effect: string | null }
  /** A favour space of the Daimyo. */
  | { readonly kind: 'favour' }
  /** The room whose card the rival's courtier sends away. */
  | { readonly kind: 'rivalRoom'; readonly floor: 1 | 2 }
  /** A tie between gardens for the rival's gardener. */
  | { readonly kind: 'rivalGarden'; readonly gardens: readonly GardenPlace[] };
