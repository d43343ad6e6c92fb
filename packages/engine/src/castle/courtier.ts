import { audiencePossible, climbPossible } from './affordable.js';
import { perform } from './effects.js';
import { lanternReward } from './lantern.js';
import { CLIMB_PEARL, COURTIER, FIRST_DIPLOMAT_ROOM, GATE_COINS } from './model/board.js';
import {
  AUDIENCE,
  type CastleFrame,
  CLIMB,
  COURTIER_FRAME,
  courtierArg,
  FAVOUR_FRAME,
} from './model/frames.js';
import {
  CLIMB_FLOOR1_1,
  CLIMB_FLOOR1_2,
  CLIMB_FLOOR2_1,
  CLIMB_GATE_1,
  CLIMB_GATE_2,
  FAVOUR,
  GATE,
  SKIP,
} from './model/moves.js';
import type { CastleState } from './model/state.js';
import { enterRoom } from './rooms.js';

const DAIMYO = 3;

/** The action stands open while an unused half of it is possible. */
function settleCourtier(state: CastleState): boolean {
  const seat = state.active;
  const used = state.arg(courtierArg.used);
  const seals = state.seals(seat);
  if ((used & AUDIENCE) === 0 && audiencePossible(state, seat, state.coins(seat), seals)) return true;
  if ((used & CLIMB) === 0 && climbPossible(state, seat, seals)) return true;
  state.pop();
  return false;
}

/** Lists the audience and the climbs that can be paid now. */
function listCourtier(state: CastleState, out: number[]): number {
  const seat = state.active;
  const used = state.arg(courtierArg.used);
  const pearl = state.pearl(seat);
  let n = 0;
  if ((used & AUDIENCE) === 0 && state.home(seat, COURTIER) > 0 && state.coins(seat) >= GATE_COINS)
    out[n++] = GATE;
  if ((used & CLIMB) === 0 && pearl >= CLIMB_PEARL[1]) {
    const far = pearl >= CLIMB_PEARL[2];
    if (state.court(seat, 0) > 0) {
      for (let room = 0; room < 3; room++) out[n++] = CLIMB_GATE_1 + room;
      if (far) for (let room = 0; room < 2; room++) out[n++] = CLIMB_GATE_2 + room;
    }
    if (state.court(seat, 1) > 0) {
      for (let room = 0; room < 2; room++) out[n++] = CLIMB_FLOOR1_1 + room;
      if (far) out[n++] = CLIMB_FLOOR1_2;
    }
    if (state.court(seat, 2) > 0) out[n++] = CLIMB_FLOOR2_1;
  }
  out[n++] = SKIP;
  return n;
}

/** Performs an audience or a climb. */
function answerCourtier(state: CastleState, move: number): void {
  const seat = state.active;
  use(state, move === GATE ? AUDIENCE : CLIMB);
  if (move === GATE) {
    state.addCoins(seat, -GATE_COINS);
    state.setHome(seat, COURTIER, state.home(seat, COURTIER) - 1);
    state.setCourt(seat, 0, state.court(seat, 0) + 1);
  } else if (move < CLIMB_GATE_2) climb(state, seat, 0, 1, move - CLIMB_GATE_1);
  else if (move < CLIMB_FLOOR1_1) climb(state, seat, 0, 2, FIRST_DIPLOMAT_ROOM + move - CLIMB_GATE_2);
  else if (move < CLIMB_FLOOR1_2) climb(state, seat, 1, 1, FIRST_DIPLOMAT_ROOM + move - CLIMB_FLOOR1_1);
  else if (move === CLIMB_FLOOR1_2) climb(state, seat, 1, 2, -1);
  else climb(state, seat, 2, 1, -1);
}

/** Marks a half of the courtier action as used (C5.1). */
function use(state: CastleState, half: number): void {
  const used = state.arg(courtierArg.used) | half;
  if (used === (AUDIENCE | CLIMB)) state.pop();
  else state.setArg(courtierArg.used, used);
}

function climb(state: CastleState, seat: number, from: number, floors: number, room: number): void {
  const to = from + floors;
  state.setHolding(seat, 2, state.pearl(seat) - CLIMB_PEARL[floors]);
  state.setCourt(seat, from, state.court(seat, from) - 1);
  state.setCourt(seat, to, state.court(seat, to) + 1);
  if (to < DAIMYO) {
    enterRoom(state, seat, room);
  } else {
    state.push(FAVOUR_FRAME);
    lanternReward(state);
  }
}

/** Asks for a favour space, takes the only free one, or does nothing when all are taken (C5.6). */
function settleFavour(state: CastleState): boolean {
  let only = -1;
  for (let slot = 0; slot < 3; slot++) {
    if (state.favour(slot) >= 0) continue;
    if (only >= 0) return true;
    only = slot;
  }
  if (only >= 0) answerFavour(state, FAVOUR + only);
  else state.pop();
  return false;
}

/** Lists the free favour spaces. */
function listFavours(state: CastleState, out: number[]): number {
  let n = 0;
  for (let slot = 0; slot < 3; slot++) if (state.favour(slot) < 0) out[n++] = FAVOUR + slot;
  return n;
}

/** Stands on a favour space and gains it. */
function answerFavour(state: CastleState, move: number): void {
  const slot = move - FAVOUR;
  state.pop();
  state.setFavour(slot, state.active);
  perform(state, state.edition.favour[state.daimyo * 3 + slot]);
}

/** Audience and climb. */
export const courtierFrame: CastleFrame = {
  number: COURTIER_FRAME,
  name: 'courtier',
  declinable: true,
  answers: ['gate', 'climb'],
  asks: 'courtier',
  question: (state) => ({
    kind: 'courtier',
    audience: (state.arg(courtierArg.used) & AUDIENCE) === 0,
    climb: (state.arg(courtierArg.used) & CLIMB) === 0,
  }),
  settle: settleCourtier,
  list: listCourtier,
  answer: answerCourtier,
};

/** A favour of the Daimyo. */
export const favourFrame: CastleFrame = {
  number: FAVOUR_FRAME,
  name: 'favour',
  declinable: false,
  answers: ['favour'],
  asks: 'favour',
  question: () => ({ kind: 'favour' }),
  settle: settleFavour,
  list: listFavours,
  answer: answerFavour,
};
