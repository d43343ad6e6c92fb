import { asking } from '../core/frame.js';
import { buyPossible } from './affordable.js';
import type { Gains } from './edition/effect.js';
import { CHANGE_CAP, FOOD, IRON, MONEY_CAP, PEARL, RESOURCE_CAP, RESOURCES } from './model/board.js';
import {
  ANY_FRAME,
  anyArg,
  BUY_FRAME,
  buyArg,
  type DuelFrame,
  GIVE_BACK_FRAME,
  MIX_FRAME,
  MONEY_FRAME,
  mixArg,
  moneyArg,
  PAY_FRAME,
} from './model/frames.js';
import { EXCHANGE, GAIN_ANY, GAIN_MONEY, GIVE_BACK } from './model/moves.js';
import type { DuelState } from './model/state.js';

const SEALS_A_RESOURCE = 2;
const ALL_RESOURCES = RESOURCES.length * RESOURCE_CAP;

/** Adds gains to what a seat holds; choices go on the agenda. `checkMoney` must follow. */
export function addGains(state: DuelState, seat: number, gains: Gains): void {
  if (gains.food > 0) state.gainResource(seat, FOOD, gains.food);
  if (gains.iron > 0) state.gainResource(seat, IRON, gains.iron);
  if (gains.pearl > 0) state.gainResource(seat, PEARL, gains.pearl);
  if (gains.coin > 0) state.setCoins(seat, state.coins(seat) + gains.coin);
  if (gains.seal > 0) state.setSeals(seat, state.seals(seat) + gains.seal);
  if (gains.vp > 0) state.setVp(seat, state.vp(seat) + gains.vp);
  if (gains.change > 0) state.setChangeTiles(seat, state.changeTiles(seat) + gains.change);
  if (gains.money > 0) state.push(MONEY_FRAME, gains.money);
  if (gains.any > 0) state.push(ANY_FRAME, gains.any);
}

/** Whether coins or seals of the gain just made are still to be chosen. */
function moneyToCome(state: DuelState): boolean {
  for (let depth = state.depth - 1; depth >= 0; depth--) {
    const kind = state.frameKind(depth);
    if (kind === MONEY_FRAME) return true;
    if (kind !== ANY_FRAME) return false;
  }
  return false;
}

/**
 * Puts a gain that went over the limit before everything else (D6.1). What is still to be chosen of the same gain
 * arrives first: coins and seals of one effect come together.
 */
export function checkMoney(state: DuelState, seat: number): void {
  if (state.coins(seat) + state.seals(seat) > MONEY_CAP && !moneyToCome(state)) state.push(GIVE_BACK_FRAME);
}

/** Gains everything of one effect: coins and seals arrive together and are settled once. */
export function gain(state: DuelState, gains: Gains): void {
  addGains(state, state.active, gains);
  checkMoney(state, state.active);
}

/** Whether nothing of these gains would be lost or given back. */
export function gainsFit(state: DuelState, seat: number, gains: Gains): boolean {
  const { food, iron, pearl } = gains;
  return (
    state.coins(seat) + state.seals(seat) + gains.coin + gains.seal + gains.money <= MONEY_CAP &&
    state.holding(seat, FOOD) + food <= RESOURCE_CAP &&
    state.holding(seat, IRON) + iron <= RESOURCE_CAP &&
    state.holding(seat, PEARL) + pearl <= RESOURCE_CAP &&
    state.resources(seat) + food + iron + pearl + gains.any <= ALL_RESOURCES &&
    state.changeTiles(seat) + gains.change <= CHANGE_CAP
  );
}

/** Whether two seals could become a resource (D6.3). */
export function canExchange(state: DuelState, seat: number): boolean {
  return state.seals(seat) >= SEALS_A_RESOURCE && state.resources(seat) < ALL_RESOURCES;
}

/** Whether all resources are at their limit. */
export function resourcesFull(state: DuelState, seat: number): boolean {
  return state.resources(seat) === ALL_RESOURCES;
}

/** Whether an exchange would use up seals that a price already agreed to needs. */
export function sealsBound(state: DuelState, seat: number): boolean {
  const coins = state.coins(seat);
  const seals = state.seals(seat) - SEALS_A_RESOURCE;
  switch (state.top) {
    case MIX_FRAME:
      return coins + seals < state.arg(mixArg.count);
    case PAY_FRAME:
      return state.frameKind(state.depth - 2) === BUY_FRAME && !buyPossible(state, coins, seals);
    case BUY_FRAME:
      return (
        state.arg(buyArg.free) === 0 && state.arg(buyArg.optional) === 0 && !buyPossible(state, coins, seals)
      );
    default:
      return false;
  }
}

/** Adds the exchanges to the moves of any decision (D6.3). */
export function listExchanges(state: DuelState, out: number[], from: number): number {
  const seat = state.active;
  let n = from;
  if (state.seals(seat) < SEALS_A_RESOURCE || sealsBound(state, seat)) return n;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (state.holding(seat, resource) < RESOURCE_CAP) out[n++] = EXCHANGE + resource;
  }
  return n;
}

