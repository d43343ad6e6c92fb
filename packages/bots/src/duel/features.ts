import { asks, type DuelState } from '@shirasagi/engine';
import { AREA_CARDS, board, isDrafting, OWNED } from '@shirasagi/engine/duel';
import { BLUE, countIcons, FLAG, iconPoints, KABUTO, KATANA, KINDS, leftovers, WHITE } from './icons.js';
import { addPending, PENDING } from './pending.js';

const { TURNS_A_ROUND } = board;
/** Rows of weights: 0 to 12 turns left. */
export const ROWS = TURNS_A_ROUND + 1;

const ICONS = ['Flags', 'Katanas', 'Kabutos', 'Blue', 'White'];
const GAINS = ['food', 'iron', 'pearl', 'coin', 'seal', 'vp'] as const;

const OWN = [
  ...['one', 'food', 'iron', 'pearl', 'food2', 'food5', 'iron2', 'iron5', 'pearl2', 'pearl5', 'full'],
  ...['coins', 'seals', 'money3', 'money8', 'change', 'clanSeals'],
  ...ICONS.map((name) => `counted${name}`),
  ...ICONS.map((name) => `plain${name}`),
  ...['plainCards', 'flipAll', 'space', 'basic', 'elite', 'flagsAbove', 'flagsSpace', 'cranes'],
  ...['katanaBasic', 'kabutoYards', 'katanaRoom', 'kabutoRoom', 'pearlFlags', 'ironArms'],
  ...GAINS.map((name) => `area_${name}`),
  ...['area0', 'area1', 'area2', 'areaBest', 'stonesOpen', 'plantsOpen', 'basicOpen', 'eliteOpen'],
  ...['common', 'luxury', 'next'],
];

/** Names of all figures, in order. */
export const NAMES = [...OWN, ...PENDING];
const OWN_FIGURES = OWN.length;
const ALL_FIGURES = NAMES.length;

/** Whether more is asked than the choices a turn begins with. */
function hasMoved(state: DuelState): boolean {
  const asked = asks(state);
  return asked !== 'start' && asked !== 'swap' && asked !== 'token';
}

/** How many figures a seat has: what stands open adds to those of the seat that decides. */
export const figuresIn = (state: DuelState, seat: number): number =>
  state.active === seat ? ALL_FIGURES : OWN_FIGURES;

/** Turns a seat has not begun yet. */
export function turnsLeft(state: DuelState, seat: number): number {
  const turn = state.turn;
  if (turn >= 2 * TURNS_A_ROUND) return 0;
  const done = turn % TURNS_A_ROUND;
  // Turns of the round alternate from the seat that holds the starting marker.
  const own = ((seat - state.starting) & 1) === (done & 1) ? TURNS_A_ROUND - done + 1 : TURNS_A_ROUND - done;
  const later = turn < TURNS_A_ROUND ? TURNS_A_ROUND / 2 : 0;
  const begun = state.toMove === seat && hasMoved(state) && !isDrafting(state) ? 1 : 0;
  return later + (own >> 1) - begun;
}

const counted = new Float64Array(KINDS);
const plain = new Float64Array(KINDS);
const all = new Float64Array(KINDS);
const AREA_COUNT = AREA_CARDS.length;

/** Points of a seat if the game ended now. */
export function points(state: DuelState, seat: number): number {
  countIcons(state, seat, counted, plain);
  return pointsCounted(state, seat);
}

/** The same right after `features` of that seat, which has counted its icons. */
export function pointsCounted(state: DuelState, seat: number): number {
  return state.points(seat) + leftovers(state, seat) + iconPoints(state, seat, counted);
}

