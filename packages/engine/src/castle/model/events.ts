import type { Colour, Space } from './board.js';

/** What happened besides the move itself: shown cards, dice, and the steps of the rival. */
export type CastleEvent =
  | { readonly kind: 'cardShown'; readonly room: string; readonly card: string }
  | { readonly kind: 'roundEnded'; readonly round: number; readonly order: readonly number[] }
  | { readonly kind: 'diceRolled'; readonly round: number }
  | { readonly kind: 'rivalDraws'; readonly card: string }
  | {
      readonly kind: 'rivalDie';
      /** The card whose bridge face sent it. */
      readonly card: string;
      readonly bridge: Colour;
      readonly place: string;
      readonly value: number;
      readonly space: Space;
      /** Whether the space on the card was taken, so that the die went to the well. */
      readonly occupied: boolean;
      readonly coins: number;
    }
  | {
      readonly kind: 'rivalActs';
      readonly card: string;
      readonly action: string;
      readonly possible: boolean;
      /** Points for an action that was not possible. */
      readonly points: number;
    }
  | { readonly kind: 'rivalGardener'; readonly card: string }
  | { readonly kind: 'rivalClimbs'; readonly to: string }
  | { readonly kind: 'rivalCoins'; readonly coins: number; readonly points: number }
  | { readonly kind: 'rivalGardens'; readonly gardeners: number; readonly points: number };
