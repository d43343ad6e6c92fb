import type { Surer } from '@shirasagi/bots';
import type { Said } from './said.js';

/** Chances nearer to 0 or 1 than this say no more than it. */
const EDGE = 0.002;
const STEPS = 50;

const logit = (chance: number): number => {
  const clipped = Math.min(1 - EDGE, Math.max(EDGE, chance));
  return Math.log(clipped / (1 - clipped));
};

/**
 * The power of the odds that explains best how games ended, one at the end and so much more with each turn left:
 * logistic regression without a constant, so that the chances of both seats still add up to 1. `used` is the power
 * the chances in `said` were told with.
 */
export function fitSurer(said: readonly Said[], used: Surer): Surer {
  const samples = said.map(({ win, row, won }) => ({
    odds: logit(win) / (used.atEnd + used.perTurn * row),
    row,
    won,
  }));
  let { atEnd, perTurn } = used;
  for (let step = 0; step < STEPS; step++) {
    let [slopeEnd, slopeTurn, endEnd, endTurn, turnTurn] = [0, 0, 0, 0, 0];
    for (const { odds, row, won } of samples) {
      const chance = 1 / (1 + Math.exp(-(atEnd + perTurn * row) * odds));
      const missing = (won - chance) * odds;
      const curve = chance * (1 - chance) * odds * odds;
      slopeEnd += missing;
      slopeTurn += missing * row;
      endEnd += curve;
      endTurn += curve * row;
      turnTurn += curve * row * row;
    }
    const determinant = endEnd * turnTurn - endTurn * endTurn;
    if (determinant < 1e-9) break;
    atEnd += (slopeEnd * turnTurn - slopeTurn * endTurn) / determinant;
    perTurn += (slopeTurn * endEnd - slopeEnd * endTurn) / determinant;
  }
  return { atEnd, perTurn };
}
