import type { CoachedGame } from '../learn/coached/coached.js';
import type { LessonGroup } from '../learn/lesson.js';

/** Every file in a game's folder of coached games is one. */
const FILES = import.meta.glob<{ readonly coached: CoachedGame }>('./*/coached/*.ts', { eager: true });

/** All coached games. */
export const COACHED: readonly CoachedGame[] = Object.values(FILES).map(({ coached }) => coached);

/** The coached game of a group, if it has one. */
export const coachedOf = (group: LessonGroup): CoachedGame | undefined =>
  COACHED.find((game) => game.group === group);
