/** Agenda frames as the engine numbers them, and the words of its effects. */
export const DRAFT = 1;
export const SWAP = 2;
export const TOKEN = 3;
export const ACTIONS = 5;
export const GARDEN = 6;
export const TRAINING = 7;
export const COURTIER = 8;
export const TRADE = 9;
export const IMPROVE = 10;
export const WELL = 11;
export const LANTERN_CARD = 12;
export const BUY = 13;
export const PRICE = 14;
export const LANTERN = 15;
export const ANY = 16;
export const MONEY = 17;
export const GIVE_BACK = 18;
export const REWARD = 19;
export const PARTS = 20;
export const PAY = 21;
export const MIX = 22;

/** Words of deeds: what an effect does besides plain gains. */
export const DEED = {
  lanternCard: 9,
  lanternCardActivate: 10,
  lanternCoral: 11,
  lanternAny: 14,
  improve: 15,
  well: 16,
  buyCard: 17,
  freeCard: 18,
  garden: 19,
  training: 20,
  courtier: 21,
  trade: 22,
} as const;

/** Activation tiles by number. */
export const TILE = { garden: 0, training: 1, courtier: 2, trade: 3, lantern: 4 } as const;
/** Sources from here on are Influence decks. */
export const FIRST_DECK = 6;

export const CARDS = 36;
export const AREA_CARDS = 21;
export const GOODS = 6;
/** Where a card or tile is with a player: plus the seat. */
export const OWNED = 2;
export const IMPROVED = 4;
