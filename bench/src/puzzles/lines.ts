import { apply, clone, fromText, type Move, replay, type State, unpack } from '@shirasagi/engine';
import type { ShippedPuzzle } from './ship.js';

/** The position of a puzzle. */
export const stateOf = ({ game }: ShippedPuzzle): State => replay(unpack(Buffer.from(game, 'base64url')));

/** The moves of a line; throws where one of them is not legal. */
export function movesOf(start: State, line: string): Move[] {
  const state = clone(start);
  return line.split(' ').map((word) => {
    const move = fromText(state, word);
    apply(state, move, () => 0);
    return move;
  });
}
