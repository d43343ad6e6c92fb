import { useEffect, useState, useSyncExternalStore } from 'react';
import { editionOf, MissingEdition } from '../session/store/edition-of.js';
import { Analysis, type AnalysisProgress } from './analysis.js';
import { findReview } from './kept-reviews.js';

/** Opens the review of a game for as long as the screen is there; it begins by itself. */
export function useAnalysis(id: string): Analysis | MissingEdition | 'none' | undefined {
  const [analysis, setAnalysis] = useState<Analysis | MissingEdition | 'none'>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let open: Analysis | undefined;
    let gone = false;
    findReview(id)
      .then(async (kept) => {
        const edition = kept && (await editionOf(kept.record, kept.edition));
        if (gone) return;
        open = kept && new Analysis(kept, edition);
        setAnalysis(open ?? 'none');
        void open?.run();
      })
      .catch((error) => {
        if (gone) return;
        if (error instanceof MissingEdition) setAnalysis(error);
        else setFailure(error);
      });
    return () => {
      gone = true;
      open?.close();
    };
  }, [id]);
  // A record that does not fold is a fault of ours: the error boundary tells it.
  if (failure) throw failure;
  return analysis;
}

/** How far a review is. */
export function useStanding(analysis: Analysis): AnalysisProgress {
  return useSyncExternalStore(analysis.subscribe, analysis.standing);
}
