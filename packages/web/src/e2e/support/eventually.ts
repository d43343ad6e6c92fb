import { setTimeout as pause } from 'node:timers/promises';

/** Longer than anything here takes on a busy machine; a test that waits so long has failed. */
export const PATIENCE_MS = 60_000;

const LOOK_AGAIN_MS = 50;

/**
 * Looks again until a check holds, and returns what it found: what a page shows may be a moment behind what was done.
 * A check that never holds fails as it did last.
 */
export async function eventually<T>(check: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(LOOK_AGAIN_MS);
    }
  }
}

/** How often a look that found something is taken again, and how long between. */
const LOOKS = 6;
const SETTLING_MS = 500;

/** What a look finds wrong with a page once it has come to rest: on a busy machine letters and colours come late. */
export async function untilNone(look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let looks = 1; looks < LOOKS && found.length > 0; looks++) {
    await pause(SETTLING_MS);
    found = await look();
  }
  return found;
}
