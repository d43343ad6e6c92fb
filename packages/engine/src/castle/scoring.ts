import type { ScoreSheet } from '../core/rules.js';
import { COURTIER_POINTS, RESOURCES, TIME_POINTS, YARD_WORTH } from './model/board.js';
import type { CastleState } from './model/state.js';

/** Points of what is left of one resource (C11.2, D7.1). */
export function leftoverPoints(count: number): number {
  if (count >= 7) return 2;
  return count >= 3 ? 1 : 0;
}

const coinPoints = (state: CastleState, seat: number): number =>
  Math.floor((state.coins(seat) + state.seals(seat)) / 5);

function resourcePoints(state: CastleState, seat: number): number {
  let points = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++)
    points += leftoverPoints(state.holding(seat, resource));
  return points;
}

function courtierPoints(state: CastleState, seat: number): number {
  let points = 0;
  for (let floor = 0; floor < 4; floor++) points += COURTIER_POINTS[floor] * state.court(seat, floor);
  return points;
}

function warriorPoints(state: CastleState, seat: number): number {
  let worth = 0;
  for (let yard = 0; yard < 3; yard++) worth += YARD_WORTH[yard] * state.yardWarriors(yard, seat);
  return worth * (state.court(seat, 1) + state.court(seat, 2) + state.court(seat, 3));
}

function gardenerPoints(state: CastleState, seat: number): number {
  let points = 0;
  for (let garden = 0; garden < 6; garden++) {
    if ((state.gardenClans(garden) >> seat) & 1)
      points += state.edition.gardenPoints[state.gardenCard(garden)];
  }
  return points;
}

/** Whether a seat is the rival of the solo game. */
export const isRival = (state: CastleState, seat: number): boolean => state.level > 0 && seat === 1;

/** Points of one seat if the game ended now. */
export function totalPoints(state: CastleState, seat: number): number {
  const leftovers = isRival(state, seat) ? 0 : coinPoints(state, seat) + resourcePoints(state, seat);
  return (
    state.vp(seat) +
    leftovers +
    TIME_POINTS[state.time(seat)] +
    courtierPoints(state, seat) +
    warriorPoints(state, seat) +
    gardenerPoints(state, seat)
  );
}

/** The final scoring of every seat as the table stands (C11, C13.12). */
export function scoreSheet(state: CastleState): ScoreSheet[] {
  const sheets = Array.from({ length: state.seats }, (_, seat) => {
    const rival = isRival(state, seat);
    const categories = {
      clanPoints: state.vp(seat),
      coins: rival ? 0 : coinPoints(state, seat),
      resources: rival ? 0 : resourcePoints(state, seat),
      time: TIME_POINTS[state.time(seat)],
      courtiers: courtierPoints(state, seat),
      warriors: warriorPoints(state, seat),
      gardeners: gardenerPoints(state, seat),
    };
    return { seat, categories, total: totalPoints(state, seat) };
  });
  // A tie goes to the one earlier in the order fixed after round 3 (C11.7).
  const places = Array.from({ length: state.seats }, (_, place) => state.order(place));
  const ranked = [...sheets].sort(
    (a, b) => b.total - a.total || places.indexOf(a.seat) - places.indexOf(b.seat),
  );
  return sheets.map((sheet) => ({ ...sheet, rank: ranked.indexOf(sheet) + 1 }));
}
