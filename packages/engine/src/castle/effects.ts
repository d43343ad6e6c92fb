import { effectOffered, effectPossible, payPrice, workerPossible } from './affordable.js';
import type { Effect } from './edition/effect.js';
import {
  COIN,
  DECREE_COIN,
  DECREE_SEAL,
  DECREE_VP,
  FOOD,
  IRON,
  isPlainGain,
  LANTERN,
  PEARL,
  SEAL,
  VP,
  WELL_ACTION,
  WORD_FRAMES,
  WORDS,
} from './edition/effect-words.js';
import { FIRST_DECREE, TILES_PER_COLOUR } from './edition/ids.js';
import { addToLantern, gainSeals, lanternReward } from './lantern.js';
import { COURTIER, GARDENER, RESOURCE_CAP, WORKERS } from './model/board.js';
import {
  ANY_FRAME,
  anyArg,
  type CastleFrame,
  COURTIER_FRAME,
  GARDENER_FRAME,
  PARTS,
  PAY_FRAME,
  partsArg,
  payArg,
  WARRIOR_FRAME,
  WORKER_FRAME,
  workerArg,
} from './model/frames.js';
import { CHOOSE_WORKER, GAIN_ANY, ORDER, PAY, SKIP } from './model/moves.js';
import { type CastleState, IN_BOX } from './model/state.js';
import { orderMatters } from './part-order.js';

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

/** Performs one part of an effect; what asks something goes on the agenda. */
function performPart(state: CastleState, word: number, count: number): void {
  const seat = state.active;
  switch (word) {
    case FOOD:
    case IRON:
    case PEARL:
      state.gainResource(seat, word - FOOD, count);
      break;
    case COIN:
      state.addCoins(seat, count);
      break;
    case SEAL:
      gainSeals(state, seat, count);
      break;
    case VP:
      state.addVp(seat, count);
      break;
    case LANTERN:
      lanternReward(state);
      break;
    case WELL_ACTION:
      performWell(state);
      break;
    case DECREE_COIN:
    case DECREE_SEAL:
    case DECREE_VP:
      addToLantern(state, seat, FIRST_DECREE + word - DECREE_COIN, IN_BOX);
      break;
    default:
      if (WORD_FRAMES.of(word) === 0) throw new Error(`the word ${WORDS[word]} has no effect`);
      state.push(WORD_FRAMES.of(word), WORD_FRAMES.argument(word, count));
  }
}

function performNumbered(state: CastleState, e: Effect, part: number): void {
  const done = state.arg(partsArg.done) | (1 << part);
  if (done === (1 << e.words.length) - 1) state.pop();
  else state.setArg(partsArg.done, done);
  performPart(state, e.words[part], e.counts[part]);
}

/** Performs the next part in printed order, or asks for the order where it matters. */
function settleParts(state: CastleState): boolean {
  const e = state.edition.effects[state.arg(partsArg.effect)];
  const done = state.arg(partsArg.done);
  const ask = e.ordered && orderMatters(state, e, done);
  for (let i = 0; i < e.words.length; i++) {
    if ((done >> i) & 1) continue;
    // Plain gains never wait for the question: nothing depends on when they come.
    if (ask && (e.acts || !isPlainGain(e.words[i]))) continue;
    performNumbered(state, e, i);
    return false;
  }
  return true;
}

/** Lists the parts that may come first. */
function listOrder(state: CastleState, out: number[]): number {
  const e = state.edition.effects[state.arg(partsArg.effect)];
  let n = 0;
  for (let i = 0; i < e.words.length; i++) {
    if (((state.arg(partsArg.done) >> i) & 1) === 0) out[n++] = ORDER + e.words[i];
  }
  return n;
}

/** Performs the part chosen to come first. */
function answerOrder(state: CastleState, move: number): void {
  const e = state.edition.effects[state.arg(partsArg.effect)];
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
  if (only >= 0) state.gainResource(seat, only, state.arg(anyArg.count));
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
  const left = state.arg(anyArg.count) - 1;
  if (left === 0) state.pop();
  else state.setArg(anyArg.count, left);
}

/** A price that came up by itself stands open while it could be paid and lead to something (C8.8). */
function settlePay(state: CastleState): boolean {
  const seat = state.active;
  if (effectPossible(state, seat, state.arg(payArg.effect), state.coins(seat), state.seals(seat)))
    return true;
  state.pop();
  return false;
}

/** Lists paying, when it can be paid now, and declining. */
function listPay(state: CastleState, out: number[]): number {
  const seat = state.active;
  let n = 0;
  if (effectOffered(state, seat, state.arg(payArg.effect), state.coins(seat), state.seals(seat)))
    out[n++] = PAY;
  out[n++] = SKIP;
  return n;
}

/** Pays the price that came up. */
function answerPay(state: CastleState): void {
  const effect = state.arg(payArg.effect);
  state.pop();
  payAndPerform(state, effect);
}

/** A choice of worker actions stands open while one of them is possible. */
function settleWorker(state: CastleState): boolean {
  const seat = state.active;
  for (let worker = 0; worker < 3; worker++) {
    if (((state.arg(workerArg.workers) >> worker) & 1) === 0) continue;
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
    if (((state.arg(workerArg.workers) >> worker) & 1) === 0) continue;
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
export const partsFrame: CastleFrame = {
  number: PARTS,
  name: 'parts of an effect',
  declinable: false,
  answers: ['order'],
  asks: 'order',
  question: (state) => {
    const { text, words } = state.edition.effects[state.arg(partsArg.effect)];
    const left = words.filter((_, i) => ((state.arg(partsArg.done) >> i) & 1) === 0);
    return { kind: 'order', parts: left.map((word) => WORDS[word]), effect: text };
  },
  settle: settleParts,
  list: listOrder,
  answer: answerOrder,
};

/** Resources of choice. */
export const anyFrame: CastleFrame = {
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

/** A price that came up by itself. */
export const payFrame: CastleFrame = {
  number: PAY_FRAME,
  name: 'price',
  declinable: true,
  answers: ['pay'],
  asks: 'pay',
  question: (state) => {
    const { text, payCoins, paySeals } = state.edition.effects[state.arg(payArg.effect)];
    return { kind: 'pay', effect: text, coins: payCoins, seals: paySeals };
  },
  settle: settlePay,
  list: listPay,
  answer: answerPay,
};

/** A choice of worker actions. */
export const workerFrame: CastleFrame = {
  number: WORKER_FRAME,
  name: 'choose a worker',
  declinable: true,
  answers: ['chooseWorker'],
  asks: 'worker',
  question: (state) => ({
    kind: 'worker',
    workers: WORKERS.filter((_, worker) => (state.arg(workerArg.workers) >> worker) & 1),
  }),
  settle: settleWorker,
  list: listWorker,
  answer: answerWorker,
};
