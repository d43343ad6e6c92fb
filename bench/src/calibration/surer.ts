import { AS_SAID, oddsBeyondEven, SURER_TURNS, type Surer, surerAt, surerShares } from '@shirasagi/bots';
import { solve } from '../training/fit.js';
import type { Said } from './said.js';

/** Chances nearer to 0 or 1 than this say no more than it. */
const EDGE = 0.0001;
const STEPS = 50;
/** Keeps powers of turns that nobody has seen solvable. */
const TINY = 1e-6;

/** What a search said before anything was done to its chances, for the seat to move, and what came of it. */
export interface Unadjusted {
  /** The logarithm of the odds, beyond those of an even share. */
  readonly odds: number;
  readonly row: number;
  /** Other seats that could win. */
  readonly others: number;
  readonly won: number;
}

/** Takes back what was done to the chances in `said`, in games where so many seats could win. */
export function unadjusted(said: readonly Said[], used: Surer, seats: number): Unadjusted[] {
  return said.map(({ win, row, won }) => {
    const clipped = Math.min(1 - EDGE, Math.max(EDGE, win));
    const odds = (oddsBeyondEven(clipped, seats) - surerAt(used.toMove, row)) / surerAt(used.powers, row);
    return { odds, row, others: seats - 1, won };
  });
}

/** The powers of the odds and the constants for the seat to move that explain best how games ended: logistic regression. */
export function fitSurer(samples: readonly Unadjusted[]): Surer {
  const rows = samples.map(({ odds, row, others, won }) => ({
    figures: [...surerShares(row).map((share) => share * odds), ...surerShares(row)],
    others,
    won,
  }));
  const given = SURER_TURNS.length;
  const size = 2 * given;
  const weights = [...AS_SAID.powers, ...AS_SAID.toMove];
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(size);
    const curves = new Float64Array(size * size);
    for (let i = 0; i < size; i++) curves[i * size + i] = TINY;
    for (const { figures, others, won } of rows) {
      const odds = Math.exp(figures.reduce((sum, figure, i) => sum + figure * weights[i], 0)) / others;
      const told = odds / (1 + odds);
      for (let i = 0; i < size; i++) {
        slopes[i] += (won - told) * figures[i];
        for (let j = 0; j <= i; j++) curves[i * size + j] += told * (1 - told) * figures[i] * figures[j];
      }
    }
    const moves = solve(curves, slopes);
    for (let i = 0; i < size; i++) weights[i] += moves[i];
  }
  return { powers: weights.slice(0, given), toMove: weights.slice(given) };
}
