import { listening, tell } from '../core/events.js';
import { automatic } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { actionQuestion } from './action-question.js';
import { abandon } from './actions.js';
import { tradePossible } from './affordable.js';
import { GOODS } from './edition/ids.js';
import { canExchange, sealsBound } from './holdings.js';
import { GOODS_A_STACK, RESOURCES, TRADE_CARD, TRADE_COST, TRADES } from './model/board.js';
import { COMMON_DRAW, LUXURY_DRAW } from './model/draws.js';
import type { DuelEvent } from './model/events.js';
import {
  actionArg,
  BUY_FRAME,
  type DuelFrame,
  GOODS_FRAME,
  goodsArg,
  OPTIONAL,
  PAY_FRAME,
  payArg,
  TRADE_FRAME,
} from './model/frames.js';
import { PAY_RESOURCE, SKIP, TRADE } from './model/moves.js';
import { type DuelState, FACE_UP, OWNED, UNSEEN } from './model/state.js';

function isOpen(state: DuelState, seat: number, trade: number): boolean {
  return tradePossible(
    state,
    seat,
    trade,
    state.arg(actionArg.discount),
    state.coins(seat),
    state.seals(seat),
  );
}

/** Whether the resources for a trade are at hand now, the rest of it being possible. */
function isPayable(state: DuelState, seat: number, trade: number): boolean {
  return (
    TRADE_COST[trade] - state.arg(actionArg.discount) <= state.resources(seat) && isOpen(state, seat, trade)
  );
}

/** The trade action stands open while a trade is possible; the only one is made if it must be. */
function settleTrade(state: DuelState): boolean {
  const seat = state.active;
  let only = -1;
  for (let trade = 0; trade < TRADES.length; trade++) {
    if (!isOpen(state, seat, trade)) continue;
    if (state.arg(actionArg.optional) === 1 || only >= 0) return true;
    only = trade;
  }
  if (only < 0) abandon(state);
  else if (isPayable(state, seat, only)) answerTrade(state, TRADE + only);
  else return true;
  return false;
}

/** Lists the trades that can be paid now (D5.5). */
function listTrades(state: DuelState, out: number[]): number {
  let n = 0;
  for (let trade = 0; trade < TRADES.length; trade++) {
    if (isPayable(state, state.active, trade)) out[n++] = TRADE + trade;
  }
  if (state.arg(actionArg.optional) === 1) out[n++] = SKIP;
  return n;
}

/** Starts a trade: what is bought waits below the payment. */
function answerTrade(state: DuelState, move: number): void {
  const trade = move - TRADE;
  const cost = TRADE_COST[trade] - state.arg(actionArg.discount);
  state.pop();
  if (trade === TRADE_CARD) state.push(BUY_FRAME);
  else state.push(GOODS_FRAME, trade - 1);
  if (cost > 0) state.push(PAY_FRAME, cost);
}

/** Asks which resource to pay; not when all must go, or only one kind is held and none can be exchanged for. */
function settlePay(state: DuelState): boolean {
  const seat = state.active;
  if (canExchange(state, seat) && !sealsBound(state, seat)) return true;
  const count = state.arg(payArg.count);
  const all = state.resources(seat) === count;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const held = state.holding(seat, resource);
    if (all) state.setHolding(seat, resource, 0);
    else if (held === state.resources(seat)) state.setHolding(seat, resource, held - count);
    else if (held > 0) return true;
  }
  state.pop();
  return false;
}

/** Lists the resources held. */
function listPay(state: DuelState, out: number[]): number {
  let n = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (state.holding(state.active, resource) > 0) out[n++] = PAY_RESOURCE + resource;
  }
  return n;
}

/** Pays one resource. */
function answerPay(state: DuelState, move: number): void {
  const seat = state.active;
  const resource = move - PAY_RESOURCE;
  state.setHolding(seat, resource, state.holding(seat, resource) - 1);
  const left = state.arg(payArg.count) - 1;
  if (left === 0) state.pop();
  else state.setArg(payArg.count, left);
}

/** Turns up a Merchandise tile of a stack, drawn from those nobody has seen yet. */
export function showGoods(state: DuelState, stack: number, rng: Rng): void {
  const first = stack * GOODS_A_STACK;
  let hidden = 0;
  for (let tile = first; tile < first + GOODS_A_STACK; tile++) if (state.goods(tile) === UNSEEN) hidden++;
  if (hidden === 0) return;
  let skip = rng(hidden, stack === 0 ? COMMON_DRAW : LUXURY_DRAW);
  let tile = first;
  while (state.goods(tile) !== UNSEEN || skip-- > 0) tile++;
  state.setGoods(tile, FACE_UP);
  state.setGoodsTop(stack, tile);
}

/** Hands over the top tile of a stack that has been paid for. */
function takeGoods(state: DuelState, rng: Rng): void {
  const stack = state.arg(goodsArg.stack);
  state.pop();
  state.setGoods(state.goodsTop(stack), OWNED + state.active);
  state.setGoodsTop(stack, -1);
  showGoods(state, stack, rng);
  if (state.goodsTop(stack) < 0) return;
  state.shown += 1;
  if (listening()) {
    const name = stack === 0 ? 'common' : 'luxury';
    tell<DuelEvent>({ kind: 'goodsShown', stack: name, tile: GOODS[state.goodsTop(stack)] });
  }
}

/** The trade action. */
export const tradeFrame: DuelFrame = {
  number: TRADE_FRAME,
  name: 'trade',
  declinable: OPTIONAL,
  answers: ['trade'],
  asks: 'trade',
  question: actionQuestion('trade'),
  settle: settleTrade,
  list: listTrades,
  answer: answerTrade,
};

/** Resources to pay. */
export const payFrame: DuelFrame = {
  number: PAY_FRAME,
  name: 'resources to pay',
  declinable: false,
  answers: ['payResource'],
  asks: 'payResource',
  question: (state) => ({ kind: 'payResource', count: state.arg(payArg.count) }),
  settle: settlePay,
  list: listPay,
  answer: answerPay,
};

/** Goods paid for. */
export const goodsFrame: DuelFrame = automatic(GOODS_FRAME, 'goods paid for', takeGoods);
