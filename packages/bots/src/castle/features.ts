import { asks, type CastleState } from '@shirasagi/engine';
import { board, DRAFTING, GARDEN_STEP, NO_EFFECT, OVER, words } from '@shirasagi/engine/castle';
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
import { addPending, PENDING } from './pending.js';

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
const OWN_FIGURES = OWN.length;
const FOOD = OWN.indexOf('food');
const COINS = OWN.indexOf('coins');
const SEALS = OWN.indexOf('seals');
const TIME_AT = OWN.indexOf('time');
const GATE = OWN.indexOf('gate');
const PRODUCT = OWN.indexOf('product');
const GARDENS = OWN.indexOf('stones');
const BOARD = GARDENS + 6;
const ALL_FIGURES = NAMES.length;

/** How many figures a seat has: what stands open adds to those of the seat that decides. */
export const figuresIn = (state: CastleState, seat: number): number =>
  state.active === seat ? ALL_FIGURES : OWN_FIGURES;

const { TIME_POINTS } = board;
const [GATE_POINTS, FLOOR1_POINTS, FLOOR2_POINTS, TOP_POINTS] = board.COURTIER_POINTS;
const [YARD0_WORTH, YARD1_WORTH, YARD2_WORTH] = board.YARD_WORTH;

type Bytes = CastleState['bytes'];

/** Worth of a seat's warriors before they are multiplied. */
function worth(bytes: Bytes, seat: number): number {
  const at = YARD_WARRIORS + seat;
  return (
    YARD0_WORTH * bytes[at] + YARD1_WORTH * bytes[at + YARD_SIZE] + YARD2_WORTH * bytes[at + 2 * YARD_SIZE]
  );
}

/** What each card offers on a domain: one figure for every kind of block, and how many cost a seal. */
type CastleEdition = CastleState['edition'];

const cardTables = new WeakMap<CastleEdition, Float64Array<ArrayBuffer>>();
const CARD_FIGURES = CARD_WORDS.length + 1;

let lastEdition: CastleEdition | undefined;
let lastTable = new Float64Array(0);

/** The table of an edition; nearly always that of the state judged before. */
function cardTable(edition: CastleEdition): Float64Array {
  if (edition === lastEdition) return lastTable;
  lastEdition = edition;
  lastTable = cardTables.get(edition) ?? makeCardTable(edition);
  return lastTable;
}

function makeCardTable(edition: CastleEdition): Float64Array<ArrayBuffer> {
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
  cardTables.set(edition, figures);
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
  // In the solo game the player also decides inside the rival's turn.
  if (state.order(current) === seat && asks(state) !== 'takeDie') begun++;
  return later + TURNS_A_ROUND - begun;
}

const BORDERS = [6, 11, 15, 21];
const BORDER_SEALS = [1, 2, 3, 9];

/** Points of the gardens that were last read. */
let gardenPointsRead = 0;

const leftover = (count: number): number => (count >= 7 ? 2 : count >= 3 ? 1 : 0);

/**
 * Points of a player if the game ended now (C11), right after `features` has read its figures. A judge asks this for
 * every state, and the engine's own sum would read them all again; a test holds both against each other.
 */
export function pointsRead(state: CastleState, seat: number, figures: Float64Array): number {
  return (
    state.vp(seat) +
    Math.floor((figures[COINS] + figures[SEALS]) / 5) +
    leftover(figures[FOOD]) +
    leftover(figures[FOOD + 1]) +
    leftover(figures[FOOD + 2]) +
    TIME_POINTS[figures[TIME_AT]] +
    GATE_POINTS * figures[GATE] +
    FLOOR1_POINTS * figures[GATE + 1] +
    FLOOR2_POINTS * figures[GATE + 2] +
    TOP_POINTS * figures[GATE + 3] +
    figures[PRODUCT] +
    gardenPointsRead
  );
}

