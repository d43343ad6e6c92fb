/** Why a move cannot be chosen now, in any game; games add reasons of their own. */
export type CommonReason =
  /** Something else is asked. */
  | 'notNow'
  /** The game is over. */
  | 'over'
  /** No such piece is there. */
  | 'empty'
  /** The place is taken. */
  | 'occupied'
  /** It was done or chosen already. */
  | 'used'
  /** The holding is at its limit. */
  | 'full'
  /** Not one of the places this action reaches. */
  | 'notHere'
  /** It would lead to nothing that can be done. */
  | 'pointless'
  /** Something that cannot be declined comes first. */
  | 'mustDecide';

/** A reason of some game; `short` says how much of something is missing. */
export interface ReasonBase {
  readonly reason: string;
  readonly short?: number;
}

/** A reason: too little of one of these things, or one of these words. */
export type ReasonOf<Things extends string, Words extends string> =
  | { readonly reason: Things; readonly short: number }
  | { readonly reason: Words | CommonReason };

/** Too little of something. */
export const shortOf = <Thing extends string>(
  reason: Thing,
  needed: number,
  held: number,
): { readonly reason: Thing; readonly short: number } => ({ reason, short: needed - held });
