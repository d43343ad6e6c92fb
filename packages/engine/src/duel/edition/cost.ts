import { MONEY_CAP } from '../model/board.js';

/** A price in coins, in seals and in coins and seals of any mix. */
export interface Cost {
  readonly coins: number;
  readonly seals: number;
  readonly mix: number;
}

/** Reads a price such as `3c 1s` (c coins, s seals, a any mix), or says what is wrong with it. */
export function readCost(text: string): Cost | string {
  const cost = { c: 0, s: 0, a: 0 };
  for (const word of text.split(' ')) {
    const match = /^([0-9]{1,2})([csa])$/.exec(word);
    if (!match) return `the price "${text}" must be numbers followed by c, s or a, such as "3c 1s"`;
    const letter = match[2] as keyof typeof cost;
    const count = Number(match[1]);
    if (count === 0 || cost[letter] > 0)
      return `the price "${text}" must name each of c, s and a once, from 1 up`;
    cost[letter] = count;
  }
  // D6.1: more could never be at hand.
  if (cost.c + cost.s + cost.a > MONEY_CAP) return `the price "${text}" is above ${MONEY_CAP} in all`;
  return { coins: cost.c, seals: cost.s, mix: cost.a };
}
