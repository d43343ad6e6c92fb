import { asks, type DuelState } from '@shirasagi/engine';
import { board, isDrafting } from '@shirasagi/engine/duel';
import { type FigureOf, figuresAmong, unitWeights, writeFigures } from '../figures.js';
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
import { BLUE, FLAG, iconPoints, KABUTO, KATANA, leftovers, WHITE } from './icons.js';
import { AREA_GAINS, ownedBy } from './owned.js';
import { PENDING, pendingSum } from './pending.js';

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
/** Where the figures of what stands open begin. */
export const OWN_FIGURES = OWN.length;
/** Places of figures that are weighed one by one. */
export const AT = {
  coins: OWN.indexOf('coins'),
  seals: OWN.indexOf('seals'),
  change: OWN.indexOf('change'),
  clanSeals: OWN.indexOf('clanSeals'),
  counted: OWN.indexOf('countedFlags'),
  plain: OWN.indexOf('plainFlags'),
  plainCards: OWN.indexOf('plainCards'),
  areas: OWN.indexOf(`area_${AREA_GAINS[0]}`),
  stonesOpen: OWN.indexOf('stonesOpen'),
  next: OWN.indexOf('next'),
};

const figure = figuresAmong(OWN);
const isFull = figure('full', (count) => (count === 7 ? 1 : 0));
const ofResource = (name: string): readonly FigureOf[] => [
  figure(name),
  figure(`${name}2`, (count) => (count >= 2 ? 1 : 0)),
  figure(`${name}5`, (count) => (count >= 5 ? 1 : 0)),
  isFull,
];
/** Figures of food, iron and pearl. */
export const OF_RESOURCES = [ofResource('food'), ofResource('iron'), ofResource('pearl')];
/** Figures of coins and seals together. */
export const OF_MONEY: readonly FigureOf[] = [
  figure('money3', (money) => Math.min(money, 3)),
  figure('money8', (money) => Math.max(0, money - 8)),
];
const UNITS = unitWeights(PENDING.length);

/** Turns a seat has not begun yet. */
export function turnsLeft(state: DuelState, seat: number): number {
  const turn = state.turn;
  if (turn >= 2 * TURNS_A_ROUND) return 0;
  const done = turn % TURNS_A_ROUND;
  // Turns of the round alternate from the seat that holds the starting marker.
  const own = ((seat - state.starting) & 1) === (done & 1) ? TURNS_A_ROUND - done + 1 : TURNS_A_ROUND - done;
  const later = turn < TURNS_A_ROUND ? TURNS_A_ROUND / 2 : 0;
  return later + (own >> 1) - (hasBegun(state, seat) ? 1 : 0);
}

/** Whether a seat is in the middle of a turn. */
const hasBegun = (state: DuelState, seat: number): boolean =>
  state.toMove === seat && !isTurnToBegin(state) && !isDrafting(state);

/**
 * Turns of both seats that are still to be played when a seat comes to its turn, that one included; none once the last
 * one has begun.
 */
export function turnsToPlay(state: DuelState, seat: number): number {
  const left = 2 * TURNS_A_ROUND - state.turn;
  if (left <= 0 || (left === 1 && hasBegun(state, state.toMove))) return 0;
  const isNext = ((seat - state.starting) & 1) === ((state.turn % TURNS_A_ROUND) & 1);
  return isNext ? left : left - 1;
}

/** Points of a seat if the game ended now. */
export function points(state: DuelState, seat: number): number {
  return state.vp(seat) + leftovers(state, seat) + iconPoints(state, seat, ownedBy(state, seat).counted);
}

/** Whether a turn stands at the choices it begins with. */
export function isTurnToBegin(state: DuelState): boolean {
  const asked = asks(state);
  return asked === 'start' || asked === 'swap' || asked === 'token';
}

/** Whether what stands open says something: at the very first choices of a turn it does not. */
export function isWorkOpen(state: DuelState): boolean {
  const asked = asks(state);
  return asked !== 'start' && asked !== 'swap';
}

/** Writes all figures of a seat and returns how many turns it has left. */
export function features(state: DuelState, seat: number, out: Float64Array): number {
  const { bytes, edition } = state;
  const own = SEAT + seat * SEAT_SIZE;
  out.fill(0);
  out[0] = 1;
  for (let resource = 0; resource < 3; resource++)
    writeFigures(OF_RESOURCES[resource], bytes[own + HOLDING + resource], out);
  const iron = bytes[own + HOLDING + 1];
  const pearl = bytes[own + HOLDING + 2];
  const coins = bytes[own + COIN];
  const seals = bytes[own + SEAL];
  out[AT.coins] = coins;
  out[AT.seals] = seals;
  writeFigures(OF_MONEY, coins + seals, out);
  out[AT.change] = bytes[own + CHANGE];
  out[AT.clanSeals] = bytes[own + CLAN_SEALS];

  const { counted, plain, areas } = ownedBy(state, seat);
  out.set(counted, AT.counted);
  out.set(plain, AT.plain);
  out.set(areas, AT.areas);
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
  const flipAll =
    plain[FLAG] * space +
    plain[KATANA] * basic +
    plain[KABUTO] * kabutoWorth +
    cranes -
    counted[BLUE] * counted[WHITE];
  const ofYardsAndIcons = [
    ...[bytes[own + PLAIN], flipAll, space, basic, elite, flags * (3 - space), flags * space, cranes],
    ...[katanas * basic, kabutos * kabutoWorth],
    ...[katanas * Math.min(basicOpen, 2), kabutos * Math.min(basicOpen + 2 * eliteOpen, 3)],
    ...[pearl * flags, iron * (katanas + kabutos)],
  ];
  out.set(ofYardsAndIcons, AT.plainCards);
  // A stack of goods holds 0 when nothing is left of it.
  const isOpen = [bytes[GOODS_TOP] > 0 ? 1 : 0, bytes[GOODS_TOP + 1] > 0 ? 1 : 0];
  out.set([openColumns(bytes, 0), openColumns(bytes, 3), basicOpen, eliteOpen, ...isOpen], AT.stonesOpen);
  if (state.active === seat) {
    out[AT.next] = isTurnToBegin(state) ? 1 : 0;
    if (isWorkOpen(state))
      for (let f = 0; f < PENDING.length; f++)
        out[OWN_FIGURES + f] = pendingSum(state, seat, counted, plain, UNITS[f], 0);
  }
  return turnsLeft(state, seat);
}

/** Columns of three gardens that still have room, from `first` on. */
export function openColumns(bytes: DuelState['bytes'], first: number): number {
  let open = 0;
  for (let column = first; column < first + 3; column++) {
    const at = GARDEN_SEALS + 2 * column;
    if (bytes[at] + bytes[at + 1] < 2) open++;
  }
  return open;
}
