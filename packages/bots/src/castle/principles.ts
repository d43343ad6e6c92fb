import type { CastleState } from '@shirasagi/engine';
import { board, words } from '@shirasagi/engine/castle';
import type { Principle } from '../coach/principle.js';
import { turnsLeft } from './features.js';
import { castleJudge } from './judge.js';

/** Courtiers of a seat inside the castle. */
const inside = (state: CastleState, seat: number): number =>
  state.court(seat, 1) + state.court(seat, 2) + state.court(seat, 3);

/** Worth of a seat's warriors before they are multiplied. */
const trained = (state: CastleState, seat: number): number =>
  board.YARDS.reduce((sum, _, yard) => sum + board.YARD_WORTH[yard] * state.yardWarriors(yard, seat), 0);

/** What the coach of the castle tells learners. */
export const CASTLE_PRINCIPLES: readonly Principle<CastleState>[] = [
  // Count what the final scoring would give now: members and warriors times courtiers are in it.
  { name: 'score', worth: (state, seat) => castleJudge.points(state, seat) },
  // Every member sent out uncovers an icon of its row, which pays whenever a die goes there.
  {
    name: 'members',
    worth: (state, seat) => {
      const out = 15 - state.home(seat, 0) - state.home(seat, 1) - state.home(seat, 2);
      return 0.16 * out * turnsLeft(state, seat);
    },
  },
  // Cards in the Lantern Area pay with every die from a left end.
  {
    name: 'lantern',
    worth: (state, seat) => {
      let icons = 0;
      for (let icon = 0; icon < words.LANTERN_ICONS; icon++) icons += state.lantern(seat, icon);
      return 0.28 * icons * turnsLeft(state, seat);
    },
  },
  // A courtier at the gate or on a lower floor is on the way up; warriors wait for courtiers inside, and they for warriors.
  {
    name: 'courtiers',
    worth: (state, seat) => {
      const left = Math.min(1, turnsLeft(state, seat) / 4);
      const climbing = state.court(seat, 0) + state.court(seat, 1) + state.court(seat, 2);
      return (
        left *
        (1.2 * climbing + 0.5 * inside(state, seat) * state.home(seat, 2) + 0.25 * trained(state, seat))
      );
    },
  },
  // Food, iron and mother-of-pearl are members still to be sent; without a turn left they are nothing.
  {
    name: 'resources',
    worth: (state, seat) => {
      if (turnsLeft(state, seat) === 0) return 0;
      const useful = (amount: number): number => 1.05 * Math.min(amount, 5) + 0.3 * Math.max(0, amount - 5);
      return useful(state.holding(seat, 0)) + useful(state.holding(seat, 1)) + useful(state.holding(seat, 2));
    },
  },
  // Coins and seals keep every choice open.
  {
    name: 'purse',
    worth: (state, seat) => {
      if (turnsLeft(state, seat) === 0) return 0;
      return 0.55 * Math.min(state.coins(seat), 8) + 0.9 * Math.min(state.seals(seat), 3);
    },
  },
  // Steps on the Passage of Time lead to the next season and to the first turn of a round.
  { name: 'time', worth: (state, seat) => (turnsLeft(state, seat) > 0 ? 0.45 * state.time(seat) : 0) },
];
