/** The vocabulary of effects; the number of a word is its place here. */
export const WORDS = [
  'food',
  'iron',
  'pearl',
  'coin',
  'seal',
  'vp',
  'change',
  'any',
  'money',
  'lantern_card',
  'lantern_card_activate',
  'lantern:coral',
  'lantern:black',
  'lantern:white',
  'lantern:any',
  'improve',
  'well',
  'buy_card',
  'free_card',
  'garden-1',
  'training-1',
  'courtier-1',
  'trade-1',
] as const;

export type Word = (typeof WORDS)[number];

/** Words up to here are plain gains, the others deeds. */
export const LAST_GAIN = 8;
export const CHANGE = 6;
export const MONEY = 8;
export const LANTERN_CARD = 9;
export const LANTERN_CARD_ACTIVATE = 10;
export const LANTERN_CORAL = 11;
export const LANTERN_ANY = 14;
export const IMPROVE = 15;
export const WELL = 16;
export const BUY_CARD = 17;
export const FREE_CARD = 18;
export const GARDEN_1 = 19;
export const TRAINING_1 = 20;
export const COURTIER_1 = 21;
export const TRADE_1 = 22;
