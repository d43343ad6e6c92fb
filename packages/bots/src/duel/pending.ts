import type { DuelState } from '@shirasagi/engine';
import { frameArgument } from '../agenda.js';
import { BLUE, FLAG, KABUTO, KATANA, KINDS, WHITE } from './icons.js';
import * as frame from './words.js';
import { AREA_CARDS, CARDS, DEED, FIRST_DECK, OWNED, TILE } from './words.js';

/** Names of the figures for what still stands open in a seat's turn. */
export const PENDING = [
  ...['food', 'iron', 'pearl', 'coin', 'seal', 'vp', 'change', 'any', 'money'],
  ...['stone', 'plant', 'basic', 'elite', 'basicGain', 'eliteGain', 'climb', 'farClimb', 'climbGain'],
  ...['tradeCard', 'common', 'luxury', 'lantern', 'lanternBest', 'flips', 'flipGain', 'well', 'lanternCard'],
  ...['activate', 'buy', 'free', 'card', 'cardCost', 'pay', 'mix', 'giveBack', 'token'],
].map((name) => `open.${name}`);

const ANY = 7;
const MONEY = 8;
const STONE = 9;
const PLANT = 10;
const BASIC = 11;
const ELITE = 12;
const BASIC_GAIN = 13;
const ELITE_GAIN = 14;
const CLIMB = 15;
const FAR_CLIMB = 16;
const CLIMB_GAIN = 17;
const TRADE_CARD = 18;
const LANTERN = 21;
const LANTERN_BEST = 22;
const FLIPS = 23;
const FLIP_GAIN = 24;
const WELL = 25;
const LANTERN_CARD = 26;
const ACTIVATE = 27;
const BUY = 28;
const FREE = 29;
const CARD = 30;
const CARD_COST = 31;
const PAY = 32;
const MIX = 33;
const GIVE_BACK = 34;
const TOKEN = 35;

/** What the functions below work on: set anew for every state, so that none of them needs six arguments. */
let icons: Float64Array = new Float64Array(KINDS);
let plainIcons: Float64Array = new Float64Array(KINDS);
let out: Float64Array = new Float64Array(0);
let at = 0;

/** Adds what stands open on the agenda to the figures from `first` on, for the seat that is deciding. */
export function addPending(
  state: DuelState,
  seat: number,
  counted: Float64Array,
  plain: Float64Array,
  figures: Float64Array,
  first: number,
): void {
  icons = counted;
  plainIcons = plain;
  out = figures;
  at = first;
  for (let i = state.depth - 1; i >= 0; i--) addFrame(state, seat, i);
}

function addFrame(state: DuelState, seat: number, i: number): void {
  const a = frameArgument(state, i, 1);
  const b = frameArgument(state, i, 2);
  switch (state.frameKind(i)) {
    case frame.TOKEN:
      out[at + TOKEN] += 1;
      break;
    case frame.ACTIONS: {
      const location = frameArgument(state, i, 3);
      if (a === 1) addSource(state, seat, state.edition.leftSource[location]);
      if (b === 1) addSource(state, seat, state.edition.rightSource[location]);
      break;
    }
    case frame.GARDEN:
      addGarden(state, seat, a, 1);
      break;
    case frame.TRAINING:
      addTraining(state, seat, a, 1);
      break;
    case frame.COURTIER:
      addCourtier(state, seat, a, 1);
      break;
    case frame.TRADE:
      addTrade(state, seat, a, 1);
      break;
    case frame.IMPROVE:
      addImprove(state, seat, a, 1);
      break;
    case frame.WELL:
      out[at + WELL] += a;
      break;
    case frame.LANTERN_CARD:
      if (state.rowSize > 0) out[at + (a === 1 ? ACTIVATE : LANTERN_CARD)] += 1;
      break;
    case frame.BUY:
      addBuy(state, seat, a === 1, 1);
      break;
    case frame.PRICE:
      addEffect(state, seat, a, 1);
      break;
    case frame.LANTERN:
      addLantern(state, seat, 1);
      break;
    case frame.ANY:
      out[at + ANY] += a;
      break;
    case frame.MONEY:
      out[at + MONEY] += a;
      break;
    case frame.GIVE_BACK:
      out[at + GIVE_BACK] += state.coins(seat) + state.seals(seat) - 10;
      break;
    case frame.REWARD:
      addEffect(state, seat, a, 1);
      break;
    case frame.PARTS:
      addOption(state, seat, a, b, 1);
      break;
    case frame.PAY:
      out[at + PAY] += a;
      break;
    case frame.MIX:
      out[at + MIX] += a;
      break;
  }
}

