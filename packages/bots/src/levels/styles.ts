import type { State } from '@shirasagi/engine';
import { FACTS } from '../games.js';
import type { Judge } from '../judge.js';
import type { Fondness } from './fondness.js';

/** A taste added to the judge: it changes what a player goes for, not how well it thinks. */
export interface Style {
  readonly fondOf: Fondness;
  /** Points one piece of it counts for more than it is worth; what is usual in the game where none are given. */
  readonly bonus?: number;
}

/**
 * Points a player adds to what it expects for itself, right after the judge was asked for that: fewer with every
 * turn, none at the end, so that a style never costs a victory that is in sight.
 */
export function styleBonus({ fondOf, bonus }: Style, judge: Judge, state: State, seat: number): number {
  const left = judge.turnsLeft(state, seat) / (judge.rows - 1);
  return (bonus ?? FACTS[state.game].bonus[fondOf]) * left * judge.fondness(fondOf, state, seat);
}
