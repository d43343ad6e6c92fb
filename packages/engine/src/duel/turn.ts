import { listening, tell } from '../core/events.js';
import { asking } from '../core/frame.js';
import { TURNS, TURNS_A_ROUND } from './model/board.js';
import type { DuelEvent } from './model/events.js';
import { type DuelFrame, END_FRAME, SWAP_FRAME, TOKEN_FRAME } from './model/frames.js';
import type { DuelState } from './model/state.js';

/** The seat whose turn it is when that many turns are closed and `starting` holds the marker (D2.1, D2.2). */
function seatOfTurn(starting: number, turn: number): number {
  return (starting + (turn % TURNS_A_ROUND)) & 1;
}

/** Whether tokens are placed (0) or taken back (1). */
export function roundOf(state: DuelState): number {
  return state.turn < TURNS_A_ROUND ? 0 : 1;
}

/** Begins the turn of the seat that is due: a Change tile may be used first (D2.3, D3.1). */
export function startTurn(state: DuelState): void {
  const seat = seatOfTurn(state.starting, state.turn);
  state.active = seat;
  state.push(TOKEN_FRAME);
  if (state.changeTiles(seat) > 0) state.push(SWAP_FRAME);
}

/** Closes the turn, declining what is still open; the marker changes hands between the rounds (D2.2). */
export function closeTurn(state: DuelState): void {
  while (state.depth > 0) state.pop();
  state.shown = 0;
  state.turn += 1;
  if (state.turn === TURNS) state.setOver();
  else {
    if (state.turn === TURNS_A_ROUND) {
      state.starting = 1 - state.starting;
      if (listening()) tell<DuelEvent>({ kind: 'returnBegins', starting: state.starting });
    }
    startTurn(state);
  }
}

/** The end of a turn: nothing but `endTurn` and exchanges, which are added to every list. */
export const endFrame: DuelFrame = {
  number: END_FRAME,
  name: 'end of turn',
  declinable: true,
  answers: [],
  asks: 'endTurn',
  question: () => ({ kind: 'endTurn' }),
  ...asking(
    () => 0,
    () => undefined,
  ),
};
