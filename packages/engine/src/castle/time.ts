import { SEALS_TO_ENTER, TIME_END } from './model/board.js';
import { type CastleFrame, TIME_FRAME, timeArg } from './model/frames.js';
import { SEASON } from './model/moves.js';
import type { CastleState } from './model/state.js';

/** Moves a marker to a space further on and lays it on top of any marker there (C9.3). */
export function moveMarker(state: CastleState, seat: number, space: number): void {
  state.setTime(seat, space);
  // timeOrder is kept sorted: first everyone further on, then this marker, then the others as they were.
  let ahead = seat;
  let passed = false;
  for (let place = 0; place < state.seats; place++) {
    const other = state.timeOrder(place);
    if (!passed && (other === seat || state.time(other) > space)) {
      if (other === seat) return;
      continue;
    }
    passed = true;
    state.setTimeOrder(place, ahead);
    if (other === seat) return;
    ahead = other;
  }
}

/** Walks the steps due until a border must be paid for (true: the player is asked) or none are left. */
function settleTime(state: CastleState): boolean {
  const seat = state.active;
  const from = state.time(seat);
  let space = from;
  let steps = state.arg(timeArg.steps);
  while (steps > 0 && space < TIME_END && SEALS_TO_ENTER[space + 1] === 0) {
    space++;
    steps--;
  }
  if (space !== from) moveMarker(state, seat, space);
  if (steps > 0 && space < TIME_END && state.seals(seat) >= SEALS_TO_ENTER[space + 1]) {
    state.setArg(timeArg.steps, steps);
    return true;
  }
  state.pop();
  return false;
}

/** Lists paying for the next season or stopping before it. */
function listSeason(_: CastleState, out: number[]): number {
  out[0] = SEASON;
  out[1] = SEASON + 1;
  return 2;
}

/** Pays and goes on, or stops and loses the steps left. */
function answerSeason(state: CastleState, move: number): void {
  const seat = state.active;
  if (move !== SEASON) {
    state.pop();
    return;
  }
  const space = state.time(seat) + 1;
  state.setSeals(seat, state.seals(seat) - SEALS_TO_ENTER[space]);
  moveMarker(state, seat, space);
  state.setArg(timeArg.steps, state.arg(timeArg.steps) - 1);
}

/** Steps on the Passage of Time. */
export const timeFrame: CastleFrame = {
  number: TIME_FRAME,
  name: 'time',
  declinable: false,
  answers: ['season'],
  asks: 'season',
  question: (state) => ({
    kind: 'season',
    seals: SEALS_TO_ENTER[state.time(state.active) + 1],
    steps: state.arg(timeArg.steps),
  }),
  settle: settleTime,
  list: listSeason,
  answer: answerSeason,
};
