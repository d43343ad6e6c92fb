import type { State } from '@shirasagi/engine';
import { byFolder } from './by-folder.js';

/** The seat that the rules themselves play, in the games that have one. */
const RIVALS = byFolder(
  import.meta.glob<{ readonly rivalSeat: (state: State) => number }>('./*/rival-seat.ts', { eager: true }),
);

/** The seat that the rules themselves play; -1 for none. */
export const rivalSeat = (state: State): number => RIVALS[state.game]?.rivalSeat(state) ?? -1;
