/** What is special about The White Castle Duel: board values, questions, and what stands open in a turn. */

import type { ReadOnly, StateClass } from '../core/read-only.js';
import { FRAMES } from './flow.js';
import type { DuelEvent } from './model/events.js';
import type { DuelQuestion } from './model/frames.js';
import type { DuelMove } from './model/moves.js';
import { type OpenWork, tellOpenWork as tell } from './model/open-work.js';
import { DuelState as DuelStateClass } from './model/state.js';
import type { DuelPosition } from './position/position.js';
import { totalPoints as totalPointsOf } from './scoring.js';
import { isDraft } from './setup.js';
import type { DuelReason } from './why-not.js';

export type { Deck, InfluenceKind, Location } from './edition/cards.js';
export * as cards from './edition/cards.js';
export type { DuelComponents } from './edition/components.js';
export * as words from './edition/effect-words.js';
export { AREA_CARDS, GOODS, INFLUENCE_CARDS } from './edition/ids.js';
export * as board from './model/board.js';
export type { DuelEvent } from './model/events.js';
export type { DuelQuestion } from './model/frames.js';
export type { DuelMove } from './model/moves.js';
export type { OpenWork } from './model/open-work.js';
export { FACE_UP, IMPROVED, OWNED, SEAT_LAYOUT, UNSEEN } from './model/state.js';
export type { DuelPosition } from './position/position.js';
export type { DuelReason } from './why-not.js';

/** A state of The White Castle Duel, to be read. */
export type DuelState = ReadOnly<DuelStateClass>;
/** Tells a state of The White Castle Duel by `instanceof`. */
export const DuelState: StateClass<DuelState> = DuelStateClass as StateClass<DuelState>;

/** The types the contract's functions give for this game. */
export interface DuelTypes {
  readonly move: DuelMove;
  readonly position: DuelPosition;
  readonly event: DuelEvent;
  readonly question: DuelQuestion;
  readonly reason: DuelReason;
}

const inner = (state: DuelState): DuelStateClass => state as DuelStateClass;

/** Whether starting cards are still being chosen. */
export function isDrafting(state: DuelState): boolean {
  return isDraft(inner(state));
}

/** Points of one seat if the game ended now. */
export function totalPoints(state: DuelState, seat: number): number {
  return totalPointsOf(inner(state), seat);
}

/** What is asked now; null when the game is over. */
export function question(state: DuelState): DuelQuestion | null {
  return FRAMES.question(inner(state));
}

/** Tells what still stands open in the turn, from the top down. */
export function tellOpenWork(state: DuelState, work: OpenWork): void {
  tell(inner(state), work);
}
