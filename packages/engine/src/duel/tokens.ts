import { asking } from '../core/frame.js';
import { activateLantern } from './lantern.js';
import { ACTIVATION_SPACES, COLOURS, LOCATIONS } from './model/board.js';
import { ACTIONS_FRAME, type DuelFrame, END_FRAME, SWAP_FRAME, TOKEN_FRAME } from './model/frames.js';
import { NO_SWAP, PLACE, SWAP, SWAP_TILES, TAKE } from './model/moves.js';
import type { DuelState } from './model/state.js';
import { roundOf } from './turn.js';

/** Lists every swap and going without one (D3.1). */
function listSwaps(_state: DuelState, out: number[]): number {
  for (let i = 0; i < SWAP_TILES.length; i++) out[i] = SWAP + i;
  out[SWAP_TILES.length] = NO_SWAP;
  return SWAP_TILES.length + 1;
}

/** Discards a Change tile and swaps two Activation tiles, or goes on. */
function answerSwap(state: DuelState, move: number): void {
  state.pop();
  if (move === NO_SWAP) return;
  const [a, b] = SWAP_TILES[move - SWAP];
  state.setChangeTiles(state.active, state.changeTiles(state.active) - 1);
  for (let space = 0; space < ACTIVATION_SPACES.length; space++) {
    const tile = state.activation(space);
    if (tile === a) state.setActivation(space, b);
    else if (tile === b) state.setActivation(space, a);
  }
}

/** Whether a token of a colour may be placed on a location (D3.2). */
function mayPlace(state: DuelState, location: number, colour: number): boolean {
  const height = state.stackHeight(location);
  if (height === 0) return state.locationTile(location) !== colour;
  for (let level = 0; level < height; level++) if (state.token(location, level) === colour) return false;
  return true;
}

function listPlaces(state: DuelState, out: number[], most: number): number {
  let n = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (state.tokens(state.active, colour) === 0) continue;
    for (let location = 0; location < LOCATIONS.length; location++) {
      if (!mayPlace(state, location, colour)) continue;
      out[n++] = PLACE + colour * LOCATIONS.length + location;
      if (n === most) return n;
    }
  }
  return n;
}

function listTakes(state: DuelState, out: number[], most: number): number {
  let n = 0;
  for (let location = 0; location < LOCATIONS.length; location++) {
    if (state.stackHeight(location) === 0) continue;
    out[n++] = TAKE + location;
    if (n === most) return n;
  }
  return n;
}

/** Lists where tokens may be placed (D3.2) or taken (D3.3), up to so many. */
function listSomeTokens(state: DuelState, out: number[], most: number): number {
  return roundOf(state) === 0 ? listPlaces(state, out, most) : listTakes(state, out, most);
}

function listTokens(state: DuelState, out: number[]): number {
  return listSomeTokens(state, out, COLOURS.length * LOCATIONS.length);
}

const scratch: number[] = [];

/** Moves the token by itself when there is only one way. */
function settleToken(state: DuelState): boolean {
  if (listSomeTokens(state, scratch, 2) > 1) return true;
  answerToken(state, scratch[0]);
  return false;
}

/** Moves a token; the Lantern it covers is activated, then two actions follow (D3.4, D3.6). */
function answerToken(state: DuelState, move: number): void {
  const seat = state.active;
  const placing = move < TAKE;
  const location = placing ? (move - PLACE) % LOCATIONS.length : move - TAKE;
  state.pop();
  state.push(END_FRAME);
  state.push(ACTIONS_FRAME, 1, 1, location);
  if (placing) {
    const colour = ((move - PLACE) / LOCATIONS.length) | 0;
    const height = state.stackHeight(location);
    const covered = height === 0 ? state.locationTile(location) : state.token(location, height - 1);
    state.setTokens(seat, colour, state.tokens(seat, colour) - 1);
    state.pushToken(location, colour);
    activateLantern(state, covered);
  } else {
    const colour = state.popToken(location);
    state.setTokens(seat, colour, state.tokens(seat, colour) + 1);
    activateLantern(state, colour);
  }
}

/** Whether to use a Change tile. */
export const swapFrame: DuelFrame = {
  number: SWAP_FRAME,
  name: 'change tile',
  declinable: false,
  answers: ['swap', 'noSwap'],
  asks: 'swap',
  question: (state) => ({ kind: 'swap', taking: roundOf(state) === 1 }),
  ...asking(listSwaps, answerSwap),
};

/** Which token to move. */
export const tokenFrame: DuelFrame = {
  number: TOKEN_FRAME,
  name: 'move a token',
  declinable: false,
  answers: ['place', 'take'],
  asks: 'token',
  question: (state) => ({ kind: 'token', taking: roundOf(state) === 1 }),
  settle: settleToken,
  list: listTokens,
  answer: answerToken,
};
