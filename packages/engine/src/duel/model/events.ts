import type { Deck } from './board.js';

/** What happened besides the move itself: hidden things shown, and the turn of the rounds. */
export type DuelEvent =
  | { readonly kind: 'deckShown'; readonly deck: Deck; readonly card: string }
  | { readonly kind: 'lanternShown'; readonly slot: number; readonly card: string }
  | { readonly kind: 'goodsShown'; readonly stack: 'common' | 'luxury'; readonly tile: string }
  | { readonly kind: 'returnBegins'; readonly starting: number };
