import type { Word } from '../edition/effect-words.js';
import type { BlockName, Colour, GardenKind, Room, Row, Worker, Yard } from './board.js';

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
