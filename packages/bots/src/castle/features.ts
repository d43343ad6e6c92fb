import { asks, type CastleState } from '@shirasagi/engine';
import { board, DRAFTING, GARDEN_STEP, NO_EFFECT, OVER, words } from '@shirasagi/engine/castle';
import { type FigureOf, figuresAmong, unitWeights, writeFigures } from '../figures.js';
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
  YARD_SIZE,
  YARD_WARRIORS,
} from './bytes.js';
import { PENDING, pendingSum } from './pending.js';

const { ROUNDS, TURNS_A_ROUND } = board;
/** Rows of weights: 0 to 9 turns left. */
export const ROWS = ROUNDS * TURNS_A_ROUND + 1;

/** Kinds of blocks a domain card may offer. */
const CARD_WORDS = [
  words.COURTIER_ACTION,
  words.GARDENER_ACTION,
  words.WARRIOR_ACTION,
  words.ANY,
  words.TIME,
  words.VP,
  words.WELL_ACTION,
  words.LANTERN,
  words.SEAL,
  words.COIN,
];
const RESOURCE_WORDS = [words.FOOD, words.IRON, words.PEARL];

const OWN = [
  ...['one', 'food', 'iron', 'pearl', 'iron3', 'iron5', 'pearl2', 'pearl5', 'full'],
  ...['coins', 'coins2', 'coins5', 'seals', 'seals1', 'seals3'],
  ...['time', 'steps', 'season', 'winter', 'place'],
  ...['homeCourtiers', 'homeGardeners', 'homeWarriors', 'gate', 'floor1', 'floor2', 'daimyo', 'climbers'],
  ...['inside', 'worth', 'product', 'insideHome', 'worthHome', 'worthGate', 'ironInside', 'pearlWorth'],
  ...['lanternFood', 'lanternIron', 'lanternPearl', 'lanternCoin', 'lanternSeal', 'lanternVp', 'lanternTime'],
  ...['stones', 'plants', 'gardenLeft', 'gardenAtHand', 'gardenCheapest', 'favours'],
  ...CARD_WORDS.map((word) => `card${word}`),
  ...['cardPrice', 'row0', 'row1', 'row2', 'leftDice', 'rightDice'],
];

/** Names of all figures, in order. */
export const NAMES = [...OWN, ...PENDING];
/** Where the figures of what stands open begin. */
export const OWN_FIGURES = OWN.length;
/** Places of figures that are weighed one by one. */
export const AT = {
  place: OWN.indexOf('place'),
  home: OWN.indexOf('homeCourtiers'),
  gate: OWN.indexOf('gate'),
  climbers: OWN.indexOf('climbers'),
  inside: OWN.indexOf('inside'),
  lantern: OWN.indexOf('lanternFood'),
  gardens: OWN.indexOf('stones'),
  card: OWN.indexOf(`card${CARD_WORDS[0]}`),
  rows: OWN.indexOf('row0'),
};

const figure = figuresAmong(OWN);
const isFull = figure('full', (count) => (count === 7 ? 1 : 0));

/** Figures of food, iron and pearl. */
export const OF_RESOURCES: readonly (readonly FigureOf[])[] = [
  [figure('food'), isFull],
  [
    figure('iron'),
    figure('iron3', (iron) => (iron >= 3 ? 1 : 0)),
    figure('iron5', (iron) => (iron >= 5 ? 1 : 0)),
    isFull,
  ],
  [
    figure('pearl'),
    figure('pearl2', (pearl) => (pearl >= 2 ? 1 : 0)),
    figure('pearl5', (pearl) => (pearl >= 5 ? 1 : 0)),
    isFull,
  ],
];
export const OF_COINS: readonly FigureOf[] = [
  figure('coins'),
  figure('coins2', (coins) => Math.min(coins, 2)),
  figure('coins5', (coins) => Math.min(coins, 5)),
];
export const OF_SEALS: readonly FigureOf[] = [
  figure('seals'),
  figure('seals1', (seals) => (seals >= 1 ? 1 : 0)),
  figure('seals3', (seals) => Math.min(seals, 3)),
];

const BORDERS = [6, 11, 15, 21];
const BORDER_SEALS = [1, 2, 3, 9];
const borderAfter = (time: number): number => BORDERS.findIndex((border) => time < border);

