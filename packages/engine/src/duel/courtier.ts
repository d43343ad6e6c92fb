import { actionQuestion } from './action-question.js';
import { abandon } from './actions.js';
import { climbPossible } from './affordable.js';
import { perform } from './effects.js';
import { CLIMB_COST, PATH_TOP, PEARL } from './model/board.js';
import { actionArg, COURTIER_FRAME, type DuelFrame, OPTIONAL } from './model/frames.js';
import { CLIMB, CLIMB_BY_PATH, SKIP } from './model/moves.js';
import type { DuelState } from './model/state.js';

/** The path a seat must use, or -1 while both are free (D5.3). */
function pathOf(state: DuelState, seat: number): number {
  if (state.path(seat) >= 0) return state.path(seat);
  const taken = state.path(1 - seat);
  return taken < 0 ? -1 : 1 - taken;
}

/** The courtier action stands open while a move up is possible; the only one is made if it must be. */
function settleCourtier(state: DuelState): boolean {
  const seat = state.active;
  const seals = state.seals(seat);
  if (!climbPossible(state, seat, 1, state.arg(actionArg.discount), seals)) {
    abandon(state);
    return false;
  }
  if (
    state.arg(actionArg.optional) === 1 ||
    pathOf(state, seat) < 0 ||
    climbPossible(state, seat, 2, state.arg(actionArg.discount), seals)
  )
    return true;
  if (!climbPossible(state, seat, 1, state.arg(actionArg.discount), 0)) return true;
  answerCourtier(state, CLIMB);
  return false;
}

/** Lists the moves up that can be paid now. */
function listCourtier(state: DuelState, out: number[]): number {
  const seat = state.active;
  const free = pathOf(state, seat) < 0;
  let n = 0;
  for (let spaces = 1; spaces <= 2; spaces++) {
    if (!climbPossible(state, seat, spaces, state.arg(actionArg.discount), 0)) continue;
    if (free) {
      out[n++] = CLIMB_BY_PATH + spaces - 1;
      out[n++] = CLIMB_BY_PATH + spaces + 1;
    } else out[n++] = CLIMB + spaces - 1;
  }
  if (state.arg(actionArg.optional) === 1) out[n++] = SKIP;
  return n;
}

/** Moves the courtier up; only the space it stops on gives its reward (D5.4). */
function answerCourtier(state: DuelState, move: number): void {
  const seat = state.active;
  const path = move >= CLIMB_BY_PATH ? (move - CLIMB_BY_PATH) >> 1 : pathOf(state, seat);
  const spaces = (move >= CLIMB_BY_PATH ? (move - CLIMB_BY_PATH) & 1 : move - CLIMB) + 1;
  state.setHolding(
    seat,
    PEARL,
    state.holding(seat, PEARL) - CLIMB_COST[spaces] + state.arg(actionArg.discount),
  );
  state.pop();
  const space = state.space(seat) + spaces;
  state.setPath(seat, path);
  state.setSpace(seat, space);
  const { climbEffect, topEffect } = state.edition;
  perform(
    state,
    space === PATH_TOP ? topEffect[path] : climbEffect[state.climbTile(path, space) * 2 + space - 1],
  );
}

/** The courtier action. */
export const courtierFrame: DuelFrame = {
  number: COURTIER_FRAME,
  name: 'courtier',
  declinable: OPTIONAL,
  answers: ['climb'],
  asks: 'courtier',
  question: actionQuestion('courtier'),
  settle: settleCourtier,
  list: listCourtier,
  answer: answerCourtier,
};
