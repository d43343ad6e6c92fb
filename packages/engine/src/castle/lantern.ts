import { COIN, SEAL, TIME, VP } from './edition/effect-words.js';
import { SEAL_CAP, SEALS_TO_ENTER, TIME_END } from './model/board.js';
import { moveCard } from './model/cards.js';
import {
  type CastleFrame,
  LANTERN_ORDER,
  lanternOrderArg,
  SEALS_FRAME,
  sealsArg,
  TIME_FRAME,
} from './model/frames.js';
import { EXCHANGE, ORDER, SKIP } from './model/moves.js';
import { type CastleState, IN_LANTERN } from './model/state.js';

const ORDER_SEAL = ORDER + SEAL;
const ORDER_TIME = ORDER + TIME;

/** Lays a card face down at the end of the Lantern Area. */
export function addToLantern(state: CastleState, seat: number, card: number, from: number): void {
  const icon = state.edition.lanternIcon[card];
  moveCard(state, card, from, IN_LANTERN + seat);
  state.setLantern(seat, icon, state.lantern(seat, icon) + state.edition.lanternCount[card]);
}

/** Gains seals; past the limit the player may first exchange some (C9.5). */
export function gainSeals(state: CastleState, seat: number, count: number): void {
  const sum = state.seals(seat) + count;
  if (sum <= SEAL_CAP) state.setSeals(seat, sum);
  else state.push(SEALS_FRAME, count);
}

/** Gives the seals waiting once they fit, or when there is nothing to exchange. */
function settleSeals(state: CastleState): boolean {
  const seat = state.active;
  const held = state.seals(seat);
  if (held > 0 && held + state.arg(sealsArg.count) > SEAL_CAP) return true;
  takeSeals(state);
  return false;
}

/** Takes the seals waiting; what passes the limit is lost (C9.1). */
function takeSeals(state: CastleState): void {
  const seat = state.active;
  state.setSeals(seat, Math.min(SEAL_CAP, state.seals(seat) + state.arg(sealsArg.count)));
  state.pop();
}

/** Whether a Lantern Reward with seals and time asks which comes first: at a border, past the limit (C8.6). */
export function asksLanternOrder(space: number, held: number, due: number): boolean {
  return space < TIME_END && SEALS_TO_ENTER[space + 1] > 0 && held + due > SEAL_CAP;
}

/** Gains every icon of the Lantern Area (C8.6). */
export function lanternReward(state: CastleState): void {
  const seat = state.active;
  for (let resource = 0; resource < 3; resource++) {
    const count = state.lantern(seat, resource);
    if (count > 0) state.gainResource(seat, resource, count);
  }
  const coins = state.lantern(seat, COIN);
  if (coins > 0) state.addCoins(seat, coins);
  const points = state.lantern(seat, VP);
  if (points > 0) state.addVp(seat, points);
  const seals = state.lantern(seat, SEAL);
  const steps = state.lantern(seat, TIME);
  if (seals > 0 && steps > 0) state.push(LANTERN_ORDER, seals, steps);
  else if (steps > 0) state.push(TIME_FRAME, steps);
  else if (seals > 0) gainSeals(state, seat, seals);
}

/** Asks which of seals and time comes first while it can matter, even after an exchange; otherwise seals do. */
function settleLanternOrder(state: CastleState): boolean {
  const seat = state.active;
  if (asksLanternOrder(state.time(seat), state.seals(seat), state.arg(lanternOrderArg.seals))) return true;
  answerLanternOrder(state, ORDER_SEAL);
  return false;
}

/** Lists which of seals and time of a Lantern Reward may come first. */
function listLanternOrder(_: CastleState, out: number[]): number {
  out[0] = ORDER_SEAL;
  out[1] = ORDER_TIME;
  return 2;
}

/** Gives seals and time of a Lantern Reward in the order chosen. */
function answerLanternOrder(state: CastleState, move: number): void {
  const seals = state.arg(lanternOrderArg.seals);
  const steps = state.arg(lanternOrderArg.steps);
  state.pop();
  if (move === ORDER_TIME) {
    state.push(SEALS_FRAME, seals);
    state.push(TIME_FRAME, steps);
  } else {
    state.push(TIME_FRAME, steps);
    gainSeals(state, state.active, seals);
  }
}

/** Adds the exchanges open to the player now (C9.2). */
export function listExchanges(state: CastleState, out: number[], n: number): number {
  const seat = state.active;
  const seals = state.seals(seat);
  if (seals === 0) return n;
  let count = n;
  if (seals >= 2) {
    for (let resource = 0; resource < 3; resource++) {
      if (state.holding(seat, resource) < 7) out[count++] = EXCHANGE + resource;
    }
  }
  out[count++] = EXCHANGE + 3;
  return count;
}

/** Gives 2 seals for a resource or 1 for a coin. */
export function exchange(state: CastleState, move: number): void {
  const seat = state.active;
  const get = move - EXCHANGE;
  if (get === 3) {
    state.setSeals(seat, state.seals(seat) - 1);
    state.addCoins(seat, 1);
  } else {
    state.setSeals(seat, state.seals(seat) - 2);
    state.gainResource(seat, get, 1);
  }
}

/** The only answer besides exchanging when seals would be lost. */
function listSeals(_: CastleState, out: number[]): number {
  out[0] = SKIP;
  return 1;
}

/** Seals about to be gained past the limit. */
export const sealsFrame: CastleFrame = {
  number: SEALS_FRAME,
  name: 'seals',
  declinable: false,
  ownSkip: true,
  answers: ['skip'],
  asks: 'sealsOverLimit',
  question: (state) => ({ kind: 'sealsOverLimit', count: state.arg(sealsArg.count) }),
  settle: settleSeals,
  list: listSeals,
  answer: takeSeals,
};

/** Seals and time of one Lantern Reward. */
export const lanternOrderFrame: CastleFrame = {
  number: LANTERN_ORDER,
  name: 'seals or time first',
  declinable: false,
  answers: ['order'],
  asks: 'order',
  question: () => ({ kind: 'order', parts: ['seal', 'time'], effect: null }),
  settle: settleLanternOrder,
  list: listLanternOrder,
  answer: answerLanternOrder,
};
