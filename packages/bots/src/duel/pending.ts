import type { DuelState } from '@shirasagi/engine';
import {
  AREA_CARDS,
  board,
  INFLUENCE_CARDS,
  type OpenWork,
  OWNED,
  tellOpenWork,
  words,
} from '@shirasagi/engine/duel';
import { BLUE, FLAG, KABUTO, KATANA, KINDS, WHITE } from './icons.js';

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

/** What the functions below work on, set anew for every state. */
let icons: Float64Array = new Float64Array(KINDS);
let plainIcons: Float64Array = new Float64Array(KINDS);
let weights: Float64Array = new Float64Array(0);
let from = 0;
/** The sum so far; in an array, since a number would be a new object each time. */
const total = new Float64Array(1);
/** Grows whenever an action that can be done is added. */
let deeds = 0;

/** Adds so much of a figure. */
function add(figure: number, amount: number): void {
  total[0] += weights[from + figure] * amount;
}

/** The same for an action that can be done. */
function addAction(figure: number, amount: number): void {
  deeds++;
  total[0] += weights[from + figure] * amount;
}

/**
 * The weighted sum of what stands open on the agenda, for the seat that is deciding, whose icons are given; its
 * weights begin at `first`.
 */
export function pendingSum(
  state: DuelState,
  seat: number,
  counted: Float64Array,
  plain: Float64Array,
  by: Float64Array,
  first: number,
): number {
  icons = counted;
  plainIcons = plain;
  weights = by;
  from = first;
  total[0] = 0;
  pending.state = state;
  pending.seat = seat;
  tellOpenWork(state, pending);
  return total[0];
}

/** Weighs what stands open in a turn; one object serves every state. */
class PendingFigures implements OpenWork {
  state!: DuelState;
  seat = 0;

  token(): void {
    add(TOKEN, 1);
  }
  source(source: number): void {
    addSource(this.state, this.seat, source);
  }
  garden(discount: number): void {
    addGarden(this.state, this.seat, discount, 1);
  }
  training(discount: number): void {
    addTraining(this.state, this.seat, discount, 1);
  }
  courtier(discount: number): void {
    addCourtier(this.state, this.seat, discount, 1);
  }
  trade(discount: number): void {
    addTrade(this.state, this.seat, discount, 1);
  }
  lanternCard(activate: boolean): void {
    if (this.state.rowSize > 0) add(activate ? ACTIVATE : LANTERN_CARD, 1);
  }
  buy(free: boolean): void {
    addBuy(this.state, this.seat, free, 1);
  }
  effect(effect: number): void {
    addEffect(this.state, this.seat, effect, 1);
  }
  option(option: number, left: number): void {
    addOption(this.state, this.seat, option, left, 1);
  }
  lantern(): void {
    addLantern(this.state, this.seat, 1);
  }
  anyResource(count: number): void {
    add(ANY, count);
  }
  money(count: number): void {
    add(MONEY, count);
  }
  giveBack(over: number): void {
    add(GIVE_BACK, over);
  }
  payResources(count: number): void {
    add(PAY, count);
  }
  payMix(count: number): void {
    add(MIX, count);
  }
  word(word: number, count: number): void {
    addDeed(this.state, this.seat, word, count, 1);
  }
}

const pending = new PendingFigures();

/** One of the two actions beside the location; what cannot be done is worth a Well benefit (D3.7). */
function addSource(state: DuelState, seat: number, source: number): void {
  const before = deeds;
  if (source >= board.FIRST_DECK_SOURCE) {
    const card = state.deckTop(source - board.FIRST_DECK_SOURCE);
    if (card >= 0 && affordable(state, seat, card)) {
      addAction(CARD, 1);
      const { coins, seals, mix } = state.edition.cost[card];
      add(CARD_COST, coins + seals + mix);
    }
  } else {
    const tile = state.activation(source);
    if (tile === board.GARDEN_TILE) addGarden(state, seat, 0, 1);
    else if (tile === board.TRAINING_TILE) addTraining(state, seat, 0, 1);
    else if (tile === board.COURTIER_TILE) addCourtier(state, seat, 0, 1);
    else if (tile === board.TRADE_TILE) addTrade(state, seat, 0, 1);
    else if (tile === board.LANTERN_TILE) addLantern(state, seat, 1);
    else addImprove(state, seat, board.IMPROVE_ACTION, 1);
  }
  if (deeds === before) add(WELL, 1);
}

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
  if (plant) addAction(PLANT, share);
  else if (stone) addAction(STONE, share);
}

