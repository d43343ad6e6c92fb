import { apply, clone, type Move, type State } from '@shirasagi/engine';
import { moveSentence } from './sentences.js';
import type { Words } from './words.js';

/** A line of moves in sentences, each told in the state it is made in; nothing but its last move may draw. */
export function lineSentences(t: Words, state: State, moves: readonly Move[]): string[] {
  const line = clone(state);
  return moves.map((move) => {
    const told = moveSentence(t, line, move);
    apply(line, move, () => 0);
    return told;
  });
}
