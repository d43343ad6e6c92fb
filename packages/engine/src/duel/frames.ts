/** Kinds of agenda frames: what may stand open inside a turn. Arguments in brackets. */

/** Starting cards (1 when the seat has chosen and only its gains remain). */
export const DRAFT_FRAME = 1;
/** Use a Change tile or not. */
export const SWAP_FRAME = 2;
/** Move a Lantern token. */
export const TOKEN_FRAME = 3;
/** The end of a turn. */
export const END_FRAME = 4;
/** Two actions (1 while the left one is open, 1 while the right one is, location). */
export const ACTIONS_FRAME = 5;

// Frames from here on have a second argument that is 1 where they may be declined. The four actions have a
// third: 1 or 2 when they came from the left or right source, which opens again if they turn impossible.
/** The garden action (discount, optional, side). */
export const GARDEN_FRAME = 6;
/** The training action (discount, optional, side). */
export const TRAINING_FRAME = 7;
/** The courtier action (discount, optional, side). */
export const COURTIER_FRAME = 8;
/** The trade action (discount, optional, side). */
export const TRADE_FRAME = 9;
/** Flip cards (how many, optional). */
export const IMPROVE_FRAME = 10;
/** Well benefits (how many, optional). */
export const WELL_FRAME = 11;
/** Take a Lantern card (1 to activate its colour then, optional). */
export const LANTERN_CARD_FRAME = 12;
/** Choose a deck to buy from (1 when free, optional). */
export const BUY_FRAME = 13;
/** A price that came up by itself (effect, optional). */
export const PRICE_FRAME = 14;
/** Frames up to here may be declinable. */
export const LAST_DECLINABLE = 14;

/** Choose one of the three Lanterns. */
export const LANTERN_FRAME = 15;
/** Resources of choice (how many). */
export const ANY_FRAME = 16;
/** Coins or seals of choice (how many). */
export const MONEY_FRAME = 17;
/** Coins and seals above the limit. */
export const GIVE_BACK_FRAME = 18;
/** One reward of two (effect, 1 when its deeds may be declined). */
export const REWARD_FRAME = 19;
/** Parts of an effect (option, parts left as bits, 1 when its deeds may be declined). */
export const PARTS_FRAME = 20;
/** Resources of any kind to pay (how many); what they buy lies below. */
export const PAY_FRAME = 21;
/** Coins and seals in any mix to pay (how many); what they buy lies below. */
export const MIX_FRAME = 22;
/** A card that has been paid for (deck). */
export const CARD_FRAME = 23;
/** Goods that have been paid for (0 Common, 1 Luxury). */
export const GOODS_FRAME = 24;

const NAMES = [
  '',
  'starting card',
  'change tile',
  'move a token',
  'end of turn',
  'two actions',
  'garden',
  'training',
  'courtier',
  'trade',
  'improve',
  'well',
  'lantern card',
  'buy a card',
  'price',
  'lantern',
  'resources of choice',
  'coins or seals',
  'give back',
  'reward',
  'parts of an effect',
  'resources to pay',
  'mix to pay',
  'card paid for',
  'goods paid for',
];

/** What a frame is, in words, for showing a position inside a turn. */
export const frameName = (kind: number): string => NAMES[kind];
