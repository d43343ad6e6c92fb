import type { TurnReview } from '@shirasagi/bots/analyst';

/** The turn a moment belongs to: the one whose decision was made last, at the beginning the first. */
export const turnAt = (turns: readonly TurnReview[], decisions: number): TurnReview =>
  turns.findLast(({ first }) => first < decisions) ?? turns[0];
