import type { Move } from './moves.js';
import type { Rng } from './rng.js';

/** How one kind of agenda frame behaves when it is on top. */
export interface FrameRules<S> {
  /** Performs or drops what needs no answer and returns false; returns true when the player must decide. */
  settle(state: S, rng: Rng): boolean;
  /** Writes the answers possible now to `out` and returns how many; exchanges and endTurn are added outside. */
  list(state: S, out: Move[]): number;
  /** Carries out one of the listed answers. */
  answer(state: S, move: Move, rng: Rng): void;
}

const noAnswer = (): never => {
  throw new Error('this frame resolves itself and takes no answer');
};

/** A frame that always asks. */
export function asking<S>(list: FrameRules<S>['list'], answer: FrameRules<S>['answer']): FrameRules<S> {
  return { settle: () => true, list, answer };
}

/** A frame that never asks. */
export function automatic<S>(resolve: (state: S, rng: Rng) => void): FrameRules<S> {
  return {
    settle: (state, rng) => {
      resolve(state, rng);
      return false;
    },
    list: () => 0,
    answer: noAnswer,
  };
}
