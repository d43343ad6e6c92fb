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

let listener: CastleEvent[] | undefined;

/** Whether somebody wants to hear what happens; otherwise no event is even made. */
export const listening = (): boolean => listener !== undefined;

/** Notes an event for the listener. */
export function tell(event: CastleEvent): void {
  listener?.push(event);
}

/** Runs `body` and returns what happened in it. */
export function listen(body: () => void): CastleEvent[] {
  const heard: CastleEvent[] = [];
  const outer = listener;
  listener = heard;
  try {
    body();
  } finally {
    listener = outer;
  }
  return heard;
}
