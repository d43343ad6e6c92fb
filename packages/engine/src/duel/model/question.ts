import type { Word } from '../edition/effect-words.js';
import type { Location, Source } from './board.js';

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
