import { asks, type CastleState } from '@shirasagi/engine';
import { board, DRAFTING, GARDEN_STEP, NO_EFFECT, OVER, words } from '@shirasagi/engine/castle';
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
const ALL_FIGURES = NAMES.length;

/** How many figures a seat has: what stands open adds to those of the seat that decides. */
export const figuresIn = (state: CastleState, seat: number): number =>
  state.active === seat ? ALL_FIGURES : OWN_FIGURES;

/** Courtiers of a seat inside the castle. */
const inside = (state: CastleState, seat: number): number =>
  state.court(seat, 1) + state.court(seat, 2) + state.court(seat, 3);

/** Worth of a seat's warriors before they are multiplied. */
function worth(state: CastleState, seat: number): number {
  let sum = 0;
  for (let yard = 0; yard < board.YARDS.length; yard++)
    sum += board.YARD_WORTH[yard] * state.yardWarriors(yard, seat);
  return sum;
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

/** Writes all figures of a seat and returns how many turns it has left. */
export function features(state: CastleState, seat: number, out: Float64Array): number {
  const isDeciding = state.active === seat;
  // A loop, for what `fill` has written can be read again only after a wait.
  if (isDeciding) for (let f = OWN_FIGURES; f < ALL_FIGURES; f++) out[f] = 0;
  let i = 0;
  const food = state.holding(seat, 0);
  const iron = state.holding(seat, 1);
  const pearl = state.holding(seat, 2);
  const coins = state.coins(seat);
  const seals = state.seals(seat);
  out[i++] = 1;
  out[i++] = food;
  out[i++] = iron;
  out[i++] = pearl;
  out[i++] = iron >= 3 ? 1 : 0;
  out[i++] = iron >= 5 ? 1 : 0;
  out[i++] = pearl >= 2 ? 1 : 0;
  out[i++] = pearl >= 5 ? 1 : 0;
  out[i++] = (food === 7 ? 1 : 0) + (iron === 7 ? 1 : 0) + (pearl === 7 ? 1 : 0);
  out[i++] = coins;
  out[i++] = Math.min(coins, 2);
  out[i++] = Math.min(coins, 5);
  out[i++] = seals;
  out[i++] = seals >= 1 ? 1 : 0;
  out[i++] = Math.min(seals, 3);

  const time = state.time(seat);
  let border = 0;
  while (time >= BORDERS[border]) border++;
  out[i++] = time;
  out[i++] = BORDERS[border] - time;
  out[i++] = seals >= BORDER_SEALS[border] ? 1 : 0;
  out[i++] = time >= 15 ? 1 : 0;
  let ahead = 0;
  while (state.timeOrder(ahead) !== seat) ahead++;
  out[i++] = ahead;

  const home0 = state.home(seat, 0);
  const home2 = state.home(seat, 2);
  const gate = state.court(seat, 0);
  const floor2 = state.court(seat, 2);
  out[i++] = home0;
  out[i++] = state.home(seat, 1);
  out[i++] = home2;
  out[i++] = gate;
  out[i++] = state.court(seat, 1);
  out[i++] = floor2;
  out[i++] = state.court(seat, 3);
  out[i++] = gate + state.court(seat, 1) + floor2 > 0 ? 1 : 0;

  const within = inside(state, seat);
  const trained = worth(state, seat);
  out[i++] = within;
  out[i++] = trained;
  out[i++] = within * trained;
  out[i++] = within * home2;
  out[i++] = trained * home0;
  out[i++] = trained * gate;
  out[i++] = iron * within;
  out[i++] = pearl * trained;
  for (let icon = 0; icon < words.LANTERN_ICONS; icon++) out[i++] = state.lantern(seat, icon);
  i = addGardens(state, seat, food, floor2, out, i);
  addBoard(state, seat, out, i);
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
): number {
  const { gardenFood, gardenPoints } = state.edition;
  let stones = 0;
  let plants = 0;
  let left = 0;
  let atHand = 0;
  let cheapest = 7;
  for (let garden = 0; garden < 6; garden++) {
    const card = state.gardenCard(garden);
    if ((state.gardenClans(garden) >> seat) & 1) {
      if (garden & 1) stones++;
      else plants++;
      continue;
    }
    left += gardenPoints[card];
    if (gardenFood[card] < cheapest) cheapest = gardenFood[card];
    if (gardenFood[card] <= food && gardenPoints[card] > atHand) atHand = gardenPoints[card];
  }
  out[at] = stones;
  out[at + 1] = plants;
  out[at + 2] = left;
  out[at + 3] = atHand;
  out[at + 4] = cheapest;
  let free = 0;
  for (let slot = 0; slot < 3; slot++) if (state.favour(slot) < 0) free++;
  out[at + 5] = floor2 > 0 ? free : 0;
  return at + 6;
}

/** The domain card, the rows a die could still go to, and the dice at the ends. */
function addBoard(state: CastleState, seat: number, out: Float64Array, at: number): void {
  const card = state.domainCard(seat);
  const figures = cardTable(state.edition);
  for (let f = 0; f < CARD_FIGURES; f++) out[at + f] = card >= 0 ? figures[card * CARD_FIGURES + f] : 0;
  const next = at + CARD_FIGURES;
  let lefts = 0;
  let rights = 0;
  for (let bridge = 0; bridge < 3; bridge++) {
    const left = state.bridgeDie(bridge, 0);
    const right = state.bridgeDie(bridge, 4);
    out[next + bridge] = left + right > 0 && state.rowDie(seat, bridge) === 0 ? 1 : 0;
    if (left > 0) lefts++;
    rights += right;
  }
  out[next + 3] = lefts;
  out[next + 4] = rights;
}
