import type { GameName } from '@shirasagi/engine';
import { mayHaveGames } from '../session/store/kept-flag.js';

const KEY = 'shirasagi-knows';

/** What was answered to the question whether one knows a game; undefined before it was asked. */
export function knows(game: GameName): boolean | undefined {
  try {
    const kept = localStorage.getItem(`${KEY}-${game}`);
    return kept === null ? undefined : kept === 'yes';
  } catch {
    return undefined;
  }
}

/** Remembers the answer, so that it is asked once. */
export function noteKnows(game: GameName, answer: boolean): void {
  try {
    localStorage.setItem(`${KEY}-${game}`, answer ? 'yes' : 'no');
  } catch {
    // Blocked: it is asked again the next time.
  }
}

/** Whether to ask if one knows a game: nothing was played here, and it was not asked yet. */
export const isNewcomer = (game: GameName): boolean => knows(game) === undefined && !mayHaveGames();
