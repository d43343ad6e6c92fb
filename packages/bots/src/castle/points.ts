import type { CastleTable } from './table.js';

const COURTIER_POINTS = [1, 3, 6, 10];
const TIME_POINTS = Uint8Array.from({ length: 21 }, (_, space) =>
  space < 6 ? 0 : space < 11 ? 3 : space < 15 ? 6 : space - 5,
);

/** Courtiers of a seat inside the castle. */
export const inside = (table: CastleTable, seat: number): number =>
  table.court(seat, 1) + table.court(seat, 2) + table.court(seat, 3);

/** Worth of a seat's warriors before they are multiplied. */
export const worth = (table: CastleTable, seat: number): number =>
  2 * table.yardWarriors(0, seat) + table.yardWarriors(1, seat) + table.yardWarriors(2, seat);

function leftovers(table: CastleTable, seat: number): number {
  let points = Math.floor((table.coins(seat) + table.seals(seat)) / 5);
  for (let resource = 0; resource < 3; resource++) {
    const count = table.holding(seat, resource);
    if (count >= 3) points += count >= 7 ? 2 : 1;
  }
  return points;
}

/** Points of a seat if the game ended now: the engine's scoring without its score sheet. */
export function points(table: CastleTable, seat: number): number {
  let sum = table.vp(seat) + TIME_POINTS[table.time(seat)];
  for (let floor = 0; floor < 4; floor++) sum += COURTIER_POINTS[floor] * table.court(seat, floor);
  sum += worth(table, seat) * inside(table, seat);
  const { gardenPoints } = table.edition;
  for (let garden = 0; garden < 6; garden++) {
    if ((table.gardenClans(garden) >> seat) & 1) sum += gardenPoints[table.gardenCard(garden)];
  }
  const rival = table.level > 0 && seat === 1;
  return rival ? sum : sum + leftovers(table, seat);
}
