/** The vocabulary of effects; the number of a word is its place here. */
export const WORDS = [
  'food',
  'iron',
  'pearl',
  'coin',
  'seal',
  'vp',
  'time',
  'any',
  'lantern',
  'well',
  'courtier',
  'gardener',
  'warrior',
  'worker',
  'domain',
  'light',
  'tile:coral',
  'tile:black',
  'tile:white',
  'tile:any',
  'decree:coin',
  'decree:seal',
  'decree:vp',
] as const;

export type Word = (typeof WORDS)[number];

export const FOOD = 0;
export const PEARL = 2;
export const COIN = 3;
export const SEAL = 4;
export const VP = 5;
export const TIME = 6;
export const ANY = 7;
export const LANTERN = 8;
export const WELL_ACTION = 9;
export const COURTIER_ACTION = 10;
export const GARDENER_ACTION = 11;
export const WARRIOR_ACTION = 12;
export const WORKER_ACTION = 13;
export const DOMAIN = 14;
export const LIGHT = 15;
export const TILE_CORAL = 16;
export const TILE_ANY = 19;
export const DECREE_COIN = 20;

/** Words a lantern side can show: everything up to time steps. */
export const LANTERN_ICONS = TIME + 1;
