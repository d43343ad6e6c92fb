import type { GameName } from '@shirasagi/engine';

/** How well a seat chose, best first. */
export const GRADES = ['masterly', 'strong', 'good', 'fair', 'learning'] as const;
export type Grade = (typeof GRADES)[number];

/** The most points a turn may cost on average for each grade but the last. */
const MOST: Readonly<Record<GameName, readonly number[]>> = {
  castle: [0.4, 0.8, 1.6, 2.8],
  duel: [0.4, 0.8, 1.6, 2.8],
};

/** The grade for what a turn cost on average. */
export function gradeFor(game: GameName, lostATurn: number): Grade {
  const at = MOST[game].findIndex((most) => lostATurn < most);
  return GRADES[at < 0 ? GRADES.length - 1 : at];
}
