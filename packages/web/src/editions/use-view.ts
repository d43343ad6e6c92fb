import type { GameName } from '@shirasagi/engine';
import { useEffect, useState } from 'react';
import { loadEditionView } from '../games/editions.js';
import type { EditionView } from './edition-view.js';

/** How editions of a game are shown; nothing while that loads. */
export function useView(game: GameName | undefined): EditionView | undefined {
  const [view, setView] = useState<EditionView>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    if (game)
      loadEditionView(game).then(
        (loaded) => current && setView(loaded),
        (error) => current && setFailure(error),
      );
    return () => {
      current = false;
    };
  }, [game]);
  if (failure) throw failure;
  return view;
}
