import type { FrameRules } from '../core/frame.js';
import { COURTIER, GARDENER, RESOURCE_CAP, WARRIOR } from './board.js';
import type { Effect } from './effect.js';
import {
  ANY_FRAME,
  COURTIER_FRAME,
  DOMAIN_FRAME,
  GARDENER_FRAME,
  LIGHT_FRAME,
  PARTS,
  TILE_FRAME,
  TIME_FRAME,
  WARRIOR_FRAME,
  WORKER_FRAME,
} from './frames.js';
import { FIRST_DECREE, TILES_PER_COLOUR } from './ids.js';
import { addToLantern, gainSeals, lanternReward } from './lantern.js';
import { CHOOSE_WORKER, GAIN_ANY, ORDER, PAY, SKIP } from './moves.js';
import { orderMatters } from './order.js';
import { effectOffered, effectPossible, payPrice, workerPossible } from './possible.js';
import { type CastleState, IN_BOX } from './state.js';
import {
  ANY,
  COIN,
  COURTIER_ACTION,
  DECREE_COIN,
  DOMAIN,
  LANTERN,
  LIGHT,
  PEARL,
  SEAL,
  TILE_ANY,
  TILE_CORAL,
  TIME,
  VP,
  WARRIOR_ACTION,
  WELL_ACTION,
  WORKER_ACTION,
} from './words.js';

const ALL_WORKERS = (1 << COURTIER) | (1 << GARDENER) | (1 << WARRIOR);

/** Performs an effect whose price has been paid: gains at once, the rest goes on the agenda. */
export function perform(state: CastleState, effect: number): void {
  const e = state.edition.effects[effect];
  const size = e.words.length;
  if (size === 1) performPart(state, e.words[0], e.counts[0]);
  else if (e.plain) for (let i = 0; i < size; i++) performPart(state, e.words[i], e.counts[i]);
  else state.push(PARTS, effect, 0);
}

/** Pays an effect's price and performs it. */
export function payAndPerform(state: CastleState, effect: number): void {
  payPrice(state, state.active, effect);
  perform(state, effect);
}

/** The well: a seal and the rewards of both tiles (C4.3). */
export function performWell(state: CastleState): void {
  perform(state, state.edition.wellGain[state.wellTile(0) * TILES_PER_COLOUR + state.wellTile(1)]);
}

/** Starts the worker action of that number. */
export function startWorker(state: CastleState, worker: number): void {
  if (worker === COURTIER) state.push(COURTIER_FRAME);
  else state.push(worker === GARDENER ? GARDENER_FRAME : WARRIOR_FRAME);
}

function performPart(state: CastleState, word: number, count: number): void {
  const seat = state.active;
  if (word <= PEARL) state.gainResource(seat, word, count);
  else if (word === COIN) state.addCoins(seat, count);
  else if (word === SEAL) gainSeals(state, seat, count);
  else if (word === VP) state.addVp(seat, count);
  else if (word === TIME) state.push(TIME_FRAME, count);
  else if (word === ANY) state.push(ANY_FRAME, count);
  else if (word === LANTERN) lanternReward(state);
  else if (word === WELL_ACTION) performWell(state);
  else if (word <= WARRIOR_ACTION) startWorker(state, word - COURTIER_ACTION);
  else if (word === WORKER_ACTION) state.push(WORKER_FRAME, ALL_WORKERS);
  else if (word === DOMAIN) state.push(DOMAIN_FRAME);
  else if (word === LIGHT) state.push(LIGHT_FRAME);
  else if (word <= TILE_ANY) state.push(TILE_FRAME, word - TILE_CORAL);
  else addToLantern(state, seat, FIRST_DECREE + word - DECREE_COIN, IN_BOX);
}

function performNumbered(state: CastleState, e: Effect, part: number): void {
  const done = state.topB | (1 << part);
  if (done === (1 << e.words.length) - 1) state.pop();
  else state.topB = done;
  performPart(state, e.words[part], e.counts[part]);
}

/** Performs the next part in printed order, or asks for the order where it matters. */
function settleParts(state: CastleState): boolean {
  const e = state.edition.effects[state.topA];
  const done = state.topB;
  const ask = e.ordered && orderMatters(state, e, done);
  for (let i = 0; i < e.words.length; i++) {
    if ((done >> i) & 1) continue;
    // Plain gains never wait for the question: nothing depends on when they come.
    if (ask && !(e.words[i] <= VP && e.words[i] !== SEAL && !e.acts)) continue;
    performNumbered(state, e, i);
    return false;
  }
  return true;
}

