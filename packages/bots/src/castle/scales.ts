import type { CastleState } from '@shirasagi/engine';
import { board, words } from '@shirasagi/engine/castle';
import { leftover, prepareRows, weigh } from '../figures.js';
import type { Weighted } from '../levels/fondness.js';
import {
  BRIDGE_SIZE,
  BRIDGES,
  COURT,
  FAVOURS,
  GARDEN_CARD,
  GARDEN_CLANS,
  HOLDING,
  HOME,
  LANTERN,
  ROW_DIE,
  SEAL,
  SEAT,
  SEAT_SIZE,
  TIME,
  TIME_ORDER,
} from './bytes.js';
import {
  AT,
  CARD_FIGURES,
  cardFigures,
  hasSeason,
  NAMES,
  OF_COINS,
  OF_RESOURCES,
  OF_SEALS,
  OF_TIME,
  OWN_FIGURES,
  ROWS,
  SEASON,
  turnsLeft,
  worth,
} from './features.js';
import { pendingSum } from './pending.js';

const { COURTIER_POINTS, TIME_POINTS } = board;
const SIZE = NAMES.length;

// The parts of a row: the worth of each number of a thing, then the weights of all figures.
const COUNTS = 16;
const MOST_COINS = 63;
const SPACES = TIME_POINTS.length;
const COIN_WORTH = 3 * COUNTS;
const TIME_WORTH = COIN_WORTH + MOST_COINS + 1;
const VP_WORTH = TIME_WORTH + SPACES * COUNTS;
const WEIGHTS = VP_WORTH + 1;
const ROW_SIZE = WEIGHTS + SIZE;

/** One row of weights made ready: what every number of a thing is worth, points on the score sheet included. */
function prepareRow(weights: Float64Array, vpWorth: number, out: Float64Array): void {
  for (let count = 0; count < COUNTS; count++)
    for (let resource = 0; resource < 3; resource++)
      out[resource * COUNTS + count] = weigh(OF_RESOURCES[resource], count, weights) + leftover(count);
  for (let coins = 0; coins <= MOST_COINS; coins++) out[COIN_WORTH + coins] = weigh(OF_COINS, coins, weights);
  for (let time = 0; time < SPACES; time++) {
    for (let seals = 0; seals < COUNTS; seals++) {
      out[TIME_WORTH + time * COUNTS + seals] =
        weights[0] +
        weigh(OF_TIME, time, weights) +
        weigh(OF_SEALS, seals, weights) +
        (hasSeason(time, seals) ? weights[SEASON] : 0) +
        TIME_POINTS[time];
    }
  }
  out[VP_WORTH] = vpWorth;
  out.set(weights, WEIGHTS);
  for (let floor = 0; floor < 4; floor++) out[WEIGHTS + AT.gate + floor] += COURTIER_POINTS[floor];
  // The score sheet has the same product.
  out[WEIGHTS + AT.inside + 2] += 1;
}

/** Weights of one number of seats, made ready to judge states with. */
export class Scales {
  private readonly rows: Float64Array;
  private edition: CastleState['edition'] | undefined;
  /** What each card is worth on a domain, for each row. */
  private cards = new Float64Array(0);
  private cardCount = 0;

  constructor(weights: Weighted) {
    this.rows = prepareRows(weights, ROW_SIZE, prepareRow);
  }

  private readCards(edition: CastleState['edition']): void {
    const figures = cardFigures(edition);
    this.edition = edition;
    this.cardCount = figures.length / CARD_FIGURES;
    this.cards = new Float64Array(ROWS * this.cardCount);
    for (let row = 0; row < ROWS; row++) {
      for (let i = 0; i < figures.length; i++) {
        const weight = this.rows[row * ROW_SIZE + WEIGHTS + AT.card + (i % CARD_FIGURES)];
        this.cards[row * this.cardCount + Math.floor(i / CARD_FIGURES)] += weight * figures[i];
      }
    }
  }

