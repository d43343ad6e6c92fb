import { judgeOf } from '@shirasagi/bots';
import { apply, clone, describe, legalMoves, type Move, type RandomSource, seeded } from '@shirasagi/engine';
import type { Course } from './course.js';

/** How a learner behaves: declines everything, always makes the worst move, takes back again and again, or plays anything. */
export const HABITS = ['lazy', 'worst', 'wavering', 'anything'] as const;
export type Habit = (typeof HABITS)[number];

/** The move a learner of a habit makes next. */
export function habitualMove(habit: Habit, { state }: Course, rng: RandomSource): Move {
  const all = legalMoves(state);
  // Exchanges lead nowhere by themselves: somebody who plays anything would make them again and again.
  const leading = all.filter((move) => !/^(exchange|swap)$/.test(describe(state, move).kind));
  const moves = leading.length > 0 ? leading : all;
  const declining = moves.find((move) => /^(endTurn|skip|noSwap)$/.test(describe(state, move).kind));
  if (habit === 'lazy' && declining !== undefined) return declining;
  if (habit !== 'worst') return moves[rng(moves.length)];
  const seat = state.toMove;
  const judge = judgeOf(state);
  const worth = (move: Move): number => {
    const after = clone(state);
    apply(after, move, seeded('worst'));
    return judge.expect(after, seat);
  };
  const worths = moves.map(worth);
  return moves[worths.indexOf(Math.min(...worths))];
}
