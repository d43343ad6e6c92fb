import type { FrameRules } from '../core/frame.js';
import { CHANGE_CAP, MONEY_CAP } from './board.js';
import { ANY_FRAME } from './frames.js';
import { checkMoney, resourcesFull } from './holdings.js';
import { SKIP, WELL_BENEFIT } from './moves.js';
import type { DuelState } from './state.js';

// Benefits by number, in the order of `BENEFITS`.
const ANY = 0;
const SEAL = 1;
const COIN = 2;
const CHANGE = 3;
const POINT = 4;

/**
 * Whether a benefit would bring something (D6.4). At the limit of coins and seals a new piece can still be
 * kept for another kind, or a seal be exchanged; only then is it lost when neither is so.
 */
function brings(state: DuelState, seat: number, benefit: number): boolean {
  switch (benefit) {
    case ANY:
      return !resourcesFull(state, seat);
    case SEAL:
      return state.seals(seat) < MONEY_CAP || !resourcesFull(state, seat);
    case COIN:
      return state.coins(seat) < MONEY_CAP;
    case CHANGE:
      return state.changeTiles(seat) < CHANGE_CAP;
    default:
      return true;
  }
}

/** Asks for a benefit; a point is always one, and taken if it is the only one and may not be declined. */
function settleWell(state: DuelState): boolean {
  if (state.topB === 1) return true;
  for (let benefit = ANY; benefit < POINT; benefit++) if (brings(state, state.active, benefit)) return true;
  answerWell(state, WELL_BENEFIT + POINT);
  return false;
}

/** Lists the benefits that would bring something. */
function listBenefits(state: DuelState, out: number[]): number {
  let n = 0;
  for (let benefit = ANY; benefit <= POINT; benefit++) {
    if (brings(state, state.active, benefit)) out[n++] = WELL_BENEFIT + benefit;
  }
  if (state.topB === 1) out[n++] = SKIP;
  return n;
}

/** Takes one benefit. */
function answerWell(state: DuelState, move: number): void {
  const seat = state.active;
  if (state.topA === 1) state.pop();
  else state.topA -= 1;
  switch (move - WELL_BENEFIT) {
    case ANY:
      state.push(ANY_FRAME, 1);
      break;
    case SEAL:
      state.setSeals(seat, state.seals(seat) + 1);
      checkMoney(state, seat);
      break;
    case COIN:
      state.setCoins(seat, state.coins(seat) + 1);
      checkMoney(state, seat);
      break;
    case CHANGE:
      state.setChangeTiles(seat, state.changeTiles(seat) + 1);
      break;
    default:
      state.setPoints(seat, state.points(seat) + 1);
  }
}

/** Well benefits. */
export const wellFrame: FrameRules<DuelState> = {
  settle: settleWell,
  list: listBenefits,
  answer: answerWell,
};
