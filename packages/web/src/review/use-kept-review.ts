import { useEffect, useState } from 'react';
import type { KeptReview } from '../session/store/store.js';
import { findReview } from './kept-reviews.js';

/** The finished review of a game of so many decisions, if one is kept; a game that was gone on with has another. */
export function useKeptReview(id: string, decisions: number): KeptReview | undefined {
  const [kept, setKept] = useState<KeptReview>();
  useEffect(() => {
    let current = true;
    void findReview(id).then((found) => {
      const fits = found?.record.entries.length === decisions && !found.work.findings.includes(null);
      if (current) setKept(fits ? found : undefined);
    });
    return () => {
      current = false;
    };
  }, [id, decisions]);
  return kept;
}
