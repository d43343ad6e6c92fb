import { asks, type DuelState } from '@shirasagi/engine';
import { board, isDrafting } from '@shirasagi/engine/duel';
import {
  CHANGE,
  CLAN_SEALS,
  COIN,
  GARDEN_SEALS,
  GOODS_TOP,
  HOLDING,
  PLAIN,
  SEAL,
  SEAT,
  SEAT_SIZE,
  SPACE,
  YARD_SEALS,
} from './bytes.js';
import { BLUE, FLAG, iconPoints, KABUTO, KATANA, KINDS, leftovers, WHITE } from './icons.js';
import { AREA_FIGURES, AREA_GAINS, OWNED_BY, ownedBy } from './owned.js';
import { addPending, PENDING } from './pending.js';

const { TURNS_A_ROUND } = board;
/** Rows of weights: 0 to 12 turns left. */
export const ROWS = TURNS_A_ROUND + 1;

const ICONS = ['Flags', 'Katanas', 'Kabutos', 'Blue', 'White'];

const OWN = [
  ...['one', 'food', 'iron', 'pearl', 'food2', 'food5', 'iron2', 'iron5', 'pearl2', 'pearl5', 'full'],
  ...['coins', 'seals', 'money3', 'money8', 'change', 'clanSeals'],
  ...ICONS.map((name) => `counted${name}`),
  ...ICONS.map((name) => `plain${name}`),
  ...['plainCards', 'flipAll', 'space', 'basic', 'elite', 'flagsAbove', 'flagsSpace', 'cranes'],
  ...['katanaBasic', 'kabutoYards', 'katanaRoom', 'kabutoRoom', 'pearlFlags', 'ironArms'],
  ...AREA_GAINS.map((name) => `area_${name}`),
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

/** Points of a seat if the game ended now. */
export function points(state: DuelState, seat: number): number {
  ownedBy(state, seat);
  return pointsCounted(state, seat);
}

/** The same right after `features` of that seat, which has counted its icons. */
export function pointsCounted(state: DuelState, seat: number): number {
  return state.vp(seat) + leftovers(state, seat) + iconPoints(state, seat, OWNED_BY[seat].counted);
}

/** Writes all figures of a seat and returns how many turns it has left. */
export function features(state: DuelState, seat: number, out: Float64Array): number {
  const isDeciding = state.active === seat;
  // A loop, for what `fill` has written can be read again only after a wait.
  if (isDeciding) for (let f = OWN_FIGURES; f < ALL_FIGURES; f++) out[f] = 0;
  const { bytes, edition } = state;
  const own = SEAT + seat * SEAT_SIZE;
  const food = bytes[own + HOLDING];
  const iron = bytes[own + HOLDING + 1];
  const pearl = bytes[own + HOLDING + 2];
  const coins = bytes[own + COIN];
  const seals = bytes[own + SEAL];
  const money = coins + seals;
  out[0] = 1;
  out[1] = food;
  out[2] = iron;
  out[3] = pearl;
  out[4] = food >= 2 ? 1 : 0;
  out[5] = food >= 5 ? 1 : 0;
  out[6] = iron >= 2 ? 1 : 0;
  out[7] = iron >= 5 ? 1 : 0;
  out[8] = pearl >= 2 ? 1 : 0;
  out[9] = pearl >= 5 ? 1 : 0;
  out[10] = (food === 7 ? 1 : 0) + (iron === 7 ? 1 : 0) + (pearl === 7 ? 1 : 0);
  out[11] = coins;
  out[12] = seals;
  out[13] = Math.min(money, 3);
  out[14] = Math.max(0, money - 8);
  out[15] = bytes[own + CHANGE];
  out[16] = bytes[own + CLAN_SEALS];

  const { counted, plain, areas } = ownedBy(state, seat);
  for (let kind = 0; kind < KINDS; kind++) {
    out[17 + kind] = counted[kind];
    out[17 + KINDS + kind] = plain[kind];
  }
  const space = bytes[own + SPACE];
  const basic = bytes[YARD_SEALS + seat];
  const elite = bytes[YARD_SEALS + 2 + seat];
  const basicOpen = edition.yardSpaces[0] - basic - bytes[YARD_SEALS + 1 - seat];
  const eliteOpen = edition.yardSpaces[1] - elite - bytes[YARD_SEALS + 3 - seat];
  const flags = counted[FLAG] + plain[FLAG];
  const katanas = counted[KATANA] + plain[KATANA];
  const kabutos = counted[KABUTO] + plain[KABUTO];
  const kabutoWorth = basic + 2 * elite;
  const cranes = (counted[BLUE] + plain[BLUE]) * (counted[WHITE] + plain[WHITE]);
  let i = 17 + 2 * KINDS;
  out[i++] = bytes[own + PLAIN];
  out[i++] =
    plain[FLAG] * space +
    plain[KATANA] * basic +
    plain[KABUTO] * kabutoWorth +
    cranes -
    counted[BLUE] * counted[WHITE];
  out[i++] = space;
  out[i++] = basic;
  out[i++] = elite;
  out[i++] = flags * (3 - space);
  out[i++] = flags * space;
  out[i++] = cranes;
  out[i++] = katanas * basic;
  out[i++] = kabutos * kabutoWorth;
  out[i++] = katanas * Math.min(basicOpen, 2);
  out[i++] = kabutos * Math.min(basicOpen + 2 * eliteOpen, 3);
  out[i++] = pearl * flags;
  out[i++] = iron * (katanas + kabutos);
  for (let figure = 0; figure < AREA_FIGURES; figure++) out[i + figure] = areas[figure];
  i += AREA_FIGURES;
  out[i++] = openColumns(bytes, 0);
  out[i++] = openColumns(bytes, 3);
  out[i++] = basicOpen;
  out[i++] = eliteOpen;
  // A stack holds 0 when nothing is left of it.
  out[i++] = bytes[GOODS_TOP] > 0 ? 1 : 0;
  out[i++] = bytes[GOODS_TOP + 1] > 0 ? 1 : 0;
  if (!isDeciding) {
    out[i++] = 0;
    return turnsLeft(state, seat);
  }
  const asked = asks(state);
  out[i++] = asked === 'start' || asked === 'swap' || asked === 'token' ? 1 : 0;
  if (asked !== 'start' && asked !== 'swap') addPending(state, seat, counted, plain, out, OWN_FIGURES);
  return turnsLeft(state, seat);
}

function openColumns(bytes: DuelState['bytes'], first: number): number {
  let open = 0;
  for (let column = first; column < first + 3; column++) {
    const at = GARDEN_SEALS + 2 * column;
    if (bytes[at] + bytes[at + 1] < 2) open++;
  }
  return open;
}
