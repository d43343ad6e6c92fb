import { legalMoves, type Move, type State } from '@shirasagi/engine';

const NONE: readonly Move[] = [];
const known = new WeakMap<State, readonly Move[]>();

/**
 * The legal moves of a state while a player at this page is asked, none otherwise. One state always gets one and
 * the same list, so that a picture that tells nothing new about the table does not draw it again.
 */
export function legalMovesOf(state: State, asked: boolean): readonly Move[] {
  if (!asked) return NONE;
  const moves = known.get(state) ?? legalMoves(state);
  known.set(state, moves);
  return moves;
}
