import { LEARNED } from '@shirasagi/protocol';
import { useSyncExternalStore } from 'react';
import { Emitter } from '../../session/emitter.js';
import { COACHED_NAME, type LessonGroup } from '../lesson.js';
import { readKept, writeKept } from './kept-values.js';

/** What a person has learned here. */
export interface Progress {
  /** Lessons whose goal was reached and coached games played to the end, by their addresses: `castle/lantern`, `duel/game`. */
  readonly learned: readonly string[];
  /** The account it was last added to. */
  readonly account?: AccountSide | undefined;
}

/** What this browser knows of an account. */
export interface AccountSide {
  readonly id: string;
  /** What the account is known to have. What it lacks of that later was reset elsewhere. */
  readonly has: readonly string[];
  /** Reset here, which the account has not heard yet. */
  readonly reset?: boolean | undefined;
}

const KEY = 'shirasagi-learned';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const addresses = (value: unknown): string[] => texts(value).filter((item) => LEARNED.test(item));

/** What this browser keeps; what cannot be read counts as nothing. */
export function readProgress(kept: unknown): Progress {
  const { learned, lessons, coached, account } = (kept ?? {}) as Record<string, unknown>;
  const { id, has, reset } = (account ?? {}) as Record<string, unknown>;
  return {
    // Lessons and coached games were once kept apart.
    learned: union(
      addresses(learned),
      addresses(lessons),
      addresses(texts(coached).map((group) => `${group}/${COACHED_NAME}`)),
    ),
    ...(typeof id === 'string' && { account: { id, has: addresses(has), reset: reset === true } }),
  };
}

/** Everything of several lists, once. */
export const union = (...lists: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(lists.flat()),
];

let known: Progress | undefined;
const changes = new Emitter();

// Another tab of this browser has learned or reset something.
globalThis.addEventListener?.('storage', (event) => {
  const { key } = event as StorageEvent;
  if (key !== KEY && key !== null) return;
  known = undefined;
  changes.tell();
});

/** What has been learned so far. */
export function progress(): Progress {
  known ??= readProgress(readKept(KEY));
  return known;
}

/** Keeps what was learned from now on. */
export function changeProgress(next: Progress): void {
  known = next;
  writeKept(KEY, next.learned.length > 0 || next.account ? next : null);
  changes.tell();
}

export const onProgress = changes.subscribe;

function note(item: string): void {
  const { learned, account } = progress();
  changeProgress({
    learned: union(learned, [item]),
    // Learned once more: if it was reset elsewhere meanwhile, it is told again.
    ...(account && { account: { ...account, has: account.has.filter((known) => known !== item) } }),
  });
}

/** Remembers that a lesson's goal was reached. */
export const noteLesson = (group: LessonGroup, name: string): void => note(`${group}/${name}`);

/** Remembers that a coached game was played to the end. */
export const noteCoached = (group: LessonGroup): void => note(`${group}/${COACHED_NAME}`);

/** Forgets everything that was learned, here and with the account this browser is signed in to. */
export function resetProgress(): void {
  const { account } = progress();
  changeProgress({ learned: [], ...(account && { account: { id: account.id, has: [], reset: true } }) });
}

/** What has been learned, as it changes. */
export const useProgress = (): Progress => useSyncExternalStore(onProgress, progress);
