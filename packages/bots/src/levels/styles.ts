import type { GameName, State } from '@shirasagi/engine';
import { FACTS } from '../games.js';
import type { Expect, Judge } from '../judge.js';
import type { Fondness, Taste } from './fondness.js';

/** A taste added to the judge: it changes what a player goes for, not how well it thinks. */
export interface Style {
  readonly fondOf: Fondness;
  /** Points one piece of it counts for more than it is worth; what is usual in the game where none are given. */
  readonly bonus?: number;
}

/** A style as the taste it is in a game. */
export const tasteOf = ({ fondOf, bonus }: Style, game: GameName): Taste => ({
  fondOf,
  bonus: bonus ?? FACTS[game].bonus[fondOf],
});

/** What a player with a style adds to the points it expects for itself. */
export function styleBonus(style: Style): (judge: Judge, state: State, seat: number) => number {
  const tasted = new Map<Judge, Expect>();
  return (judge, state, seat) => {
    let expect = tasted.get(judge);
    if (!expect) {
      expect = judge.withTaste(tasteOf(style, state.game));
      tasted.set(judge, expect);
    }
    return expect(state, seat) - judge.expect(state, seat);
  };
}
