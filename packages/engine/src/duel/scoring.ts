import type { ScoreSheet } from '../core/rules.js';
import { GOODS, INFLUENCE_CARDS } from './edition/ids.js';
import {
  CLAN_SEALS,
  COLUMNS,
  ICONS,
  KABUTO_WORTH,
  KATANA_WORTH,
  RESOURCES,
  SEATS,
  YARDS,
} from './model/board.js';
import { type DuelState, IMPROVED, OWNED } from './model/state.js';

/** Points of what is left of one resource (D7.1). */
function leftoverPoints(count: number): number {
  if (count >= 7) return 2;
  return count >= 3 ? 1 : 0;
}

/** Totals of one icon from improved cards, garden columns and merchandise (D7.5). */
function countIcon(state: DuelState, seat: number, icon: number): number {
  const { cardIcons, columnIcons, goodsIcons } = state.edition;
  const kinds = ICONS.length;
  let count = 0;
  for (let card = 0; card < INFLUENCE_CARDS.length; card++) {
    if (state.card(card) === IMPROVED + seat) count += cardIcons[card * kinds + icon];
  }
  for (let column = 0; column < COLUMNS.length; column++) {
    count += state.gardenSeals(column, seat) * columnIcons[column * kinds + icon];
  }
  for (let tile = 0; tile < GOODS.length; tile++) {
    if (state.goods(tile) === OWNED + seat) count += goodsIcons[tile * kinds + icon];
  }
  return count;
}

/** What one icon is worth by the seals in both yards (D7.3). */
function trainedWorth(state: DuelState, seat: number, worth: readonly number[]): number {
  let sum = 0;
  for (let yard = 0; yard < YARDS.length; yard++) sum += worth[yard] * state.yardSeals(yard, seat);
  return sum;
}

const FLAG = ICONS.indexOf('F');
const KATANA = ICONS.indexOf('K');
const KABUTO = ICONS.indexOf('H');
const BLUE_CRANE = ICONS.indexOf('B');
const WHITE_CRANE = ICONS.indexOf('W');

const coinPoints = (state: DuelState, seat: number): number =>
  Math.floor((state.coins(seat) + state.seals(seat)) / 5);

function resourcePoints(state: DuelState, seat: number): number {
  let points = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    points += leftoverPoints(state.holding(seat, resource));
  }
  return points;
}

const flagPoints = (state: DuelState, seat: number): number =>
  countIcon(state, seat, FLAG) * state.space(seat);
const katanaPoints = (state: DuelState, seat: number): number =>
  countIcon(state, seat, KATANA) * trainedWorth(state, seat, KATANA_WORTH);
const kabutoPoints = (state: DuelState, seat: number): number =>
  countIcon(state, seat, KABUTO) * trainedWorth(state, seat, KABUTO_WORTH);
const cranePoints = (state: DuelState, seat: number): number =>
  countIcon(state, seat, BLUE_CRANE) * countIcon(state, seat, WHITE_CRANE);

/** Points of one seat if the game ended now. */
export function totalPoints(state: DuelState, seat: number): number {
  return (
    state.vp(seat) +
    coinPoints(state, seat) +
    resourcePoints(state, seat) +
    flagPoints(state, seat) +
    katanaPoints(state, seat) +
    kabutoPoints(state, seat) +
    cranePoints(state, seat)
  );
}

/** Positive when seat `a` is ahead of seat `b`: points, then Clan Seals placed, then the higher courtier (D7.6). */
function lead(state: DuelState, a: number, b: number): number {
  const placed = (seat: number): number => CLAN_SEALS - state.clanSeals(seat);
  return (
    totalPoints(state, a) - totalPoints(state, b) || placed(a) - placed(b) || state.space(a) - state.space(b)
  );
}

/** The final scoring of both seats as the table stands (D7). */
export function scoreSheet(state: DuelState): ScoreSheet[] {
  return Array.from({ length: SEATS }, (_, seat) => ({
    seat,
    categories: {
      clanPoints: state.vp(seat),
      coins: coinPoints(state, seat),
      resources: resourcePoints(state, seat),
      flags: flagPoints(state, seat),
      katanas: katanaPoints(state, seat),
      kabutos: kabutoPoints(state, seat),
      cranes: cranePoints(state, seat),
    },
    total: totalPoints(state, seat),
    rank: lead(state, seat, 1 - seat) >= 0 ? 1 : 2,
  }));
}
