import type { Problem } from '../../core/problem.js';
import { MONEY_CAP } from '../model/board.js';
import { duelProblem } from './problems.js';

/** A price in coins, in seals and in coins and seals of any mix. */
export interface Cost {
  readonly coins: number;
  readonly seals: number;
  readonly mix: number;
}

/** Reads a price such as `3c 1s` (c coins, s seals, a any mix), or says what is wrong with it. */
export function readCost(text: string): Cost | Problem {
  const cost = { c: 0, s: 0, a: 0 };
  for (const word of text.split(' ')) {
    const match = /^([0-9]{1,2})([csa])$/.exec(word);
    if (!match) return duelProblem('cost', { text });
    const letter = match[2] as keyof typeof cost;
    const count = Number(match[1]);
    if (count === 0 || cost[letter] > 0) return duelProblem('costTwice', { text });
    cost[letter] = count;
  }
  // D6.1: more could never be at hand.
  if (cost.c + cost.s + cost.a > MONEY_CAP) return duelProblem('costMost', { text, most: MONEY_CAP });
  return { coins: cost.c, seals: cost.s, mix: cost.a };
}
