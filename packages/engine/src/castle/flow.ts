import { FrameTable } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { placeFrame, spaceFrame, takeFrame } from './bridges.js';
import { courtierFrame, favourFrame } from './courtier.js';
import { domainBlockFrame, domainRowFrame } from './domain.js';
import { anyFrame, partsFrame, payFrame, workerFrame } from './effects.js';
import { gardenerFrame } from './gardener.js';
import { exchange, lanternOrderFrame, listExchanges, sealsFrame } from './lantern.js';
import type { CastleQuestion } from './model/frames.js';
import { END_TURN, MOVES, SKIP } from './model/moves.js';
import type { CastleState } from './model/state.js';
import { rivalGardenFrame, rivalRoomFrame } from './rival.js';
import { blocksFrame, cardLightFrame, lightFrame, refillFrame, tileFrame } from './rooms.js';
import { closeTurn, endFrame, gardensFrame, rivalActionsFrame } from './round.js';
import { draftFrame } from './setup.js';
import { timeFrame } from './time.js';
import { warriorFrame, yardFrame } from './warrior.js';

/** Everything that may stand open inside a turn. */
export const FRAMES = new FrameTable<CastleState, CastleQuestion>([
  draftFrame,
  takeFrame,
  placeFrame,
  endFrame,
  blocksFrame,
  domainBlockFrame,
  workerFrame,
  courtierFrame,
  gardenerFrame,
  warriorFrame,
  yardFrame,
  tileFrame,
  payFrame,
  gardensFrame,
  lightFrame,
  cardLightFrame,
  refillFrame,
  domainRowFrame,
  anyFrame,
  timeFrame,
  sealsFrame,
  lanternOrderFrame,
  partsFrame,
  favourFrame,
  spaceFrame,
  rivalActionsFrame,
  rivalRoomFrame,
  rivalGardenFrame,
]);

/** Writes the legal moves to `out` and returns how many there are. */
export function listMoves(state: CastleState, out: number[]): number {
  if (state.depth === 0) return 0;
  let n = FRAMES.top(state).list(state, out);
  if (FRAMES.mayEndTurn(state)) out[n++] = END_TURN;
  return listExchanges(state, out, n);
}

/** Moves that may be made beside every question. */
const IS_EXCHANGE = MOVES.marked('exchange');

/** Performs a legal move in place. */
export function apply(state: CastleState, move: number, rng: Rng): void {
  if (IS_EXCHANGE[move] === 1) exchange(state, move);
  else if (move === END_TURN) closeTurn(state, rng);
  else {
    const frame = FRAMES.top(state);
    if (move === SKIP && !frame.ownSkip) state.pop();
    else frame.answer(state, move, rng);
  }
  FRAMES.settle(state, rng);
}