/** One of the two actions beside the location; what cannot be done is worth a Well benefit (D3.7). */
function addSource(state: DuelState, seat: number, source: number): void {
  const before = openSum();
  if (source >= FIRST_DECK) {
    const card = state.deckTop(source - FIRST_DECK);
    if (card >= 0 && affordable(state, seat, card)) {
      out[at + CARD] += 1;
      const { coins, seals, mix } = state.edition.cost[card];
      out[at + CARD_COST] += coins + seals + mix;
    }
  } else {
    const tile = state.activation(source);
    if (tile === TILE.garden) addGarden(state, seat, 0, 1);
    else if (tile === TILE.training) addTraining(state, seat, 0, 1);
    else if (tile === TILE.courtier) addCourtier(state, seat, 0, 1);
    else if (tile === TILE.trade) addTrade(state, seat, 0, 1);
    else if (tile === TILE.lantern) addLantern(state, seat, 1);
    else addImprove(state, seat, 2, 1);
  }
  if (openSum() === before) out[at + WELL] += 1;
}

/** Changes whenever an action that can be done is added. */
const openSum = (): number =>
  out[at + STONE] +
  out[at + PLANT] +
  out[at + BASIC] +
  out[at + ELITE] +
  out[at + CLIMB] +
  out[at + TRADE_CARD] +
  out[at + TRADE_CARD + 1] +
  out[at + TRADE_CARD + 2] +
  out[at + LANTERN] +
  out[at + FLIPS] +
  out[at + CARD];

function affordable(state: DuelState, seat: number, card: number): boolean {
  const { coins, seals, mix } = state.edition.cost[card];
  const haveCoins = state.coins(seat);
  const haveSeals = state.seals(seat);
  return coins <= haveCoins && seals <= haveSeals && coins + seals + mix <= haveCoins + haveSeals;
}

function addGarden(state: DuelState, seat: number, discount: number, share: number): void {
  if (state.clanSeals(seat) === 0) return;
  const food = state.holding(seat, 0) + discount;
  let stone = false;
  let plant = false;
  for (let column = 0; column < 6; column++) {
    if (state.gardenSeals(column, 0) + state.gardenSeals(column, 1) >= 2) continue;
    if (column < 3) stone ||= food >= 2;
    else plant ||= food >= 5;
  }
  if (plant) out[at + PLANT] += share;
  else if (stone) out[at + STONE] += share;
}

function addTraining(state: DuelState, seat: number, discount: number, share: number): void {
  if (state.clanSeals(seat) === 0) return;
  const iron = state.holding(seat, 1) + discount;
  const { yardSpaces } = state.edition;
  const room = (yard: number): boolean =>
    state.yardSeals(yard, 0) + state.yardSeals(yard, 1) < yardSpaces[yard];
  if (iron >= 2 && room(0)) {
    out[at + BASIC] += share;
    out[at + BASIC_GAIN] += share * (icons[KATANA] + icons[KABUTO]);
  }
  if (iron >= 5 && room(1)) {
    out[at + ELITE] += share;
    out[at + ELITE_GAIN] += share * 2 * icons[KABUTO];
  }
}

function addCourtier(state: DuelState, seat: number, discount: number, share: number): void {
  const pearl = state.holding(seat, 2) + discount;
  const room = 3 - state.space(seat);
  if (pearl < 2 || room < 1) return;
  const far = pearl >= 5 && room >= 2;
  out[at + CLIMB] += share;
  if (far) out[at + FAR_CLIMB] += share;
  out[at + CLIMB_GAIN] += share * icons[FLAG] * (far ? 2 : 1);
}

function addTrade(state: DuelState, seat: number, discount: number, share: number): void {
  const means = state.resources(seat) + discount;
  if (means >= 1 && someCard(state, seat)) out[at + TRADE_CARD] += share;
  if (means >= 2 && state.goodsTop(0) >= 0) out[at + TRADE_CARD + 1] += share;
  if (means >= 5 && state.goodsTop(1) >= 0) out[at + TRADE_CARD + 2] += share;
}