/** The exchange that is possible where one resource alone is below its limit; -1 otherwise. */
export function soleExchange(state: DuelState): number {
  const seat = state.active;
  // Quick to say no: two kinds must be full.
  if (state.resources(seat) < ALL_RESOURCES - RESOURCE_CAP || !canExchange(state, seat)) return -1;
  let only = -1;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (state.holding(seat, resource) === RESOURCE_CAP) continue;
    if (only >= 0) return -1;
    only = resource;
  }
  return sealsBound(state, seat) ? -1 : EXCHANGE + only;
}

/** Gives two seals for a resource. */
export function exchange(state: DuelState, move: number): void {
  const seat = state.active;
  state.setSeals(seat, state.seals(seat) - SEALS_A_RESOURCE);
  state.gainResource(seat, move - EXCHANGE, 1);
}

/** Asks for the next resource of choice; with one kind left it is given, with none it is lost. */
function settleAny(state: DuelState): boolean {
  const seat = state.active;
  let only = -1;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (state.holding(seat, resource) === RESOURCE_CAP) continue;
    if (only >= 0) return true;
    only = resource;
  }
  if (only >= 0) state.gainResource(seat, only, state.arg(anyArg.count));
  state.pop();
  return false;
}

/** Lists the resources below their limit. */
function listAny(state: DuelState, out: number[]): number {
  let n = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (state.holding(state.active, resource) < RESOURCE_CAP) out[n++] = GAIN_ANY + resource;
  }
  return n;
}

/** Gains the resource chosen. */
function answerAny(state: DuelState, move: number): void {
  state.gainResource(state.active, move - GAIN_ANY, 1);
  const left = state.arg(anyArg.count) - 1;
  if (left === 0) state.pop();
  else state.setArg(anyArg.count, left);
}

/** Lists how many of the pieces may be coins. */
function listMoney(state: DuelState, out: number[]): number {
  const count = state.arg(moneyArg.count);
  for (let coins = 0; coins <= count; coins++) out[coins] = GAIN_MONEY + coins;
  return count + 1;
}

/** Gains coins and seals in the mix chosen. */
function answerMoney(state: DuelState, move: number): void {
  const seat = state.active;
  const coins = move - GAIN_MONEY;
  const seals = state.arg(moneyArg.count) - coins;
  state.pop();
  state.setCoins(seat, state.coins(seat) + coins);
  state.setSeals(seat, state.seals(seat) + seals);
  checkMoney(state, seat);
}

/** Asks what to give back while there are too many coins and seals and a choice (D6.1). */
function settleGiveBack(state: DuelState): boolean {
  const seat = state.active;
  const coins = state.coins(seat);
  const seals = state.seals(seat);
  if (coins + seals > MONEY_CAP) {
    if (seals === 0) state.setCoins(seat, MONEY_CAP);
    else if (coins === 0 && !canExchange(state, seat)) state.setSeals(seat, MONEY_CAP);
    else return true;
  }
  state.pop();
  return false;
}

/** Lists what may be given back. */
function listGiveBack(state: DuelState, out: number[]): number {
  let n = 0;
  if (state.coins(state.active) > 0) out[n++] = GIVE_BACK;
  if (state.seals(state.active) > 0) out[n++] = GIVE_BACK + 1;
  return n;
}

/** Gives back one coin or one seal. */
function answerGiveBack(state: DuelState, move: number): void {
  const seat = state.active;
  if (move === GIVE_BACK) state.setCoins(seat, state.coins(seat) - 1);
  else state.setSeals(seat, state.seals(seat) - 1);
}

/** Resources of choice. */
export const anyFrame: DuelFrame = {
  number: ANY_FRAME,
  name: 'resources of choice',
  declinable: false,
  answers: ['gainAny'],
  asks: 'gainAny',
  question: (state) => ({ kind: 'gainAny', count: state.arg(anyArg.count) }),
  settle: settleAny,
  list: listAny,
  answer: answerAny,
};

/** Coins or seals of choice. */
export const moneyFrame: DuelFrame = {
  number: MONEY_FRAME,
  name: 'coins or seals',
  declinable: false,
  answers: ['gainMoney'],
  asks: 'gainMoney',
  question: (state) => ({ kind: 'gainMoney', count: state.arg(moneyArg.count) }),
  ...asking(listMoney, answerMoney),
};

/** Coins and seals above the limit. */
export const giveBackFrame: DuelFrame = {
  number: GIVE_BACK_FRAME,
  name: 'give back',
  declinable: false,
  answers: ['giveBack'],
  asks: 'giveBack',
  question: (state) => ({
    kind: 'giveBack',
    over: state.coins(state.active) + state.seals(state.active) - MONEY_CAP,
  }),
  settle: settleGiveBack,
  list: listGiveBack,
  answer: answerGiveBack,
};
