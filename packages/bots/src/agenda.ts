import type { State } from '@shirasagi/engine';

/** Where the agenda begins in a state's bytes, and the bytes of a frame: its kind and three arguments. */
const AGENDA = 2;
const FRAME = 4;

/** Argument 1, 2 or 3 of the agenda frame at `index`, 0 being the bottom. */
export const frameArgument = (state: State, index: number, argument: number): number =>
  state.bytes[AGENDA + index * FRAME + argument];

/** Kind of the frame on top; 0 when the agenda is empty. */
export const topKind = (state: State): number => (state.depth === 0 ? 0 : state.frameKind(state.depth - 1));
