import type { GameName } from '@shirasagi/engine';
import { FACTS } from '../games.js';

/** How well a seat chose, best first. */
export const GRADES = ['masterly', 'strong', 'good', 'fair', 'learning'] as const;
export type Grade = (typeof GRADES)[number];

/** The grade for what a turn cost on average. */
export function gradeFor(game: GameName, lostATurn: number): Grade {
  const at = FACTS[game].gradeLimits.findIndex((most) => lostATurn < most);
  return GRADES[at < 0 ? GRADES.length - 1 : at];
}
