import {
  type CastleComponents,
  type CastlePosition,
  type CastleState,
  type State,
  toPosition,
} from '@shirasagi/engine';

/** A state of The White Castle as a position. */
export function castlePosition(state: State): CastlePosition {
  return toPosition(state) as CastlePosition;
}

/** What is printed on the cards and tiles of a state's edition. */
export function componentsOf(state: State): CastleComponents {
  return (state as CastleState).edition.components;
}
