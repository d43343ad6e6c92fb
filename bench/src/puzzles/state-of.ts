import { replay, type State, unpack } from '@shirasagi/engine';
import type { ShippedPuzzle } from './ship.js';

/** The position of a puzzle. */
export const stateOf = ({ game }: ShippedPuzzle): State => replay(unpack(Buffer.from(game, 'base64url')));
