import type { State } from '@shirasagi/engine';

/** An effect as the engine compiled it: a price and parts. */
export interface TableEffect {
  readonly payCoins: number;
  readonly paySeals: number;
  readonly words: readonly number[];
  readonly counts: readonly number[];
}

/** The component values an opponent reads. */
export interface TableEdition {
  readonly effects: readonly TableEffect[];
  readonly roomBlock: Uint8Array;
  readonly domainBlock: Uint8Array;
  readonly isLight: Uint8Array;
  readonly gardenFood: Uint8Array;
  readonly gardenPoints: Uint8Array;
  readonly gardenEffect: Uint8Array;
  readonly yardBlue: Uint8Array;
  readonly yardYellow: Uint8Array;
  readonly wellGain: Uint8Array;
}

/** What an opponent reads of a castle state: a part of the engine's own accessors, by their names. */
export interface CastleTable {
  readonly edition: TableEdition;
  readonly depth: number;
  readonly toMove: number;
  readonly active: number;
  readonly seats: number;
  readonly level: number;
  readonly phase: number;
  readonly round: number;
  readonly turn: number;
  readonly daimyo: number;
  readonly bytes: Uint8Array;
  frameKind(index: number): number;
  order(place: number): number;
  timeOrder(place: number): number;
  bridgeDie(bridge: number, place: number): number;
  roomCard(room: number): number;
  wellTile(place: number): number;
  favour(slot: number): number;
  gardenCard(garden: number): number;
  gardenClans(garden: number): number;
  yardTile(place: number): number;
  yardWarriors(yard: number, who: number): number;
  holding(who: number, resource: number): number;
  seals(who: number): number;
  coins(who: number): number;
  vp(who: number): number;
  time(who: number): number;
  domainCard(who: number): number;
  home(who: number, member: number): number;
  court(who: number, floor: number): number;
  rowDie(who: number, row: number): number;
  lantern(who: number, icon: number): number;
}

/** A state of the castle by its fields. */
export const tableOf = (state: State): CastleTable => state as unknown as CastleTable;

export const DRAFTING = 0;
export const GARDEN_STEP = 2;
export const OVER = 3;

// Kinds of agenda frames, as the engine numbers them.
export const TAKE = 2;
export const PLACE = 3;
export const BLOCKS = 5;
export const DOMAIN_BLOCK = 6;
export const WORKER = 7;
export const COURTIER = 8;
export const GARDENER = 9;
export const WARRIOR = 10;
export const YARD = 11;
export const TILE = 12;
export const PRICE = 13;
export const GARDENS = 14;
export const LIGHT = 15;
export const CARD_LIGHT = 16;
export const DOMAIN_ROW = 18;
export const ANY = 19;
export const TIME = 20;
export const SEALS = 21;
export const LANTERN_ORDER = 22;
export const PARTS = 23;
export const FAVOUR = 24;

/** Words of effects, as the engine numbers them. */
export const WORD = {
  coin: 3,
  seal: 4,
  vp: 5,
  time: 6,
  any: 7,
  lantern: 8,
  well: 9,
  courtier: 10,
  gardener: 11,
  warrior: 12,
  worker: 13,
  domain: 14,
  light: 15,
  tile: 16,
  lastTile: 19,
} as const;

/** Marks "no such block". */
export const NO_EFFECT = 255;
/** Rewards of the Die tiles: their number is what the well's table is read by. */
export const TILE_REWARDS = 5;

/** Where the agenda begins in the bytes, and the bytes of a frame. */
const AGENDA = 2;
const FRAME = 4;

/** Argument 1, 2 or 3 of the frame at `index`. */
export const frameArgument = (table: CastleTable, index: number, argument: number): number =>
  table.bytes[AGENDA + index * FRAME + argument];
