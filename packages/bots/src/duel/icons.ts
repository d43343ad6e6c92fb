import type { DuelState } from '@shirasagi/engine';
import { board } from '@shirasagi/engine/duel';
import { leftover } from '../figures.js';

/** Places in a count of icons. */
export const FLAG = board.ICONS.indexOf('F');
export const KATANA = board.ICONS.indexOf('K');
export const KABUTO = board.ICONS.indexOf('H');
export const BLUE = board.ICONS.indexOf('B');
export const WHITE = board.ICONS.indexOf('W');
export const KINDS = board.ICONS.length;

/** Points of icons with the courtier and the yards as they stand (D7.2-D7.4). */
export function iconPoints(state: DuelState, seat: number, icons: Float64Array): number {
  const basic = state.yardSeals(0, seat);
  const elite = state.yardSeals(1, seat);
  return (
    icons[FLAG] * state.space(seat) +
    icons[KATANA] * basic +
    icons[KABUTO] * (basic + 2 * elite) +
    icons[BLUE] * icons[WHITE]
  );
}

/** Points of what is left of money and resources (D7.1). */
export function leftovers(state: DuelState, seat: number): number {
  let points = Math.floor((state.coins(seat) + state.seals(seat)) / 5);
  for (let resource = 0; resource < 3; resource++) points += leftover(state.holding(seat, resource));
  return points;
}
