/** The game of the day: which day it is, and when it opens, ends and closes. Runs in a browser too. */

/** What there is to play each day: a castle and a duel against one opponent, and a solo visit. */
export const DAY_GAMES = ['castle', 'duel', 'solo'] as const;
export type DayGame = (typeof DAY_GAMES)[number];

const DAY_MS = 86_400_000;
/** How long after midnight a try begun before it still counts. Until then the seed stays hidden. */
export const GRACE_MS = 3_600_000;

/** The day by UTC, such as 2026-11-16. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Whether a text names a day there is. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const begins = beginsAt(text);
  return !Number.isNaN(begins) && dayAt(begins) === text;
}

/** The moment a day begins. */
export const beginsAt = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The moment from which on no try can be begun any more. */
export const endsAt = (day: string): number => beginsAt(day) + DAY_MS;

/** The moment from which on nothing counts any more, and the seed is shown. */
export const closesAt = (day: string): number => endsAt(day) + GRACE_MS;

/** The day so many days later. */
export const daysLater = (day: string, days: number): string => dayAt(beginsAt(day) + days * DAY_MS);
