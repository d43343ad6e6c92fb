import type { Pool } from '../workers/pool.js';
import type { Finding } from './examine.js';
import type { Stretch } from './stretch.js';

/** States for one stretch by which a game of two is reviewed in about a minute on two cores. */
export const STANDARD_NODES = 120_000;
/** Far more than anybody waits for. */
export const MOST_NODES = 100_000_000;

/**
 * Which analyst it is. To be raised with everything that changes what it says: nets, values, the search, its own
 * rules. The first one had no nets and no number.
 */
export const ANALYST_VERSION = 8;

/** A review on its way: what is kept of it, so that it can be gone on with. */
export interface ReviewWork {
  /** Which analyst is at work; missing where it was the first. */
  readonly analyst?: number;
  /** States looked at for one stretch. */
  readonly nodes: number;
  /** One for each stretch of the game; null where it is not examined yet. */
  readonly findings: readonly (Finding | null)[];
}

/** A review of which nothing is done yet. */
export const emptyWork = (stretches: readonly Stretch[], nodes: number): ReviewWork => ({
  analyst: ANALYST_VERSION,
  nodes,
  findings: stretches.map(() => null),
});

/**
 * What can be gone on with: a review that is done stays as it is, one that is not begins anew where another analyst
 * was at work, since what two of them say does not fit together.
 */
export function resumed(work: ReviewWork, stretches: readonly Stretch[]): ReviewWork {
  const whole = work.findings.length === stretches.length;
  const fits = work.analyst === ANALYST_VERSION || allFindings(work) !== undefined;
  return whole && fits ? work : emptyWork(stretches, work.nodes);
}

/** The findings of a review that is done; undefined while some are missing. */
export function allFindings({ findings }: ReviewWork): readonly Finding[] | undefined {
  return findings.every((finding) => finding !== null) ? (findings as readonly Finding[]) : undefined;
}

/**
 * Examines the stretches that are missing, on all threads of a pool; `onChange` hears every piece of progress.
 * Rejects with the signal's reason when stopped: what was heard until then can be gone on with.
 */
export async function examineAll(
  pool: Pool,
  table: string,
  stretches: readonly Stretch[],
  work: ReviewWork,
  signal: AbortSignal | undefined,
  onChange: (work: ReviewWork) => void,
): Promise<ReviewWork> {
  let now = work;
  const missing = stretches.flatMap((_, i) => (work.findings[i] === null ? [i] : []));
  const stop = new AbortController();
  const stopAll = (): void => stop.abort(signal?.reason);
  signal?.addEventListener('abort', stopAll, { once: true });
  if (signal?.aborted) stopAll();
  // As many at a time as there are threads: what is not begun need not be called off.
  const lane = async (): Promise<void> => {
    for (let i = missing.shift(); i !== undefined; i = missing.shift()) {
      const finding = await pool.examine({ table }, stretches[i], work.nodes, stop.signal);
      now = { ...now, findings: now.findings.with(i, finding) };
      onChange(now);
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.size }, lane));
  } catch (error) {
    // One failure ends the rest of the work too.
    stop.abort(error);
    throw error;
  } finally {
    signal?.removeEventListener('abort', stopAll);
  }
  return now;
}