/** Lists the parts that may come first. */
function listOrder(state: CastleState, out: number[]): number {
  const e = state.edition.effects[state.topA];
  let n = 0;
  for (let i = 0; i < e.words.length; i++) {
    if (((state.topB >> i) & 1) === 0) out[n++] = ORDER + e.words[i];
  }
  return n;
}

/** Performs the part chosen to come first. */
function answerOrder(state: CastleState, move: number): void {
  const e = state.edition.effects[state.topA];
  performNumbered(state, e, e.words.indexOf(move - ORDER));
}

/** Asks for the next resource of choice; with one kind left it is given, with none it is lost (C8.4). */
function settleAny(state: CastleState): boolean {
  const seat = state.active;
  let only = -1;
  for (let resource = 0; resource < 3; resource++) {
    if (state.holding(seat, resource) === RESOURCE_CAP) continue;
    if (only >= 0) return true;
    only = resource;
  }
  if (only >= 0) state.gainResource(seat, only, state.topA);
  state.pop();
  return false;
}

/** Lists the resources below their limit. */
function listAny(state: CastleState, out: number[]): number {
  let n = 0;
  for (let resource = 0; resource < 3; resource++) {
    if (state.holding(state.active, resource) < RESOURCE_CAP) out[n++] = GAIN_ANY + resource;
  }
  return n;
}

/** Gains the resource chosen. */
function answerAny(state: CastleState, move: number): void {
  state.gainResource(state.active, move - GAIN_ANY, 1);
  if (state.topA === 1) state.pop();
  else state.topA -= 1;
}

/** A price that came up by itself stands open while it could be paid and lead to something (C8.8). */
function settlePay(state: CastleState): boolean {
  const seat = state.active;
  if (effectPossible(state, seat, state.topA, state.coins(seat), state.seals(seat))) return true;
  state.pop();
  return false;
}

/** Lists paying, when it can be paid now, and declining. */
function listPay(state: CastleState, out: number[]): number {
  const seat = state.active;
  let n = 0;
  if (effectOffered(state, seat, state.topA, state.coins(seat), state.seals(seat))) out[n++] = PAY;
  out[n++] = SKIP;
  return n;
}

/** Pays the price that came up. */
function answerPay(state: CastleState): void {
  const effect = state.topA;
  state.pop();
  payAndPerform(state, effect);
}

/** A choice of worker actions stands open while one of them is possible. */
function settleWorker(state: CastleState): boolean {
  const seat = state.active;
  for (let worker = 0; worker < 3; worker++) {
    if (((state.topA >> worker) & 1) === 0) continue;
    if (workerPossible(state, seat, worker, state.coins(seat), state.seals(seat))) return true;
  }
  state.pop();
  return false;
}

/** Lists the worker actions that are possible. */
function listWorker(state: CastleState, out: number[]): number {
  const seat = state.active;
  let n = 0;
  for (let worker = 0; worker < 3; worker++) {
    if (((state.topA >> worker) & 1) === 0) continue;
    if (workerPossible(state, seat, worker, state.coins(seat), state.seals(seat)))
      out[n++] = CHOOSE_WORKER + worker;
  }
  out[n++] = SKIP;
  return n;
}

/** Starts the worker action chosen. */
function answerWorker(state: CastleState, move: number): void {
  state.pop();
  startWorker(state, move - CHOOSE_WORKER);
}

/** The parts of an effect. */
export const partsFrame: FrameRules<CastleState> = {
  settle: settleParts,
  list: listOrder,
  answer: answerOrder,
};

/** Resources of choice. */
export const anyFrame: FrameRules<CastleState> = { settle: settleAny, list: listAny, answer: answerAny };

/** A price that came up by itself. */
export const payFrame: FrameRules<CastleState> = { settle: settlePay, list: listPay, answer: answerPay };

/** A choice of worker actions. */
export const workerFrame: FrameRules<CastleState> = {
  settle: settleWorker,
  list: listWorker,
  answer: answerWorker,
};
