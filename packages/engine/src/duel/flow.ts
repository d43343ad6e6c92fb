import { FrameTable } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { actionsFrame, gardenFrame, trainingFrame } from './actions.js';
import { courtierFrame } from './courtier.js';
import { partsFrame, priceFrame, rewardFrame } from './effects.js';
import { anyFrame, exchange, giveBackFrame, listExchanges, moneyFrame, soleExchange } from './holdings.js';
import { buyFrame, cardFrame, improveFrame } from './influence.js';
import { lanternCardFrame, lanternFrame } from './lantern.js';
import type { DuelQuestion } from './model/frames.js';
import { END_TURN, MOVES, SKIP } from './model/moves.js';
import type { DuelState } from './model/state.js';
import { mixFrame } from './paying.js';
import { draftFrame } from './setup.js';
import { swapFrame, tokenFrame } from './tokens.js';
import { goodsFrame, payFrame, tradeFrame } from './trade.js';
import { closeTurn, endFrame } from './turn.js';
import { wellFrame } from './well.js';

/** Everything that may stand open inside a turn. */
export const FRAMES = new FrameTable<DuelState, DuelQuestion>([
  draftFrame,
  swapFrame,
  tokenFrame,
  endFrame,
  actionsFrame,
  gardenFrame,
  trainingFrame,
  courtierFrame,
  tradeFrame,
  improveFrame,
  wellFrame,
  lanternCardFrame,
  buyFrame,
  priceFrame,
  lanternFrame,
  anyFrame,
  moneyFrame,
  giveBackFrame,
  rewardFrame,
  partsFrame,
  payFrame,
  mixFrame,
  cardFrame,
  goodsFrame,
]);

/** Writes the legal moves to `out` and returns how many there are. */
export function listMoves(state: DuelState, out: number[]): number {
  if (state.depth === 0) return 0;
  let n = FRAMES.top(state).list(state, out);
  if (FRAMES.mayEndTurn(state)) out[n++] = END_TURN;
  return listExchanges(state, out, n);
}

/** Moves that may be made beside every question. */
const IS_EXCHANGE = MOVES.marked('exchange');

/** Room for answers that are counted and not looked at. */
const unused: number[] = [];

/** Performs a legal move in place. */
export function apply(state: DuelState, move: number, rng: Rng): void {
  if (IS_EXCHANGE[move] === 1) exchange(state, move);
  else if (move === END_TURN) closeTurn(state);
  else if (move === SKIP) state.pop();
  else FRAMES.top(state).answer(state, move, rng);
  FRAMES.settle(state, rng);
  exchangeWhereNothingElse(state, rng);
}

/** Where a decision waits for an exchange and only one is possible, it is made without asking. */
function exchangeWhereNothingElse(state: DuelState, rng: Rng): void {
  while (state.depth > 0) {
    const move = soleExchange(state);
    if (move < 0 || FRAMES.mayEndTurn(state) || FRAMES.top(state).list(state, unused) > 0) return;
    exchange(state, move);
    FRAMES.settle(state, rng);
  }
}
