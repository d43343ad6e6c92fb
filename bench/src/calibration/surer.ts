import { oddsBeyondEven, type Surer, surerAt, surerShares } from '@shirasagi/bots';
import { solve } from '../training/fit.js';
import type { Said } from './said.js';

/** Chances nearer to 0 or 1 than this say no more than it: they are told to ten decimals. */
const EDGE = 1e-9;
const STEPS = 50;
/** Keeps powers of turns that nobody has seen solvable. */
const TINY = 1e-6;

/** What a search said before anything was done to its chances, for the seat to move, and what came of it. */
export interface Unadjusted {
  /** The logarithm of the odds, beyond those of an even share. */
  readonly odds: number;
  readonly turns: number;
  /** Other seats that could win. */
  readonly others: number;
  readonly won: number;
}

/** Takes back what was done to the chances in `said`, in games where so many seats could win. */
export function unadjusted(said: readonly Said[], used: Surer, seats: number): Unadjusted[] {
  return said.map(({ win, turns, won }) => {
    const clipped = Math.min(1 - EDGE, Math.max(EDGE, win));
    const { power, kinder } = surerAt(used, turns);
    const odds = unbent(oddsBeyondEven(clipped, seats) - kinder, power, used.bend);
    return { odds, turns, others: seats - 1, won };
  });
}

/** The odds that this power and bend make `told` of. */
function unbent(told: number, power: number, bend: number): number {
  if (bend === 0) return told / power;
  const size = (Math.sqrt(power ** 2 + 4 * bend * Math.abs(told)) - power) / (2 * bend);
  return Math.sign(told) * size;
}

/**
 * The figures that explain best how games ended, powers at so many turns to be played: logistic regression.
 */
export function fitSurer(samples: readonly Unadjusted[], turns: readonly number[]): Surer {
  const bent = fitted(samples, turns, true);
  // The longest odds of all must not turn back.
  return bent.bend < 0 ? fitted(samples, turns, false) : bent;
}

function fitted(samples: readonly Unadjusted[], turns: readonly number[], bends: boolean): Surer {
  const given = turns.length;
  // A constant for each number of turns to be played, after the powers.
  const constants = 1 + samples.reduce((most, one) => Math.max(most, one.turns), 0);
  const size = given + constants + 1;
  // Most figures of a sample are 0: only the others are kept.
  const rows = samples.map(({ odds, turns: left, others, won }) => {
    const figures: (readonly [at: number, figure: number])[] = surerShares(turns, left).map((share, at) => [
      at,
      share * odds,
    ]);
    figures.push([given + left, 1], [size - 1, bends ? odds * Math.abs(odds) : 0]);
    return { figures: figures.filter(([, figure]) => figure !== 0), others, won };
  });
  const weights = Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(size);
    const curves = new Float64Array(size * size);
    for (let i = 0; i < size; i++) curves[i * size + i] = TINY;
    for (const { figures, others, won } of rows) {
      const odds = figures.reduce((sum, [at, figure]) => sum + figure * weights[at], 0);
      const told = 1 / (1 + others * Math.exp(-odds));
      for (const [i, one] of figures) {
        slopes[i] += (won - told) * one;
        for (const [j, other] of figures) if (j <= i) curves[i * size + j] += told * (1 - told) * one * other;
      }
    }
    const moves = solve(curves, slopes);
    for (let i = 0; i < size; i++) weights[i] += moves[i];
  }
  return {
    turns,
    powers: weights.slice(0, given),
    toMove: weights.slice(given, given + constants),
    bend: weights[size - 1],
  };
}
