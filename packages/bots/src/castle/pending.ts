import type { CastleState } from '@shirasagi/engine';
import {
  board,
  NO_EFFECT,
  type OpenWork,
  TILES_PER_COLOUR,
  tellOpenWork,
  words,
} from '@shirasagi/engine/castle';

const { CLIMB_PEARL, GATE_COINS, PLACE_IS_BLUE } = board;

/** Names of the figures for what still stands open in a seat's turn. */
export const PENDING = [
  ...['food', 'iron', 'pearl', 'coin', 'seal', 'vp', 'time', 'any'],
  ...['gate', 'climb', 'farClimb', 'gardener', 'gardenPoints', 'yard1', 'yard3', 'yard5', 'warriorProduct'],
  ...['domain', 'light', 'tile', 'favour', 'die', 'dieValue', 'payCoins', 'paySeals'],
].map((name) => `open.${name}`);

// Places of the figures above; the first eight are the words of plain gains.
const GATE = 8;
const CLIMB = 9;
const FAR_CLIMB = 10;
const GARDENER = 11;
const GARDEN_POINTS = 12;
const YARD1 = 13;
const YARD3 = 14;
const YARD5 = 15;
const PRODUCT = 16;
const DOMAIN = 17;
const LIGHT = 18;
const TILE = 19;
const FAVOUR = 20;
const DIE = 21;
const DIE_VALUE = 22;
const PAY_COINS = 23;
const PAY_SEALS = 24;

/** What the functions below add to, set anew for every state; in an array, since a number would be a new object. */
const total = new Float64Array(1);
let weights: Float64Array = new Float64Array(0);
let from = 0;

/** Adds so much of a figure. */
function add(figure: number, amount: number): void {
  total[0] += weights[from + figure] * amount;
}

/** Weighs what stands open in a turn; one object serves every state. */
class PendingFigures implements OpenWork {
  state!: CastleState;
  seat = 0;

  die(value: number, lantern: boolean): void {
    add(DIE, 1);
    add(DIE_VALUE, value);
    if (lantern) addLantern(this.state, this.seat);
  }
  blocks(card: number, left: number): void {
    const { roomBlock } = this.state.edition;
    for (let place = 0; place < 3; place++)
      if ((left >> place) & 1) this.effect(roomBlock[card * 3 + place], 0);
  }
  domainBlock(row: number): void {
    this.effect(this.state.edition.domainBlock[this.state.domainCard(this.seat) * 3 + row], 0);
  }
  workers(workers: number): void {
    addWorkers(this.state, this.seat, workers);
  }
  courtier(used: number): void {
    addCourtier(this.state, this.seat, used, 1);
  }
  yardTiles(left: number): void {
    const { yardBlue, yardYellow } = this.state.edition;
    for (let place = 0; place < PLACE_IS_BLUE.length; place++) {
      if (((left >> place) & 1) === 0) continue;
      const tile = this.state.yardTile(place);
      this.effect(PLACE_IS_BLUE[place] ? yardBlue[tile] : yardYellow[tile], 0);
    }
  }
  effect(effect: number, done: number): void {
    addEffect(this.state, this.seat, effect, done);
  }
  gardens(left: number): void {
    const { gardenEffect } = this.state.edition;
    for (let garden = 0; garden < 6; garden++)
      if ((left >> garden) & 1) this.effect(gardenEffect[this.state.gardenCard(garden)], 0);
  }
  favour(): void {
    add(FAVOUR, 1);
  }
  word(word: number, count: number): void {
    addWord(this.state, this.seat, word, count);
  }
}

const pending = new PendingFigures();

/** The weighted sum of what stands open in the turn, for the seat that is deciding; its weights begin at `first`. */
export function pendingSum(state: CastleState, seat: number, by: Float64Array, first: number): number {
  total[0] = 0;
  weights = by;
  from = first;
  pending.state = state;
  pending.seat = seat;
  tellOpenWork(state, pending);
  return total[0];
}

