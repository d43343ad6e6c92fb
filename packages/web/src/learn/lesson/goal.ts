import { type State, scoreSheet } from '@shirasagi/engine';
import { HOLDINGS, holdingsOf } from '../../table/holdings.js';
import type { Course } from '../course.js';
import type { Goal, Lesson } from '../lesson.js';

/** Points by category and in total, as the final scoring would count them now. */
function pointsOf(state: State, seat: number): Readonly<Record<string, number>> {
  const { categories, total } = scoreSheet(state)[seat];
  return { ...categories, total };
}

/** Whether a move as a word is what a pattern such as `climb:floor1:*` stands for. */
export function fits(pattern: string, word: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(word);
}

/** Whether a goal is reached at this moment of a course. */
function isReached(goal: Goal, course: Course, seat: number): boolean {
  const { start, state, steps } = course;
  const held = holdingsOf(start, seat);
  const holds = holdingsOf(state, seat);
  const gained = HOLDINGS.every(
    (holding) =>
      (holds[holding] ?? 0) - (held[holding] ?? 0) >= (goal.gain?.[holding] ?? Number.NEGATIVE_INFINITY),
  );
  if (!gained) return false;
  if (goal.score) {
    const before = pointsOf(start, seat);
    const now = pointsOf(state, seat);
    if (Object.entries(goal.score).some(([name, more]) => (now[name] ?? 0) - (before[name] ?? 0) < more))
      return false;
  }
  const words = course.words.filter((_, i) => steps[i].seat === seat);
  return (goal.moves ?? []).every((pattern) => words.some((word) => fits(pattern, word)));
}

/** How an attempt at a lesson stands. */
export type GoalStanding = 'open' | 'reached' | 'missed';

/** Open while the learner has turns left and the goal is not reached. */
export function standingOf({ goal, turns = 1, seat = 0 }: Lesson, course: Course): GoalStanding {
  if (isReached(goal, course, seat)) return 'reached';
  const used = course.steps.filter((step) => step.seat === seat && step.closesTurn).length;
  return used >= turns || course.state.toMove < 0 ? 'missed' : 'open';
}
