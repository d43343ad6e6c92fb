import type { Move, MoveTable } from './moves.js';

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

/** What a game adds to the questions every game asks about a move that is not legal. */
interface Explained<State, Info extends { readonly kind: string }, Reason extends ReasonBase> {
  readonly moves: MoveTable<Info>;
  list(state: State, out: Move[]): number;
  /** The kinds of moves that answer what is asked now. */
  answers(state: State): readonly string[];
  /** Why a move that belongs to no question in particular cannot be made; nothing for all others. */
  apart(state: State, info: Info): Reason | undefined;
  /** Why a move of a kind that is asked for cannot be made. */
  asked(state: State, info: Info, move: Move): Reason;
}

/** Makes the function that says why a move cannot be chosen now; it says nothing when the move can. */
export function explainer<
  State extends { readonly depth: number },
  Info extends { readonly kind: string },
  Reason extends ReasonBase,
>(game: Explained<State, Info, Reason | { readonly reason: CommonReason }>) {
  return (state: State, move: Move): Reason | { readonly reason: CommonReason } | undefined => {
    if (state.depth === 0) return { reason: 'over' };
    const legal: Move[] = [];
    const count = game.list(state, legal);
    if (legal.slice(0, count).includes(move)) return undefined;
    const info = game.moves.info(move);
    if (info.kind === 'endTurn') return { reason: 'mustDecide' };
    const apart = game.apart(state, info);
    if (apart) return apart;
    if (!game.answers(state).includes(info.kind)) return { reason: 'notNow' };
    return game.asked(state, info, move);
  };
}
