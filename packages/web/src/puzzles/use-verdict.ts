import { Pool, startWorker } from '@shirasagi/bots';
import type { Step } from '@shirasagi/engine';
import { useEffect, useRef, useState } from 'react';
import workerUrl from '../session/local/opponents-worker.ts?worker&url';
import { afterTry, keepProgress, readProgress, today } from './progress.js';
import { type Puzzle, SOLVED_LOSS } from './puzzle.js';
import { lossOf } from './verdict.js';

/** What came of a turn: the points it lost, or that they could not be found out; undefined while they are. */
export interface Verdict {
  readonly loss: number | 'failed' | undefined;
  /** Compares again after it failed. */
  readonly retry: () => void;
}

/** Compares a finished turn with the best; only the first try of a visit counts. */
export function useVerdict(puzzle: Puzzle, made: readonly Step[], over: boolean): Verdict {
  const [loss, setLoss] = useState<number | 'failed'>();
  const [tries, setTries] = useState(0);
  const counted = useRef(false);
  const last = over ? made.at(-1) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last step stands for the whole turn
  useEffect(() => {
    setLoss(undefined);
    if (!last) return;
    const pool = new Pool(1, () => startWorker(new URL(workerUrl, location.href)));
    let gone = false;
    lossOf(pool, puzzle, made).then(
      (found) => {
        if (gone) return;
        pool.close();
        setLoss(found);
        if (counted.current) return;
        counted.current = true;
        keepProgress(afterTry(readProgress(), puzzle.id, found < SOLVED_LOSS, today()));
      },
      (error: unknown) => {
        if (gone) return;
        pool.close();
        console.warn(error);
        setLoss('failed');
      },
    );
    return () => {
      gone = true;
      pool.close();
    };
  }, [puzzle, last, tries]);
  return { loss, retry: () => setTries((count) => count + 1) };
}
