import type { FrameRules } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { placeFrame, spaceFrame, takeFrame } from './bridges.js';
import { courtierFrame, favourFrame } from './courtier.js';
import { domainBlockFrame, domainRowFrame } from './domain.js';
import { anyFrame, partsFrame, payFrame, workerFrame } from './effects.js';
import * as kind from './frames.js';
import { gardenerFrame } from './gardener.js';
import { exchange, lanternOrderFrame, listExchanges, sealsFrame } from './lantern.js';
import { END_TURN, EXCHANGE, SKIP } from './moves.js';
import { rivalActionsFrame, rivalGardenFrame, rivalRoomFrame } from './rival.js';
import { blocksFrame, cardLightFrame, lightFrame, refillFrame, tileFrame } from './rooms.js';
import { closeTurn, endFrame, gardensFrame } from './round.js';
import { draftFrame } from './setup.js';
import type { CastleState } from './state.js';
import { timeFrame } from './time.js';
import { warriorFrame, yardFrame } from './warrior.js';

/** How each kind of frame behaves, by its number. */
const FRAMES: FrameRules<CastleState>[] = [];
FRAMES[kind.DRAFT_FRAME] = draftFrame;
FRAMES[kind.TAKE] = takeFrame;
FRAMES[kind.PLACE] = placeFrame;
FRAMES[kind.END] = endFrame;
FRAMES[kind.BLOCKS_FRAME] = blocksFrame;
FRAMES[kind.DOMAIN_BLOCK] = domainBlockFrame;
FRAMES[kind.WORKER_FRAME] = workerFrame;
FRAMES[kind.COURTIER_FRAME] = courtierFrame;
FRAMES[kind.GARDENER_FRAME] = gardenerFrame;
FRAMES[kind.WARRIOR_FRAME] = warriorFrame;
FRAMES[kind.YARD_FRAME] = yardFrame;
FRAMES[kind.TILE_FRAME] = tileFrame;
FRAMES[kind.PAY_FRAME] = payFrame;
FRAMES[kind.GARDENS_FRAME] = gardensFrame;
FRAMES[kind.LIGHT_FRAME] = lightFrame;
FRAMES[kind.CARD_LIGHT] = cardLightFrame;
FRAMES[kind.REFILL] = refillFrame;
FRAMES[kind.DOMAIN_FRAME] = domainRowFrame;
FRAMES[kind.ANY_FRAME] = anyFrame;
FRAMES[kind.TIME_FRAME] = timeFrame;
FRAMES[kind.SEALS_FRAME] = sealsFrame;
FRAMES[kind.LANTERN_ORDER] = lanternOrderFrame;
FRAMES[kind.PARTS] = partsFrame;
FRAMES[kind.FAVOUR_FRAME] = favourFrame;
FRAMES[kind.SPACE_FRAME] = spaceFrame;
FRAMES[kind.RIVAL_ACTIONS] = rivalActionsFrame;
FRAMES[kind.RIVAL_ROOM_FRAME] = rivalRoomFrame;
FRAMES[kind.RIVAL_GARDEN_FRAME] = rivalGardenFrame;

/** Resolves what needs no answer until a decision stands on top of the agenda or the game is over. */
export function settle(state: CastleState, rng: Rng): void {
  while (state.depth > 0 && !FRAMES[state.top].settle(state, rng));
}

/** Whether only things that may be declined are left (C12.1). */
function mayEndTurn(state: CastleState): boolean {
  for (let i = state.depth - 1; i >= 0; i--) {
    const frame = state.frameKind(i);
    if (frame < kind.END || frame > kind.LAST_DECLINABLE) return false;
  }
  return true;
}

/** Writes the legal moves to `out` and returns how many there are. */
export function listMoves(state: CastleState, out: number[]): number {
  if (state.depth === 0) return 0;
  let n = FRAMES[state.top].list(state, out);
  if (mayEndTurn(state)) out[n++] = END_TURN;
  return listExchanges(state, out, n);
}

/** Performs a legal move in place. */
export function apply(state: CastleState, move: number, rng: Rng): void {
  if (move >= EXCHANGE && move < EXCHANGE + 4) exchange(state, move);
  else if (move === END_TURN) closeTurn(state, rng);
  else if (move === SKIP && state.top !== kind.SEALS_FRAME) state.pop();
  else FRAMES[state.top].answer(state, move, rng);
  settle(state, rng);
}