/** Adds an effect's open parts; one whose price is out of reach adds nothing. */
function addEffect(state: CastleState, seat: number, effect: number, done: number): void {
  if (effect === NO_EFFECT) return;
  const e = state.edition.effects[effect];
  if (done === 0 && e.payCoins + e.paySeals > 0) {
    if (e.payCoins > state.coins(seat) || e.paySeals > state.seals(seat)) return;
    add(PAY_COINS, e.payCoins);
    add(PAY_SEALS, e.paySeals);
  }
  for (let i = 0; i < e.words.length; i++) {
    if (((done >> i) & 1) === 0) addWord(state, seat, e.words[i], e.counts[i]);
  }
}

function addWord(state: CastleState, seat: number, word: number, count: number): void {
  switch (word) {
    case words.FOOD:
    case words.IRON:
    case words.PEARL:
    case words.COIN:
    case words.SEAL:
    case words.VP:
    case words.TIME:
    case words.ANY:
      add(word, count);
      break;
    case words.LANTERN:
      addLantern(state, seat);
      break;
    case words.WELL_ACTION: {
      const well = state.edition.wellGain[state.wellTile(0) * TILES_PER_COLOUR + state.wellTile(1)];
      addEffect(state, seat, well, 0);
      break;
    }
    case words.COURTIER_ACTION:
      addCourtier(state, seat, 0, 1);
      break;
    case words.GARDENER_ACTION:
      addGardener(state, seat, 1);
      break;
    case words.WARRIOR_ACTION:
      addWarrior(state, seat, 1);
      break;
    case words.WORKER_ACTION:
      addWorkers(state, seat, 7);
      break;
    case words.DOMAIN:
      add(DOMAIN, 1);
      break;
    case words.LIGHT:
      add(LIGHT, 1);
      break;
    case words.TILE_CORAL:
    case words.TILE_BLACK:
    case words.TILE_WHITE:
    case words.TILE_ANY:
      add(TILE, 1);
      break;
    case words.DECREE_COIN:
    case words.DECREE_SEAL:
    case words.DECREE_VP:
      break;
    default:
      // A word without a figure of its own is worth about a resource.
      add(words.ANY, count);
  }
}

function addLantern(state: CastleState, seat: number): void {
  for (let icon = 0; icon < words.LANTERN_ICONS; icon++) add(icon, state.lantern(seat, icon));
}

/** One worker action of several: each that is open counts for its share. */
function addWorkers(state: CastleState, seat: number, workers: number): void {
  const share = workers === 7 ? 1 / 3 : 1 / 2;
  if (workers & 1) addCourtier(state, seat, 0, share);
  if (workers & 2) addGardener(state, seat, share);
  if (workers & 4) addWarrior(state, seat, share);
}

function addCourtier(state: CastleState, seat: number, used: number, share: number): void {
  const gate = (used & 1) === 0 && state.home(seat, 0) > 0 && state.coins(seat) >= GATE_COINS;
  if (gate) add(GATE, share);
  if ((used & 2) !== 0) return;
  const pearl = state.holding(seat, 2);
  const below = state.court(seat, 0) + state.court(seat, 1) + state.court(seat, 2) > 0 || gate;
  if (!below || pearl < CLIMB_PEARL[1]) return;
  add(CLIMB, share);
  if (pearl >= CLIMB_PEARL[2]) add(FAR_CLIMB, share);
}

function addGardener(state: CastleState, seat: number, share: number): void {
  if (state.home(seat, 1) === 0) return;
  const food = state.holding(seat, 0);
  const { gardenFood, gardenPoints } = state.edition;
  let best = -1;
  for (let garden = 0; garden < 6; garden++) {
    const card = state.gardenCard(garden);
    if (gardenFood[card] > food || (state.gardenClans(garden) >> seat) & 1) continue;
    if (gardenPoints[card] > best) best = gardenPoints[card];
  }
  if (best < 0) return;
  add(GARDENER, share);
  add(GARDEN_POINTS, share * best);
}

function addWarrior(state: CastleState, seat: number, share: number): void {
  const iron = state.holding(seat, 1);
  if (state.home(seat, 2) === 0 || iron === 0) return;
  add(iron >= 5 ? YARD5 : iron >= 3 ? YARD3 : YARD1, share);
  const inside = state.court(seat, 1) + state.court(seat, 2) + state.court(seat, 3);
  add(PRODUCT, share * inside * (iron >= 5 ? 2 : 1));
}
