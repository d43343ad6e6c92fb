import {
  type DuelComponents,
  type DuelPosition,
  type DuelState,
  type State,
  toPosition,
} from '@shirasagi/engine';

/** A state of the Duel as a position. */
export function duelPosition(state: State): DuelPosition {
  return toPosition(state) as DuelPosition;
}

/** What is printed on the cards and tiles of a state's edition. */
export function componentsOf(state: State): DuelComponents {
  return (state as DuelState).edition.components;
}
