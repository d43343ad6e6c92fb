/** What is special about The White Castle Duel: board values, questions, and what stands open in a turn. */

import { FRAMES } from './duel/flow.js';
import { type OpenWork, tellOpenWork as tell } from './duel/open-work.js';
import type { DuelQuestion } from './duel/question.js';
import { totalPoints as totalPointsOf } from './duel/scoring.js';
import { isDraft } from './duel/setup.js';
import type { DuelState as DuelStateClass } from './duel/state.js';
import type { DuelState } from './index.js';

export * as board from './duel/board.js';
export type { Deck, InfluenceKind, Location } from './duel/edition/cards.js';
export * as cards from './duel/edition/cards.js';
export type { DuelComponents } from './duel/edition/components.js';
export * as words from './duel/edition/effect-words.js';
export { AREA_CARDS, GOODS, INFLUENCE_CARDS } from './duel/edition/ids.js';
export type { DuelEvent } from './duel/events.js';
export type { DuelMove } from './duel/moves.js';
export type { OpenWork } from './duel/open-work.js';
export type { DuelPosition } from './duel/position/position.js';
export type { DuelQuestion } from './duel/question.js';
export { FACE_UP, IMPROVED, OWNED, UNSEEN } from './duel/state.js';
export type { DuelReason } from './duel/why-not.js';

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
