import type { Sum } from '@shirasagi/bots/analyst';
import type { Move } from '@shirasagi/engine';
import { useEffect, useState } from 'react';
import type { Analysis } from './analysis.js';

/** What a line is worth more than what was played; undefined while there is none or the analyst compares. */
export function useWorth(
  analysis: Analysis,
  stretch: number,
  line: readonly Move[] | undefined,
): Sum | 'failed' | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly worth: Sum | 'failed' }>();
  const key = line?.join() ?? '';
  useEffect(() => {
    if (key === '') return;
    const stop = new AbortController();
    const keep = (worth: Sum | 'failed') => {
      if (!stop.signal.aborted) setFound({ key, worth });
    };
    analysis.worth(stretch, key.split(',').map(Number), stop.signal).then(keep, () => keep('failed'));
    return () => stop.abort();
  }, [analysis, stretch, key]);
  return found?.key === key && key !== '' ? found.worth : undefined;
}
