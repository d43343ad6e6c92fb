import type { GameName, State } from '@shirasagi/engine';
import { CASTLE_PRINCIPLES } from './castle.js';
import { DUEL_PRINCIPLES } from './duel.js';
import type { Principle, Reasons } from './principle.js';

const PRINCIPLES: Readonly<Record<GameName, readonly Principle[]>> = {
  castle: CASTLE_PRINCIPLES as readonly Principle[],
  duel: DUEL_PRINCIPLES as readonly Principle[],
};

/** The principles of a state's game. */
export const principlesOf = ({ game }: State): readonly Principle[] => PRINCIPLES[game];

/** What a state is worth to a seat by the principles alone. */
export function worthOf(principles: readonly Principle[], state: State, seat: number): number {
  let sum = 0;
  for (const { worth } of principles) sum += worth(state, seat);
  return sum;
}

/** What changed from one state to another by each principle. */
export function reasonsFor(before: State, after: State, seat: number): Reasons {
  return Object.fromEntries(
    principlesOf(before).map(({ name, worth }) => [name, worth(after, seat) - worth(before, seat)]),
  );
}