function addTraining(state: DuelState, seat: number, discount: number, share: number): void {
  if (state.clanSeals(seat) === 0) return;
  const iron = state.holding(seat, 1) + discount;
  const { yardSpaces } = state.edition;
  const room = (yard: number): boolean =>
    state.yardSeals(yard, 0) + state.yardSeals(yard, 1) < yardSpaces[yard];
  if (iron >= 2 && room(0)) {
    addAction(BASIC, share);
    add(BASIC_GAIN, share * (icons[KATANA] + icons[KABUTO]));
  }
  if (iron >= 5 && room(1)) {
    addAction(ELITE, share);
    add(ELITE_GAIN, share * 2 * icons[KABUTO]);
  }
}

function addCourtier(state: DuelState, seat: number, discount: number, share: number): void {
  const pearl = state.holding(seat, 2) + discount;
  const room = 3 - state.space(seat);
  if (pearl < 2 || room < 1) return;
  const far = pearl >= 5 && room >= 2;
  addAction(CLIMB, share);
  if (far) add(FAR_CLIMB, share);
  add(CLIMB_GAIN, share * icons[FLAG] * (far ? 2 : 1));
}

function addTrade(state: DuelState, seat: number, discount: number, share: number): void {
  const means = state.resources(seat) + discount;
  if (means >= 1 && someCard(state, seat)) addAction(TRADE_CARD, share);
  if (means >= 2 && state.goodsTop(0) >= 0) addAction(TRADE_CARD + 1, share);
  if (means >= 5 && state.goodsTop(1) >= 0) addAction(TRADE_CARD + 2, share);
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
    if (state.deckTop(0) >= 0 || state.deckTop(1) >= 0 || state.deckTop(2) >= 0) add(FREE, share);
  } else if (someCard(state, seat)) add(BUY, share);
}

const areaSize = new Int32Array(3);

function addLantern(state: DuelState, seat: number, share: number): void {
  const { areaColour } = state.edition;
  areaSize.fill(0);
  for (let card = 0; card < AREA_CARDS.length; card++) {
    if (state.areaCard(card) === OWNED + seat) areaSize[areaColour[card]]++;
  }
  addAction(LANTERN, share);
  add(LANTERN_BEST, share * Math.max(areaSize[0], areaSize[1], areaSize[2]));
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
  for (let card = 0; card < INFLUENCE_CARDS.length; card++) {
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
  addAction(FLIPS, share * flips);
  add(FLIP_GAIN, share * (flips > 1 ? best + second : best));
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
    add(0, share * gains.food);
    add(1, share * gains.iron);
    add(2, share * gains.pearl);
    add(3, share * gains.coin);
    add(4, share * gains.seal);
    add(5, share * gains.vp);
    add(6, share * gains.change);
    add(ANY, share * gains.any);
    add(MONEY, share * gains.money);
  }
  for (let i = 0; i < deeds.length; i++) {
    if ((left >> (i + 1)) & 1) addDeed(state, seat, deeds[i], counts[i], share);
  }
}

function addDeed(state: DuelState, seat: number, deed: number, count: number, share: number): void {
  switch (deed) {
    case words.LANTERN_CARD:
      add(LANTERN_CARD, share);
      break;
    case words.LANTERN_CARD_ACTIVATE:
      add(ACTIVATE, share);
      break;
    case words.LANTERN_CORAL:
    case words.LANTERN_BLACK:
    case words.LANTERN_WHITE:
    case words.LANTERN_ANY:
      addLantern(state, seat, share);
      break;
    case words.IMPROVE:
      addImprove(state, seat, count, share);
      break;
    case words.WELL:
      add(WELL, share * count);
      break;
    case words.BUY_CARD:
    case words.FREE_CARD:
      addBuy(state, seat, deed === words.FREE_CARD, share);
      break;
    case words.GARDEN_1:
      addGarden(state, seat, 1, share);
      break;
    case words.TRAINING_1:
      addTraining(state, seat, 1, share);
      break;
    case words.COURTIER_1:
      addCourtier(state, seat, 1, share);
      break;
    case words.TRADE_1:
      addTrade(state, seat, 1, share);
      break;
    default:
      // A word without a figure of its own is worth about a resource.
      add(ANY, share * count);
  }
}
