import { checkMoney, resourcesFull } from './holdings.js';
import { CHANGE_CAP, MONEY_CAP } from './model/board.js';
import { ANY_FRAME, type DuelFrame, OPTIONAL, WELL_FRAME, wellArg } from './model/frames.js';
import { SKIP, WELL_BENEFIT } from './model/moves.js';
import type { DuelState } from './model/state.js';

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
  if (state.arg(wellArg.optional) === 1) return true;
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
  if (state.arg(wellArg.optional) === 1) out[n++] = SKIP;
  return n;
}

/** Takes one benefit. */
function answerWell(state: DuelState, move: number): void {
  const seat = state.active;
  const left = state.arg(wellArg.count) - 1;
  if (left === 0) state.pop();
  else state.setArg(wellArg.count, left);
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
      state.setVp(seat, state.vp(seat) + 1);
  }
}

/** Well benefits. */
export const wellFrame: DuelFrame = {
  number: WELL_FRAME,
  name: 'well',
  declinable: OPTIONAL,
  answers: ['well'],
  asks: 'well',
  question: (state) => ({
    kind: 'well',
    count: state.arg(wellArg.count),
    optional: state.arg(wellArg.optional) === 1,
  }),
  settle: settleWell,
  list: listBenefits,
  answer: answerWell,
};
