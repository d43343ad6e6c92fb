import type { Cost } from './edition/cost.js';
import { type DuelFrame, MIX_FRAME, mixArg } from './model/frames.js';
import { PAY_MIX } from './model/moves.js';
import type { DuelState } from './model/state.js';

/** Starts paying a price: the fixed part at once, a mix by the player's choice (D4.1). */
export function payCost(state: DuelState, cost: Cost): void {
  const seat = state.active;
  state.setCoins(seat, state.coins(seat) - cost.coins);
  state.setSeals(seat, state.seals(seat) - cost.seals);
  if (cost.mix > 0) state.push(MIX_FRAME, cost.mix);
}

/** The fewest coins that complete a mix. */
function leastCoins(state: DuelState): number {
  const missing = state.arg(mixArg.count) - state.seals(state.active);
  return Math.max(missing, 0);
}

/** The most coins a mix may take. */
function mostCoins(state: DuelState): number {
  const coins = state.coins(state.active);
  return Math.min(coins, state.arg(mixArg.count));
}

/** Pays a mix by itself when there is only one way. */
function settleMix(state: DuelState): boolean {
  const least = leastCoins(state);
  if (least < mostCoins(state)) return true;
  answerMix(state, PAY_MIX + least);
  return false;
}

/** Lists how many coins may be part of a mix. */
function listMix(state: DuelState, out: number[]): number {
  const most = mostCoins(state);
  let n = 0;
  for (let coins = leastCoins(state); coins <= most; coins++) out[n++] = PAY_MIX + coins;
  return n;
}

/** Pays a mix with that many coins and the rest in seals. */
function answerMix(state: DuelState, move: number): void {
  const seat = state.active;
  const coins = move - PAY_MIX;
  state.setSeals(seat, state.seals(seat) - (state.arg(mixArg.count) - coins));
  state.setCoins(seat, state.coins(seat) - coins);
  state.pop();
}

/** Coins and seals in a mix. */
export const mixFrame: DuelFrame = {
  number: MIX_FRAME,
  name: 'mix to pay',
  declinable: false,
  answers: ['payMix'],
  asks: 'payMix',
  question: (state) => ({ kind: 'payMix', price: state.arg(mixArg.count) }),
  settle: settleMix,
  list: listMix,
  answer: answerMix,
};
