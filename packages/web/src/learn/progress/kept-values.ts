import type { LessonGroup } from '../lesson.js';

/** What the browser keeps of learning: a value for each key, or nothing where it refuses. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value; null forgets it. */
export function writeKept(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked: it is remembered until the page closes.
  }
}

/** Where the moves of a coached game that is not over are kept. */
export const coachedKey = (group: LessonGroup): string => `shirasagi-coached-${group}`;

/** Whether a coached game waits to be played on. */
export const coachedWaits = (group: LessonGroup): boolean => Array.isArray(readKept(coachedKey(group)));
