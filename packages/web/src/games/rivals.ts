import type { State } from '@shirasagi/engine';
import { rivalSeat as castleRival } from './castle/rival-seat.js';

/** The seat that the rules themselves play, in the games that have one; -1 for none. */
const RIVAL_SEATS: Readonly<Partial<Record<State['game'], (state: State) => number>>> = {
  castle: castleRival,
};

/** The seat that the rules themselves play; -1 for none. */
export const rivalSeat = (state: State): number => RIVAL_SEATS[state.game]?.(state) ?? -1;
