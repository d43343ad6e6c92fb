/** What is known of one puzzle that was tried. */
export interface Card {
  /** Whether the last try solved it. */
  readonly solved: boolean;
  /** How often in a row it was solved since it was last missed; puzzles never missed have none. */
  readonly again?: number;
  /** The day it comes again; none for a puzzle that is done with. */
  readonly due?: number;
}

/** How one does with puzzles. */
export interface Progress {
  readonly cards: Readonly<Record<string, Card>>;
  /** Puzzles solved in a row, and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
}

export const NO_PROGRESS: Progress = { cards: {}, streak: 0, longest: 0 };

/** Days until a missed puzzle comes again, each time it was solved in between; after the last it is done with. */
const INTERVALS = [1, 3, 7, 21];
const DAY_MS = 86_400_000;

/** The number of the day, in the reader's own time. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS);
}

function cardAfter(card: Card | undefined, solved: boolean, day: number): Card {
  if (!solved) return { solved, again: 0, due: day + INTERVALS[0] };
  if (card?.again === undefined) return { solved };
  const again = card.again + 1;
  return again < INTERVALS.length ? { solved, again, due: day + INTERVALS[again] } : { solved };
}

/** Progress after a puzzle was tried. */
export function afterTry(progress: Progress, id: string, solved: boolean, day: number): Progress {
  const streak = solved ? progress.streak + 1 : 0;
  return {
    cards: { ...progress.cards, [id]: cardAfter(progress.cards[id], solved, day) },
    streak,
    longest: Math.max(streak, progress.longest),
  };
}

/** Whether a puzzle that was missed comes again by this day. */
export const isDue = (card: Card | undefined, day: number): boolean =>
  card?.due !== undefined && card.due <= day;

const KEY = 'shirasagi-puzzles';

/** Progress as this browser keeps it. */
export function readProgress(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Progress> | null;
    return { ...NO_PROGRESS, ...kept };
  } catch {
    return NO_PROGRESS;
  }
}

/** Keeps progress; a browser that refuses forgets it with the page. */
export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A full or closed storage is no reason not to play on.
  }
}
