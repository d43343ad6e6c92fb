import type { Frame } from '../../core/frame.js';
import type { Word } from '../edition/effect-words.js';
import type { Location, Source } from './board.js';
import type { DuelState } from './state.js';

/** One kind of agenda frame of this game. */
export type DuelFrame = Frame<DuelState, DuelQuestion>;

/**
 * Numbers of the agenda frames, and the places of their arguments. Saved states hold these bytes: a number
 * never gets another meaning. What a frame does is described in its chapter; `flow.ts` lists them all.
 */

/** Starting cards. */
export const DRAFT_FRAME = 1;
/** `chosen` is 1 when the seat has chosen and only its gains remain. */
export const draftArg = { chosen: 1 } as const;

/** Use a Change tile or not. */
export const SWAP_FRAME = 2;

/** Move a Lantern token. */
export const TOKEN_FRAME = 3;

/** The end of a turn. */
export const END_FRAME = 4;

/** Two actions beside a location. */
export const ACTIONS_FRAME = 5;
/** `left` and `right` are 1 while that action is open. */
export const actionsArg = { left: 1, right: 2, location: 3 } as const;

/** The place of the argument that is 1 where a frame may be declined. */
export const OPTIONAL = 2;

/** The four actions with a price. */
export const GARDEN_FRAME = 6;
export const TRAINING_FRAME = 7;
export const COURTIER_FRAME = 8;
export const TRADE_FRAME = 9;
/** `side` is 1 or 2 when it came from the left or right source, which opens again if it turns impossible. */
export const actionArg = { discount: 1, optional: OPTIONAL, side: 3 } as const;

/** Flip cards. */
export const IMPROVE_FRAME = 10;
export const improveArg = { count: 1, optional: OPTIONAL } as const;

/** Well benefits. */
export const WELL_FRAME = 11;
export const wellArg = { count: 1, optional: OPTIONAL } as const;

/** Take a Lantern card. */
export const LANTERN_CARD_FRAME = 12;
/** `activate` is 1 to activate its colour then. */
export const lanternCardArg = { activate: 1, optional: OPTIONAL } as const;

/** Choose a deck to buy from. */
export const BUY_FRAME = 13;
export const buyArg = { free: 1, optional: OPTIONAL } as const;

/** A price that came up by itself. */
export const PRICE_FRAME = 14;
export const priceArg = { effect: 1, optional: OPTIONAL } as const;

/** Choose one of the three Lanterns. */
export const LANTERN_FRAME = 15;

/** Resources of choice. */
export const ANY_FRAME = 16;
export const anyArg = { count: 1 } as const;

/** Coins or seals of choice. */
export const MONEY_FRAME = 17;
export const moneyArg = { count: 1 } as const;

/** Coins and seals above the limit. */
export const GIVE_BACK_FRAME = 18;

/** One reward of two. */
export const REWARD_FRAME = 19;
/** `optional` is 1 when its deeds may be declined. */
export const rewardArg = { effect: 1, optional: 2 } as const;

/** Parts of an effect. */
export const PARTS_FRAME = 20;
/** `left` has a bit for the gains and one for each deed still to come; `optional` is 1 when deeds may be declined. */
export const partsArg = { option: 1, left: 2, optional: 3 } as const;

/** Resources of any kind to pay; what they buy lies below. */
export const PAY_FRAME = 21;
export const payArg = { count: 1 } as const;

/** Coins and seals in any mix to pay; what they buy lies below. */
export const MIX_FRAME = 22;
export const mixArg = { count: 1 } as const;

/** A card that has been paid for. */
export const CARD_FRAME = 23;
export const cardArg = { deck: 1 } as const;

/** Goods that have been paid for: 0 Common, 1 Luxury. */
export const GOODS_FRAME = 24;
export const goodsArg = { stack: 1 } as const;

/** An action with a price; `discount` resources are taken off, and it may be `optional`. */
interface Action<Kind extends string> {
  readonly kind: Kind;
  readonly discount: number;
  readonly optional: boolean;
}

/** What a player is asked. `legalMoves` says how it can be answered. */
export type DuelQuestion =
  /** Choose a starting card. */
  | { readonly kind: 'start' }
  /** Use a Change tile, or go on without; `taking` says that tokens are taken back this round. */
  | { readonly kind: 'swap'; readonly taking: boolean }
  /** Place a Lantern token, or take one back in the return. */
  | { readonly kind: 'token'; readonly taking: boolean }
  /** Nothing is left to do but end the turn. */
  | { readonly kind: 'endTurn' }
  /** The actions beside the location that are still open. */
  | { readonly kind: 'actions'; readonly location: Location; readonly open: readonly Source[] }
  | Action<'garden'>
  | Action<'training'>
  | Action<'courtier'>
  | Action<'trade'>
  /** Cards to flip, one at a time; `count` are left. */
  | { readonly kind: 'improve'; readonly count: number; readonly optional: boolean }
  /** Benefits of the Well, one at a time; `count` are left. */
  | { readonly kind: 'well'; readonly count: number; readonly optional: boolean }
  /** A card of the Lantern row; `activate` says whether its Lantern is activated then. */
  | { readonly kind: 'lanternCard'; readonly activate: boolean; readonly optional: boolean }
  /** A deck to take an Influence card from. */
  | { readonly kind: 'buy'; readonly free: boolean; readonly optional: boolean }
  /** Whether to pay for an effect that came up by itself; `effect` is its text. */
  | { readonly kind: 'pay'; readonly effect: string }
  /** One of the three Lanterns. */
  | { readonly kind: 'lantern' }
  /** Resources of choice, one at a time; `count` are left. */
  | { readonly kind: 'gainAny'; readonly count: number }
  /** Coins or seals: how many of the `count` are coins. */
  | { readonly kind: 'gainMoney'; readonly count: number }
  /** Coins and seals above the limit; `over` must go, one at a time. */
  | { readonly kind: 'giveBack'; readonly over: number }
  /** One reward of two, as the texts of effects. */
  | { readonly kind: 'reward'; readonly options: readonly string[] }
  /** What comes first: an effect's parts that are left. */
  | { readonly kind: 'order'; readonly parts: readonly Word[]; readonly effect: string }
  /** Resources to pay, one at a time; `count` are left. */
  | { readonly kind: 'payResource'; readonly count: number }
  /** A price in coins and seals of any mix. */
  | { readonly kind: 'payMix'; readonly price: number };