export const OF_TIME: readonly FigureOf[] = [
  figure('time'),
  figure('steps', (time) => BORDERS[borderAfter(time)] - time),
  figure('winter', (time) => (time >= 15 ? 1 : 0)),
];
/** Whether the seals for the next border are there. */
export const SEASON = OWN.indexOf('season');
export const hasSeason = (time: number, seals: number): boolean => seals >= BORDER_SEALS[borderAfter(time)];

const UNITS = unitWeights(PENDING.length);

const [YARD0_WORTH, YARD1_WORTH, YARD2_WORTH] = board.YARD_WORTH;

type Bytes = CastleState['bytes'];

/** Worth of a seat's warriors before they are multiplied. */
export function worth(bytes: Bytes, seat: number): number {
  const at = YARD_WARRIORS + seat;
  return (
    YARD0_WORTH * bytes[at] + YARD1_WORTH * bytes[at + YARD_SIZE] + YARD2_WORTH * bytes[at + 2 * YARD_SIZE]
  );
}

/** Figures of a domain card: one for every kind of block, and how many cost a seal. */
export const CARD_FIGURES = CARD_WORDS.length + 1;

/** What each card of an edition offers on a domain. */
export function cardFigures(edition: CastleState['edition']): Float64Array {
  const cards = edition.domainBlock.length / 3;
  const figures = new Float64Array(cards * CARD_FIGURES);
  for (let block = 0; block < edition.domainBlock.length; block++) {
    const effect = edition.domainBlock[block];
    if (effect === NO_EFFECT) continue;
    const at = Math.floor(block / 3) * CARD_FIGURES;
    const { words: parts, counts, paySeals } = edition.effects[effect];
    parts.forEach((word, i) => {
      const figure = CARD_WORDS.indexOf(word);
      if (figure >= 0) figures[at + figure] += counts[i];
      else if (RESOURCE_WORDS.includes(word)) figures[at + CARD_WORDS.indexOf(words.ANY)] += counts[i];
    });
    figures[at + CARD_WORDS.length] += paySeals;
  }
  return figures;
}

/** Turns a seat has not begun yet. */
export function turnsLeft(state: CastleState, seat: number): number {
  if (state.phase === DRAFTING) return ROUNDS * TURNS_A_ROUND;
  if (state.phase === OVER) return 0;
  const later = (ROUNDS - state.round) * TURNS_A_ROUND;
  if (state.phase === GARDEN_STEP) return later;
  const { seats, turn } = state;
  let begun = Math.floor(turn / seats);
  const current = turn % seats;
  for (let place = 0; place < current; place++) if (state.order(place) === seat) begun++;
  if (hasBegun(state, seat)) begun++;
  return later + TURNS_A_ROUND - begun;
}

/** Whether a seat is in the middle of a turn. In the solo game the player also decides inside the rival's. */
function hasBegun(state: CastleState, seat: number): boolean {
  const { phase, seats, turn } = state;
  if (phase === DRAFTING || phase === GARDEN_STEP || phase === OVER) return false;
  return state.order(turn % seats) === seat && asks(state) !== 'takeDie';
}

/**
 * Turns of all who decide that are still to be played when a seat comes to its turn, that one included; none once the
 * last one has begun. The order of later rounds is taken to be today's.
 */
export function turnsToPlay(state: CastleState, seat: number): number {
  const players = state.level > 0 ? 1 : state.seats;
  const { phase, seats, turn } = state;
  let left = 0;
  for (let other = 0; other < players; other++) left += turnsLeft(state, other);
  if (left === 0) return 0;
  // The draft and the garden step lie before the first turn of a round.
  const current = phase === DRAFTING || phase === GARDEN_STEP ? 0 : turn % seats;
  const isOneBegun = state.order(current) < players && hasBegun(state, state.order(current));
  let found = left + (isOneBegun ? 1 : 0);
  for (let place = current; state.order(place) !== seat; place = (place + 1) % seats)
    if (state.order(place) < players) found--;
  return Math.max(0, found);
}

