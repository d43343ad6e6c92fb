import type { GameName } from '@shirasagi/engine';
import { useEffect, useState } from 'react';
import { loadPuzzlesOf } from '../games/puzzles.js';
import type { Puzzle } from './puzzle.js';

/** The puzzles of a game; undefined until they are loaded. */
export function usePuzzles(game: GameName): readonly Puzzle[] | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: GameName; readonly puzzles: readonly Puzzle[] }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    loadPuzzlesOf(game).then((puzzles) => current && setLoaded({ game, puzzles }), setFailure);
    return () => {
      current = false;
    };
  }, [game]);
  if (failure) throw failure;
  return loaded?.game === game ? loaded.puzzles : undefined;
}
