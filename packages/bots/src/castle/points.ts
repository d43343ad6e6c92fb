import type { CastleState } from '@shirasagi/engine';

const COURTIER_POINTS = [1, 3, 6, 10];
const TIME_POINTS = Uint8Array.from({ length: 21 }, (_, space) =>
  space < 6 ? 0 : space < 11 ? 3 : space < 15 ? 6 : space - 5,
);

/** Courtiers of a seat inside the castle. */
export const inside = (state: CastleState, seat: number): number =>
  state.court(seat, 1) + state.court(seat, 2) + state.court(seat, 3);

/** Worth of a seat's warriors before they are multiplied. */
export const worth = (state: CastleState, seat: number): number =>
  2 * state.yardWarriors(0, seat) + state.yardWarriors(1, seat) + state.yardWarriors(2, seat);

function leftovers(state: CastleState, seat: number): number {
  let points = Math.floor((state.coins(seat) + state.seals(seat)) / 5);
  for (let resource = 0; resource < 3; resource++) {
    const count = state.holding(seat, resource);
    if (count >= 3) points += count >= 7 ? 2 : 1;
  }
  return points;
}

/** Points of a seat if the game ended now: the engine's scoring without its score sheet. */
export function points(state: CastleState, seat: number): number {
  let sum = state.vp(seat) + TIME_POINTS[state.time(seat)];
  for (let floor = 0; floor < 4; floor++) sum += COURTIER_POINTS[floor] * state.court(seat, floor);
  sum += worth(state, seat) * inside(state, seat);
  const { gardenPoints } = state.edition;
  for (let garden = 0; garden < 6; garden++) {
    if ((state.gardenClans(garden) >> seat) & 1) sum += gardenPoints[state.gardenCard(garden)];
  }
  const rival = state.level > 0 && seat === 1;
  return rival ? sum : sum + leftovers(state, seat);
}