/** Writes all figures of a seat and returns how many turns it has left. */
export function features(state: CastleState, seat: number, out: Float64Array): number {
  const { bytes } = state;
  const own = SEAT + seat * SEAT_SIZE;
  out.fill(0);
  out[0] = 1;
  for (let resource = 0; resource < 3; resource++)
    writeFigures(OF_RESOURCES[resource], bytes[own + HOLDING + resource], out);
  const food = bytes[own + HOLDING];
  const iron = bytes[own + HOLDING + 1];
  const pearl = bytes[own + HOLDING + 2];
  const seals = bytes[own + SEAL];
  const time = bytes[own + TIME];
  writeFigures(OF_COINS, state.coins(seat), out);
  writeFigures(OF_SEALS, seals, out);
  writeFigures(OF_TIME, time, out);
  out[SEASON] = hasSeason(time, seals) ? 1 : 0;
  while (bytes[TIME_ORDER + out[AT.place]] !== seat) out[AT.place]++;

  const home0 = bytes[own + HOME];
  const home2 = bytes[own + HOME + 2];
  const gate = bytes[own + COURT];
  const floor1 = bytes[own + COURT + 1];
  const floor2 = bytes[own + COURT + 2];
  const atTop = bytes[own + COURT + 3];
  out.set([home0, bytes[own + HOME + 1], home2], AT.home);
  out.set([gate, floor1, floor2, atTop], AT.gate);
  out[AT.climbers] = gate + floor1 + floor2 > 0 ? 1 : 0;
  const inside = floor1 + floor2 + atTop;
  const trained = worth(bytes, seat);
  out.set(
    [
      inside,
      trained,
      inside * trained,
      inside * home2,
      trained * home0,
      trained * gate,
      iron * inside,
      pearl * trained,
    ],
    AT.inside,
  );
  for (let icon = 0; icon < words.LANTERN_ICONS; icon++) out[AT.lantern + icon] = bytes[own + LANTERN + icon];
  addGardens(state, seat, food, floor2, out, AT.gardens);
  addBoard(state, seat, out);
  if (state.active === seat)
    for (let f = 0; f < PENDING.length; f++) out[OWN_FIGURES + f] = pendingSum(state, seat, UNITS[f], 0);
  return turnsLeft(state, seat);
}

/** Gardens held, those still open, and favours in reach. */
function addGardens(
  state: CastleState,
  seat: number,
  food: number,
  floor2: number,
  out: Float64Array,
  at: number,
): void {
  const { bytes, edition } = state;
  const { gardenFood, gardenPoints } = edition;
  let stones = 0;
  let plants = 0;
  let left = 0;
  let atHand = 0;
  let cheapest = 7;
  for (let garden = 0; garden < 6; garden++) {
    if ((bytes[GARDEN_CLANS + garden] >> seat) & 1) {
      if (garden & 1) stones++;
      else plants++;
      continue;
    }
    const card = bytes[GARDEN_CARD + garden];
    const points = gardenPoints[card];
    const price = gardenFood[card];
    left += points;
    if (price < cheapest) cheapest = price;
    if (price <= food && points > atHand) atHand = points;
  }
  out[at] = stones;
  out[at + 1] = plants;
  out[at + 2] = left;
  out[at + 3] = atHand;
  out[at + 4] = cheapest;
  let free = 0;
  // A favour space holds 0 while it is free.
  for (let slot = 0; slot < 3; slot++) if (bytes[FAVOURS + slot] === 0) free++;
  out[at + 5] = floor2 > 0 ? free : 0;
}

/** The domain card, the rows a die could still go to, and the dice at the ends. */
function addBoard(state: CastleState, seat: number, out: Float64Array): void {
  const { bytes, edition } = state;
  const card = state.domainCard(seat);
  if (card >= 0) {
    const at = card * CARD_FIGURES;
    out.set(cardFigures(edition).subarray(at, at + CARD_FIGURES), AT.card);
  }
  const rows = SEAT + seat * SEAT_SIZE + ROW_DIE;
  for (let bridge = 0; bridge < 3; bridge++) {
    const ends = BRIDGES + bridge * BRIDGE_SIZE;
    const left = bytes[ends];
    const right = bytes[ends + BRIDGE_SIZE - 1];
    out[AT.rows + bridge] = left + right > 0 && bytes[rows + bridge] === 0 ? 1 : 0;
    if (left > 0) out[AT.rows + 3]++;
    out[AT.rows + 4] += right;
  }
}
