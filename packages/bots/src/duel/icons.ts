import type { DuelState } from '@shirasagi/engine';
import { board, IMPROVED, OWNED } from '@shirasagi/engine/duel';
import { CARD, CARDS, GARDEN_SEALS, GOODS, GOODS_COUNT } from './bytes.js';

/** Places in a count of icons. */
export const FLAG = board.ICONS.indexOf('F');
export const KATANA = board.ICONS.indexOf('K');
export const KABUTO = board.ICONS.indexOf('H');
export const BLUE = board.ICONS.indexOf('B');
export const WHITE = board.ICONS.indexOf('W');
export const KINDS = board.ICONS.length;

/** Counts a seat's icons: those that score now to `counted`, those of cards not improved yet to `plain`. */
export function countIcons(state: DuelState, seat: number, counted: Float64Array, plain: Float64Array): void {
  const { bytes, edition } = state;
  const { cardIcons, columnIcons, goodsIcons } = edition;
  const owned = OWNED + seat;
  const improved = IMPROVED + seat;
  for (let kind = 0; kind < KINDS; kind++) {
    counted[kind] = 0;
    plain[kind] = 0;
  }
  for (let card = 0; card < CARDS; card++) {
    const place = bytes[CARD + card];
    if (place === owned) add(plain, cardIcons, card, 1);
    else if (place === improved) add(counted, cardIcons, card, 1);
  }
  for (let column = 0; column < 6; column++) {
    const seals = bytes[GARDEN_SEALS + 2 * column + seat];
    if (seals > 0) add(counted, columnIcons, column, seals);
  }
  for (let tile = 0; tile < GOODS_COUNT; tile++) {
    if (bytes[GOODS + tile] === owned) add(counted, goodsIcons, tile, 1);
  }
}

/** Written out, for this is where a judge spends most of its time. */
function add(to: Float64Array, icons: Uint8Array, item: number, times: number): void {
  const at = item * KINDS;
  to[0] += icons[at] * times;
  to[1] += icons[at + 1] * times;
  to[2] += icons[at + 2] * times;
  to[3] += icons[at + 3] * times;
  to[4] += icons[at + 4] * times;
}

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

/** Points of what is left of one resource (D7.1). */
export const leftover = (count: number): number => (count >= 7 ? 2 : count >= 3 ? 1 : 0);

/** Points of what is left of money and resources (D7.1). */
export function leftovers(state: DuelState, seat: number): number {
  let points = Math.floor((state.coins(seat) + state.seals(seat)) / 5);
  for (let resource = 0; resource < 3; resource++) points += leftover(state.holding(seat, resource));
  return points;
}
