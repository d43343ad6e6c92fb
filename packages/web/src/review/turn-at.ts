import type { TurnReview } from '@shirasagi/bots/analyst';

/** The turn that is being played at a moment: from its beginning up to its last decision; at the end the last one. */
export const turnAt = (turns: readonly TurnReview[], decisions: number): TurnReview =>
  turns.findLast(({ first }) => first <= decisions) ?? turns[0];