/** Writes all figures of a seat and returns how many turns it has left. */
export function features(state: DuelState, seat: number, out: Float64Array): number {
  const isDeciding = state.active === seat;
  // A loop, for what `fill` has written can be read again only after a wait.
  if (isDeciding) for (let f = OWN_FIGURES; f < ALL_FIGURES; f++) out[f] = 0;
  const food = state.holding(seat, 0);
  const iron = state.holding(seat, 1);
  const pearl = state.holding(seat, 2);
  const money = state.coins(seat) + state.seals(seat);
  let i = 0;
  out[i++] = 1;
  out[i++] = food;
  out[i++] = iron;
  out[i++] = pearl;
  out[i++] = food >= 2 ? 1 : 0;
  out[i++] = food >= 5 ? 1 : 0;
  out[i++] = iron >= 2 ? 1 : 0;
  out[i++] = iron >= 5 ? 1 : 0;
  out[i++] = pearl >= 2 ? 1 : 0;
  out[i++] = pearl >= 5 ? 1 : 0;
  out[i++] = (food === 7 ? 1 : 0) + (iron === 7 ? 1 : 0) + (pearl === 7 ? 1 : 0);
  out[i++] = state.coins(seat);
  out[i++] = state.seals(seat);
  out[i++] = Math.min(money, 3);
  out[i++] = Math.max(0, money - 8);
  out[i++] = state.changeTiles(seat);
  out[i++] = state.clanSeals(seat);

  countIcons(state, seat, counted, plain);
  for (let kind = 0; kind < KINDS; kind++) {
    all[kind] = counted[kind] + plain[kind];
    out[i++] = counted[kind];
  }
  for (let kind = 0; kind < KINDS; kind++) out[i++] = plain[kind];
  const space = state.space(seat);
  const basic = state.yardSeals(0, seat);
  const elite = state.yardSeals(1, seat);
  const basicOpen = state.edition.yardSpaces[0] - basic - state.yardSeals(0, 1 - seat);
  const eliteOpen = state.edition.yardSpaces[1] - elite - state.yardSeals(1, 1 - seat);
  out[i++] = state.plainCards(seat);
  out[i++] = iconPoints(state, seat, all) - iconPoints(state, seat, counted);
  out[i++] = space;
  out[i++] = basic;
  out[i++] = elite;
  out[i++] = all[FLAG] * (3 - space);
  out[i++] = all[FLAG] * space;
  out[i++] = all[BLUE] * all[WHITE];
  out[i++] = all[KATANA] * basic;
  out[i++] = all[KABUTO] * (basic + 2 * elite);
  out[i++] = all[KATANA] * Math.min(basicOpen, 2);
  out[i++] = all[KABUTO] * Math.min(basicOpen + 2 * eliteOpen, 3);
  out[i++] = pearl * all[FLAG];
  out[i++] = iron * (all[KATANA] + all[KABUTO]);
  i = addAreas(state, seat, out, i);
  out[i++] = openColumns(state, 0);
  out[i++] = openColumns(state, 3);
  out[i++] = basicOpen;
  out[i++] = eliteOpen;
  out[i++] = state.goodsTop(0) >= 0 ? 1 : 0;
  out[i++] = state.goodsTop(1) >= 0 ? 1 : 0;
  if (!isDeciding) {
    out[i++] = 0;
    return turnsLeft(state, seat);
  }
  const asked = asks(state);
  out[i++] = asked === 'start' || asked === 'swap' || asked === 'token' ? 1 : 0;
  if (asked !== 'start' && asked !== 'swap') addPending(state, seat, counted, plain, out, OWN_FIGURES);
  return turnsLeft(state, seat);
}

/** What the cards of the Lantern Areas give, by word and by colour. */
function addAreas(state: DuelState, seat: number, out: Float64Array, at: number): number {
  const { areaColour, areaGains } = state.edition;
  const owned = OWNED + seat;
  const sizes = at + GAINS.length;
  for (let figure = at; figure < sizes + 3; figure++) out[figure] = 0;
  for (let card = 0; card < AREA_COUNT; card++) {
    if (state.areaCard(card) !== owned) continue;
    const gains = areaGains[card];
    out[sizes + areaColour[card]]++;
    // No built-in card has gains of choice; those of other editions count as what they can become.
    const ofChoice = gains.any / 3;
    out[at] += gains.food + ofChoice;
    out[at + 1] += gains.iron + ofChoice;
    out[at + 2] += gains.pearl + ofChoice;
    out[at + 3] += gains.coin + gains.money;
    out[at + 4] += gains.seal;
    out[at + 5] += gains.vp;
  }
  out[sizes + 3] = Math.max(out[sizes], out[sizes + 1], out[sizes + 2]);
  return sizes + 4;
}

function openColumns(state: DuelState, first: number): number {
  let open = 0;
  for (let column = first; column < first + 3; column++) {
    if (state.gardenSeals(column, 0) + state.gardenSeals(column, 1) < 2) open++;
  }
  return open;
}
