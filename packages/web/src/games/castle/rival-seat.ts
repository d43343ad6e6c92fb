import { CastleState, type State } from '@shirasagi/engine';

/** The rival of the solo game has the second seat; -1 where people play each other. */
export const rivalSeat = (state: State): number => (state instanceof CastleState && state.level > 0 ? 1 : -1);
