import { pause } from '../workers/pause.js';

/** Work in small pieces: the one who does it may look up between two of them. */
export type Work<T> = Generator<void, T>;

/** How long a thread may be busy before it listens again. */
const SLICE_MS = 10;

/** Does a piece of work at once. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Does a piece of work while the thread goes on listening; rejects with the signal's reason when told to stop. */
export async function finishSlowly<T>(work: Work<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let pausedAt = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - pausedAt < SLICE_MS) continue;
    await pause();
    signal.throwIfAborted();
    pausedAt = performance.now();
  }
}
