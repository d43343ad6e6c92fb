import type { DuelState } from '@shirasagi/engine';
import { AREA_CARDS, OWNED } from '@shirasagi/engine/duel';
import type { Principle } from '../coach/principle.js';
import { turnsLeft } from './features.js';
import { BLUE, FLAG, iconPoints, KABUTO, KATANA, WHITE } from './icons.js';
import { duelJudge } from './judge.js';
import { ownedBy } from './owned.js';

/** All icons of a seat, cards not improved yet included. */
function allIcons(state: DuelState, seat: number): Float64Array {
  const { counted, plain } = ownedBy(state, seat);
  return counted.map((icons, kind) => icons + plain[kind]);
}

/** What the coach of the Duel tells learners. */
export const DUEL_PRINCIPLES: readonly Principle<DuelState>[] = [
  // Count what the final scoring would give now: every multiplication is in it.
  { name: 'score', worth: (state, seat) => duelJudge.points(state, seat) },
  // Cards count once they are improved: look at what they would bring.
  {
    name: 'cards',
    worth: (state, seat) => {
      if (turnsLeft(state, seat) === 0) return 0;
      const all = iconPoints(state, seat, allIcons(state, seat));
      const scored = iconPoints(state, seat, ownedBy(state, seat).counted);
      return 0.6 * (all - scored) + 0.3 * state.plainCards(seat);
    },
  },
  // Two numbers are multiplied: raise the smaller one. Flags want a higher courtier, arms want seals in the yards.
  {
    name: 'multiply',
    worth: (state, seat) => {
      const left = Math.min(1, turnsLeft(state, seat) / 4);
      const all = allIcons(state, seat);
      const yards = state.yardSeals(0, seat) + 2 * state.yardSeals(1, seat);
      return (
        left *
        (0.5 * all[FLAG] +
          0.5 * (all[KATANA] + all[KABUTO]) +
          0.6 * (all[BLUE] + all[WHITE]) +
          0.8 * yards +
          state.space(seat))
      );
    },
  },
  // Cards in a Lantern Area pay whenever that Lantern is lit.
  {
    name: 'lantern',
    worth: (state, seat) => {
      let cards = 0;
      for (let card = 0; card < AREA_CARDS.length; card++) if (state.areaCard(card) === OWNED + seat) cards++;
      return 0.3 * cards * turnsLeft(state, seat);
    },
  },
  // Food, iron and mother-of-pearl are seals and steps still to come.
  {
    name: 'resources',
    worth: (state, seat) => {
      if (turnsLeft(state, seat) === 0) return 0;
      const useful = (amount: number): number => 0.75 * Math.min(amount, 5) + 0.2 * Math.max(0, amount - 5);
      return useful(state.holding(seat, 0)) + useful(state.holding(seat, 1)) + useful(state.holding(seat, 2));
    },
  },
  // Coins and seals buy the cards.
  {
    name: 'purse',
    worth: (state, seat) => {
      if (turnsLeft(state, seat) === 0) return 0;
      return 0.55 * Math.min(state.coins(seat) + state.seals(seat), 8) + 0.3 * state.changeTiles(seat);
    },
  },
];
