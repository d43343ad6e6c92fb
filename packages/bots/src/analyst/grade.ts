import type { GameName } from '@shirasagi/engine';

/** How well a seat chose, best first. */
export const GRADES = ['masterly', 'strong', 'good', 'fair', 'learning'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * The most points a turn may cost on average for each grade but the last. The opponents are the yardstick: one that
 * looks at 300 states a decision is strong to good, one that looks at 5 fair to still learning (docs/review.md).
 */
const MOST: Readonly<Record<GameName, readonly number[]>> = {
  castle: [0.5, 1, 1.6, 2.4],
  duel: [0.6, 1.2, 2, 3],
};

/** The grade for what a turn cost on average. */
export function gradeFor(game: GameName, lostATurn: number): Grade {
  const at = MOST[game].findIndex((most) => lostATurn < most);
  return GRADES[at < 0 ? GRADES.length - 1 : at];
}
