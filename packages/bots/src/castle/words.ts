/** Phases and agenda frames as the engine numbers them, and the words of its effects. */
export const DRAFTING = 0;
export const GARDEN_STEP = 2;
export const OVER = 3;

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
