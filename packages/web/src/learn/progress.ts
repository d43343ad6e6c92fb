import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from './kept.js';
import type { LessonGroup } from './lesson.js';

/** What a person has learned here. */
export interface Progress {
  /** Lessons whose goal was reached, as `group/name`. */
  readonly lessons: readonly string[];
  /** Coached games played to the end, by group. */
  readonly coached: readonly LessonGroup[];
}

const KEY = 'shirasagi-learned';
const NOTHING: Progress = { lessons: [], coached: [] };

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function read(): Progress {
  const kept = readKept(KEY) as { lessons?: unknown; coached?: unknown } | null;
  return { lessons: texts(kept?.lessons), coached: texts(kept?.coached) as LessonGroup[] };
}

let known: Progress | undefined;
const listeners = new Set<() => void>();

function change(next: Progress): void {
  known = next;
  writeKept(KEY, next === NOTHING ? null : next);
  for (const changed of [...listeners]) changed();
}

/** What has been learned so far. */
export function progress(): Progress {
  known ??= read();
  return known;
}

const added = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list : [...list, item];

/** Remembers that a lesson's goal was reached. */
export const noteLesson = (group: LessonGroup, name: string): void =>
  change({ ...progress(), lessons: added(progress().lessons, `${group}/${name}`) });

/** Remembers that a coached game was played to the end. */
export const noteCoached = (group: LessonGroup): void =>
  change({ ...progress(), coached: added(progress().coached, group) });

/** Forgets everything that was learned. */
export const resetProgress = (): void => change(NOTHING);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** What has been learned, as it changes. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, progress);