  /** Points a player can expect at the end: those it has, and the weighted sum of its figures. */
  expect(state: CastleState, seat: number): number {
    const { bytes, edition } = state;
    if (edition !== this.edition) this.readCards(edition);
    const t = this.rows;
    const row = turnsLeft(state, seat);
    const at = row * ROW_SIZE;
    const w = at + WEIGHTS;
    const own = SEAT + seat * SEAT_SIZE;
    const food = bytes[own + HOLDING];
    const iron = bytes[own + HOLDING + 1];
    const pearl = bytes[own + HOLDING + 2];
    const coins = state.coins(seat);
    const seals = bytes[own + SEAL];
    let sum =
      t[at + VP_WORTH] * state.vp(seat) +
      t[at + food] +
      t[at + COUNTS + iron] +
      t[at + 2 * COUNTS + pearl] +
      t[at + COIN_WORTH + Math.min(coins, MOST_COINS)] +
      t[at + TIME_WORTH + bytes[own + TIME] * COUNTS + seals] +
      Math.floor((coins + seals) / 5);
    if (coins > MOST_COINS) sum += t[w + OF_COINS[0][0]] * (coins - MOST_COINS);
    let ahead = 0;
    while (bytes[TIME_ORDER + ahead] !== seat) ahead++;
    sum += t[w + AT.place] * ahead;

    const home0 = bytes[own + HOME];
    const home2 = bytes[own + HOME + 2];
    const gate = bytes[own + COURT];
    const floor1 = bytes[own + COURT + 1];
    const floor2 = bytes[own + COURT + 2];
    const atTop = bytes[own + COURT + 3];
    sum +=
      t[w + AT.home] * home0 +
      t[w + AT.home + 1] * bytes[own + HOME + 1] +
      t[w + AT.home + 2] * home2 +
      t[w + AT.gate] * gate +
      t[w + AT.gate + 1] * floor1 +
      t[w + AT.gate + 2] * floor2 +
      t[w + AT.gate + 3] * atTop;
    if (gate + floor1 + floor2 > 0) sum += t[w + AT.climbers];
    const inside = floor1 + floor2 + atTop;
    const trained = worth(bytes, seat);
    sum +=
      inside *
        (t[w + AT.inside] +
          t[w + AT.inside + 2] * trained +
          t[w + AT.inside + 3] * home2 +
          t[w + AT.inside + 6] * iron) +
      trained *
        (t[w + AT.inside + 1] +
          t[w + AT.inside + 4] * home0 +
          t[w + AT.inside + 5] * gate +
          t[w + AT.inside + 7] * pearl);
    for (let icon = 0; icon < words.LANTERN_ICONS; icon++)
      sum += t[w + AT.lantern + icon] * bytes[own + LANTERN + icon];
    const card = state.domainCard(seat);
    if (card >= 0) sum += this.cards[row * this.cardCount + card];
    sum += this.gardens(state, seat, food, floor2, w) + this.board(bytes, own, w);
    return state.active === seat ? sum + pendingSum(state, seat, t, w + OWN_FIGURES) : sum;
  }

  /** Gardens held and their points, those still open, and favours in reach. */
  private gardens(state: CastleState, seat: number, food: number, floor2: number, w: number): number {
    const { bytes, edition } = state;
    const { gardenFood, gardenPoints } = edition;
    const t = this.rows;
    const stone = t[w + AT.gardens];
    const plant = t[w + AT.gardens + 1];
    let sum = 0;
    let left = 0;
    let atHand = 0;
    let cheapest = 7;
    for (let garden = 0; garden < 6; garden++) {
      const card = bytes[GARDEN_CARD + garden];
      const points = gardenPoints[card];
      if ((bytes[GARDEN_CLANS + garden] >> seat) & 1) {
        sum += points + (garden & 1 ? stone : plant);
        continue;
      }
      const price = gardenFood[card];
      left += points;
      if (price < cheapest) cheapest = price;
      if (price <= food && points > atHand) atHand = points;
    }
    sum += t[w + AT.gardens + 2] * left + t[w + AT.gardens + 3] * atHand + t[w + AT.gardens + 4] * cheapest;
    if (floor2 === 0) return sum;
    const favour = t[w + AT.gardens + 5];
    // A favour space holds 0 while it is free.
    for (let slot = 0; slot < 3; slot++) if (bytes[FAVOURS + slot] === 0) sum += favour;
    return sum;
  }

  /** The rows a die could still go to, and the dice at the ends. */
  private board(bytes: CastleState['bytes'], own: number, w: number): number {
    const t = this.rows;
    const aLeft = t[w + AT.rows + 3];
    let sum = 0;
    let rights = 0;
    for (let bridge = 0; bridge < 3; bridge++) {
      const ends = BRIDGES + bridge * BRIDGE_SIZE;
      const left = bytes[ends];
      const right = bytes[ends + BRIDGE_SIZE - 1];
      if (left + right > 0 && bytes[own + ROW_DIE + bridge] === 0) sum += t[w + AT.rows + bridge];
      if (left > 0) sum += aLeft;
      rights += right;
    }
    return sum + t[w + AT.rows + 4] * rights;
  }
}
