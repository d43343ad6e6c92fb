/** What was, is and could be again: undo and redo. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last change was about, so that a text being typed is one step. */
  readonly about: string | undefined;
}

/** Older steps are forgotten. */
const MOST_STEPS = 200;

/** Begins a history. */
export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], about: undefined });

/** Changes to another value; changes about the same thing, one after the other, are one step. */
export function change<T>(history: History<T>, now: T, about?: string): History<T> {
  if (now === history.now) return history;
  const joins = about !== undefined && about === history.about;
  const past = joins ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], about };
}

/** Goes one step back; stays where there is none. */
export function undo<T>({ past, now, future, about }: History<T>): History<T> {
  const last = past.at(-1);
  if (last === undefined) return { past, now, future, about };
  return { past: past.slice(0, -1), now: last, future: [now, ...future], about: undefined };
}

/** Goes one step forward again; stays where there is none. */
export function redo<T>({ past, now, future, about }: History<T>): History<T> {
  if (future.length === 0) return { past, now, future, about };
  const [next, ...rest] = future;
  return { past: [...past, now], now: next, future: rest, about: undefined };
}