function someCard(state: DuelState, seat: number): boolean {
  for (let deck = 0; deck < 3; deck++) {
    const card = state.deckTop(deck);
    if (card >= 0 && affordable(state, seat, card)) return true;
  }
  return false;
}

function addBuy(state: DuelState, seat: number, free: boolean, share: number): void {
  if (free) {
    if (state.deckTop(0) >= 0 || state.deckTop(1) >= 0 || state.deckTop(2) >= 0) out[at + FREE] += share;
  } else if (someCard(state, seat)) out[at + BUY] += share;
}

const areaSize = new Int32Array(3);

function addLantern(state: DuelState, seat: number, share: number): void {
  const { areaColour } = state.edition;
  areaSize.fill(0);
  for (let card = 0; card < AREA_CARDS; card++) {
    if (state.areaCard(card) === OWNED + seat) areaSize[areaColour[card]]++;
  }
  out[at + LANTERN] += share;
  out[at + LANTERN_BEST] += share * Math.max(areaSize[0], areaSize[1], areaSize[2]);
}

/** Cards that could be flipped, and what the best ones among them would add. */
function addImprove(state: DuelState, seat: number, count: number, share: number): void {
  const flips = Math.min(count, state.plainCards(seat));
  if (flips === 0) return;
  const { cardIcons } = state.edition;
  const basic = state.yardSeals(0, seat);
  const kabuto = basic + 2 * state.yardSeals(1, seat);
  const space = state.space(seat);
  let best = 0;
  let second = 0;
  for (let card = 0; card < CARDS; card++) {
    if (state.card(card) !== OWNED + seat) continue;
    const i = card * KINDS;
    const gain =
      cardIcons[i + FLAG] * space +
      cardIcons[i + KATANA] * basic +
      cardIcons[i + KABUTO] * kabuto +
      cardIcons[i + BLUE] * (icons[WHITE] + plainIcons[WHITE] / 2) +
      cardIcons[i + WHITE] * (icons[BLUE] + plainIcons[BLUE] / 2);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  out[at + FLIPS] += share * flips;
  out[at + FLIP_GAIN] += share * (flips > 1 ? best + second : best);
}

/** An effect's options; of two that are offered each counts for half. */
function addEffect(state: DuelState, seat: number, effect: number, share: number): void {
  const { effects, firstOption } = state.edition;
  const { options } = effects[effect];
  for (let i = 0; i < options.length; i++) {
    addOption(state, seat, firstOption[effect] + i, ~0, share / options.length);
  }
}

/** The parts of an option that are left: bit 0 is the gains, the others the deeds. */
function addOption(state: DuelState, seat: number, number: number, left: number, share: number): void {
  const { gains, deeds, counts } = state.edition.options[number];
  if (left & 1) {
    out[at] += share * gains.food;
    out[at + 1] += share * gains.iron;
    out[at + 2] += share * gains.pearl;
    out[at + 3] += share * gains.coin;
    out[at + 4] += share * gains.seal;
    out[at + 5] += share * gains.vp;
    out[at + 6] += share * gains.change;
    out[at + ANY] += share * gains.any;
    out[at + MONEY] += share * gains.money;
  }
  for (let i = 0; i < deeds.length; i++) {
    if ((left >> (i + 1)) & 1) addDeed(state, seat, deeds[i], counts[i], share);
  }
}

function addDeed(state: DuelState, seat: number, deed: number, count: number, share: number): void {
  if (deed === DEED.lanternCard) out[at + LANTERN_CARD] += share;
  else if (deed === DEED.lanternCardActivate) out[at + ACTIVATE] += share;
  else if (deed <= DEED.lanternAny) addLantern(state, seat, share);
  else if (deed === DEED.improve) addImprove(state, seat, count, share);
  else if (deed === DEED.well) out[at + WELL] += share * count;
  else if (deed <= DEED.freeCard) addBuy(state, seat, deed === DEED.freeCard, share);
  else if (deed === DEED.garden) addGarden(state, seat, 1, share);
  else if (deed === DEED.training) addTraining(state, seat, 1, share);
  else if (deed === DEED.courtier) addCourtier(state, seat, 1, share);
  else addTrade(state, seat, 1, share);
}
