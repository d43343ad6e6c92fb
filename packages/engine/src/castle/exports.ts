/** What is special about The White Castle: board values, questions, and what stands open in a turn. */

import type { ReadOnly, StateClass } from '../core/read-only.js';
import { FRAMES } from './flow.js';
import type { CastleEvent } from './model/events.js';
import type { CastleQuestion } from './model/frames.js';
import { placeArg } from './model/frames.js';
import type { CastleMove } from './model/moves.js';
import { type OpenWork, tellOpenWork as tell } from './model/open-work.js';
import { CastleState as CastleStateClass } from './model/state.js';
import type { CastlePosition } from './position/position.js';
import { totalPoints as totalPointsOf } from './scoring.js';
import type { CastleReason } from './why-not.js';

export type { CardBlock, RoomCard } from './edition/cards.js';
export * as cards from './edition/cards.js';
export type { CastleComponents } from './edition/components.js';
export { NO_EFFECT } from './edition/edition.js';
export * as words from './edition/effect-words.js';
export { TILES_PER_COLOUR } from './edition/ids.js';
export * as board from './model/board.js';
export type { CastleEvent } from './model/events.js';
export type { CastleQuestion, GardenPlace } from './model/frames.js';
export type { CastleMove } from './model/moves.js';
export type { OpenWork } from './model/open-work.js';
export { DRAFTING, GARDEN_STEP, OVER, SEAT_LAYOUT, TURNS } from './model/state.js';
export type { CastlePosition } from './position/position.js';
export type { CastleReason } from './why-not.js';

/** A state of The White Castle, to be read. */
export type CastleState = ReadOnly<CastleStateClass>;
/** Tells a state of The White Castle by `instanceof`. */
export const CastleState: StateClass<CastleState> = CastleStateClass as StateClass<CastleState>;

/** The types the contract's functions give for this game. */
export interface CastleTypes {
  readonly move: CastleMove;
  readonly position: CastlePosition;
  readonly event: CastleEvent;
  readonly question: CastleQuestion;
  readonly reason: CastleReason;
}

const inner = (state: CastleState): CastleStateClass => state as CastleStateClass;

/** The same table as if the die in hand had not come from the left end of its bridge: without a Lantern Reward. */
export function withoutLantern(state: CastleState): CastleState {
  const plain = new CastleStateClass(state.bytes.slice(), state.edition);
  if (FRAMES.asks(plain) === 'placeDie') plain.setArg(placeArg.fromLeft, 0);
  return plain;
}

/** Points of one seat if the game ended now. */
export function totalPoints(state: CastleState, seat: number): number {
  return totalPointsOf(inner(state), seat);
}

/** What is asked now; null when the game is over. */
export function question(state: CastleState): CastleQuestion | null {
  return FRAMES.question(inner(state));
}

/** Tells what still stands open in the turn, from the top down. */
export function tellOpenWork(state: CastleState, work: OpenWork): void {
  tell(inner(state), work);
}