/** Writes all figures of a seat and returns how many turns it has left. */
export function features(state: CastleState, seat: number, out: Float64Array): number {
  const isDeciding = state.active === seat;
  // A loop, for what `fill` has written can be read again only after a wait.
  if (isDeciding) for (let f = OWN_FIGURES; f < ALL_FIGURES; f++) out[f] = 0;
  const { bytes } = state;
  const own = SEAT + seat * SEAT_SIZE;
  const food = bytes[own + HOLDING];
  const iron = bytes[own + HOLDING + 1];
  const pearl = bytes[own + HOLDING + 2];
  const coins = state.coins(seat);
  const seals = bytes[own + SEAL];
  out[0] = 1;
  out[1] = food;
  out[2] = iron;
  out[3] = pearl;
  out[4] = iron >= 3 ? 1 : 0;
  out[5] = iron >= 5 ? 1 : 0;
  out[6] = pearl >= 2 ? 1 : 0;
  out[7] = pearl >= 5 ? 1 : 0;
  out[8] = (food === 7 ? 1 : 0) + (iron === 7 ? 1 : 0) + (pearl === 7 ? 1 : 0);
  out[9] = coins;
  out[10] = Math.min(coins, 2);
  out[11] = Math.min(coins, 5);
  out[12] = seals;
  out[13] = seals >= 1 ? 1 : 0;
  out[14] = Math.min(seals, 3);

  const time = bytes[own + TIME];
  let border = 0;
  while (time >= BORDERS[border]) border++;
  out[15] = time;
  out[16] = BORDERS[border] - time;
  out[17] = seals >= BORDER_SEALS[border] ? 1 : 0;
  out[18] = time >= 15 ? 1 : 0;
  let ahead = 0;
  while (bytes[TIME_ORDER + ahead] !== seat) ahead++;
  out[19] = ahead;

  const home0 = bytes[own + HOME];
  const home2 = bytes[own + HOME + 2];
  const gate = bytes[own + COURT];
  const floor1 = bytes[own + COURT + 1];
  const floor2 = bytes[own + COURT + 2];
  const atTop = bytes[own + COURT + 3];
  out[20] = home0;
  out[21] = bytes[own + HOME + 1];
  out[22] = home2;
  out[23] = gate;
  out[24] = floor1;
  out[25] = floor2;
  out[26] = atTop;
  out[27] = gate + floor1 + floor2 > 0 ? 1 : 0;

  const within = floor1 + floor2 + atTop;
  const trained = worth(bytes, seat);
  out[28] = within;
  out[29] = trained;
  out[30] = within * trained;
  out[31] = within * home2;
  out[32] = trained * home0;
  out[33] = trained * gate;
  out[34] = iron * within;
  out[35] = pearl * trained;
  for (let icon = 0; icon < words.LANTERN_ICONS; icon++) out[36 + icon] = bytes[own + LANTERN + icon];
  addGardens(state, seat, food, floor2, out, GARDENS);
  addBoard(state, seat, out, BOARD);
  if (isDeciding) addPending(state, seat, out, OWN_FIGURES);
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
  let held = 0;
  let left = 0;
  let atHand = 0;
  let cheapest = 7;
  for (let garden = 0; garden < 6; garden++) {
    if ((bytes[GARDEN_CLANS + garden] >> seat) & 1) {
      if (garden & 1) stones++;
      else plants++;
      held += gardenPoints[bytes[GARDEN_CARD + garden]];
      continue;
    }
    const card = bytes[GARDEN_CARD + garden];
    const points = gardenPoints[card];
    const price = gardenFood[card];
    left += points;
    if (price < cheapest) cheapest = price;
    if (price <= food && points > atHand) atHand = points;
  }
  gardenPointsRead = held;
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
function addBoard(state: CastleState, seat: number, out: Float64Array, at: number): void {
  const { bytes } = state;
  const card = state.domainCard(seat);
  const figures = cardTable(state.edition);
  for (let f = 0; f < CARD_FIGURES; f++) out[at + f] = card >= 0 ? figures[card * CARD_FIGURES + f] : 0;
  const next = at + CARD_FIGURES;
  const rows = SEAT + seat * SEAT_SIZE + ROW_DIE;
  let lefts = 0;
  let rights = 0;
  for (let bridge = 0; bridge < 3; bridge++) {
    const ends = BRIDGES + bridge * BRIDGE_SIZE;
    const left = bytes[ends];
    const right = bytes[ends + BRIDGE_SIZE - 1];
    out[next + bridge] = left + right > 0 && bytes[rows + bridge] === 0 ? 1 : 0;
    if (left > 0) lefts++;
    rights += right;
  }
  out[next + 3] = lefts;
  out[next + 4] = rights;
}
