/** What is special about The White Castle: board values, questions, and what stands open in a turn. */

import { FRAMES } from './castle/flow.js';
import { placeArg } from './castle/frames.js';
import { type OpenWork, tellOpenWork as tell } from './castle/open-work.js';
import type { CastleQuestion } from './castle/question.js';
import { totalPoints as totalPointsOf } from './castle/scoring.js';
import { CastleState as CastleStateClass } from './castle/state.js';
import type { CastleState } from './index.js';

export * as board from './castle/board.js';
export type { CardBlock, RoomCard } from './castle/edition/cards.js';
export * as cards from './castle/edition/cards.js';
export type { CastleComponents } from './castle/edition/components.js';
export { NO_EFFECT } from './castle/edition/edition.js';
export * as words from './castle/edition/effect-words.js';
export { TILES_PER_COLOUR } from './castle/edition/ids.js';
export type { CastleEvent } from './castle/events.js';
export type { CastleMove } from './castle/moves.js';
export type { OpenWork } from './castle/open-work.js';
export type { CastlePosition } from './castle/position/position.js';
export type { CastleQuestion, GardenPlace } from './castle/question.js';
export { DRAFTING, GARDEN_STEP, OVER, TURNS } from './castle/state.js';
export type { CastleReason } from './castle/why-not.js';

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
