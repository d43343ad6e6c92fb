import { asking, type FrameRules } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { actionsFrame, gardenFrame, trainingFrame } from './actions.js';
import { courtierFrame } from './courtier.js';
import { partsFrame, priceFrame, rewardFrame } from './effects.js';
import * as kind from './frames.js';
import { anyFrame, exchange, giveBackFrame, listExchanges, moneyFrame } from './holdings.js';
import { buyFrame, cardFrame, improveFrame, mixFrame } from './influence.js';
import { lanternCardFrame, lanternFrame } from './lantern.js';
import { END_TURN, EXCHANGE, SKIP } from './moves.js';
import { draftFrame } from './setup.js';
import type { DuelState } from './state.js';
import { swapFrame, tokenFrame } from './tokens.js';
import { goodsFrame, payFrame, tradeFrame } from './trade.js';
import { closeTurn } from './turn.js';
import { wellFrame } from './well.js';

/** How each kind of frame behaves, by its number. */
const FRAMES: FrameRules<DuelState>[] = [];
FRAMES[kind.DRAFT_FRAME] = draftFrame;
FRAMES[kind.SWAP_FRAME] = swapFrame;
FRAMES[kind.TOKEN_FRAME] = tokenFrame;
// The end of a turn has no answer of its own: `endTurn` and exchanges are added to every list.
FRAMES[kind.END_FRAME] = asking(
  () => 0,
  () => {},
);
FRAMES[kind.ACTIONS_FRAME] = actionsFrame;
FRAMES[kind.GARDEN_FRAME] = gardenFrame;
FRAMES[kind.TRAINING_FRAME] = trainingFrame;
FRAMES[kind.COURTIER_FRAME] = courtierFrame;
FRAMES[kind.TRADE_FRAME] = tradeFrame;
FRAMES[kind.IMPROVE_FRAME] = improveFrame;
FRAMES[kind.WELL_FRAME] = wellFrame;
FRAMES[kind.LANTERN_CARD_FRAME] = lanternCardFrame;
FRAMES[kind.BUY_FRAME] = buyFrame;
FRAMES[kind.PRICE_FRAME] = priceFrame;
FRAMES[kind.LANTERN_FRAME] = lanternFrame;
FRAMES[kind.ANY_FRAME] = anyFrame;
FRAMES[kind.MONEY_FRAME] = moneyFrame;
FRAMES[kind.GIVE_BACK_FRAME] = giveBackFrame;
FRAMES[kind.REWARD_FRAME] = rewardFrame;
FRAMES[kind.PARTS_FRAME] = partsFrame;
FRAMES[kind.PAY_FRAME] = payFrame;
FRAMES[kind.MIX_FRAME] = mixFrame;
FRAMES[kind.CARD_FRAME] = cardFrame;
FRAMES[kind.GOODS_FRAME] = goodsFrame;

/** Resolves what needs no answer until a decision stands on top of the agenda or the game is over. */
export function settle(state: DuelState, rng: Rng): void {
  while (state.depth > 0 && !FRAMES[state.top].settle(state, rng));
}

/** Whether the token is moved and only things that may be declined are left (D8.1). */
function mayEndTurn(state: DuelState): boolean {
  for (let i = state.depth - 1; i >= 0; i--) {
    const frame = state.frameKind(i);
    if (frame < kind.END_FRAME || frame > kind.LAST_DECLINABLE) return false;
    if (frame > kind.ACTIONS_FRAME && state.frameB(i) === 0) return false;
  }
  return true;
}

/** Writes the legal moves to `out` and returns how many there are. */
export function listMoves(state: DuelState, out: number[]): number {
  if (state.depth === 0) return 0;
  let n = FRAMES[state.top].list(state, out);
  if (mayEndTurn(state)) out[n++] = END_TURN;
  return listExchanges(state, out, n);
}

/** Performs a legal move in place. */
export function apply(state: DuelState, move: number, rng: Rng): void {
  if (move < EXCHANGE) FRAMES[state.top].answer(state, move, rng);
  else if (move === END_TURN) closeTurn(state);
  else if (move === SKIP) state.pop();
  else exchange(state, move);
  settle(state, rng);
}
