import type { CastleState } from '@shirasagi/engine';
import { frameArgument } from '../agenda.js';
import * as frame from './words.js';
import { NO_EFFECT, TILE_REWARDS, WORD } from './words.js';

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

const YARD_IS_BLUE = [true, false, true, false];

/** Adds what stands open on the agenda to the figures from `at` on, for the seat that is deciding. */
export function addPending(state: CastleState, seat: number, out: Float64Array, at: number): void {
  for (let i = state.depth - 1; i >= 0; i--) addFrame(state, seat, i, out, at);
}

function addFrame(state: CastleState, seat: number, i: number, out: Float64Array, at: number): void {
  const { edition } = state;
  const a = frameArgument(state, i, 1);
  switch (state.frameKind(i)) {
    case frame.PLACE:
      out[at + DIE] += 1;
      out[at + DIE_VALUE] += a & 7;
      if (frameArgument(state, i, 2) === 1) addLantern(state, seat, out, at);
      break;
    case frame.BLOCKS: {
      const card = frameArgument(state, i, 2) - 1;
      const blocks = frameArgument(state, i, 3);
      for (let place = 0; place < 3; place++)
        if ((blocks >> place) & 1) addEffect(state, seat, edition.roomBlock[card * 3 + place], 0, out, at);
      break;
    }
    case frame.DOMAIN_BLOCK:
      addEffect(state, seat, edition.domainBlock[state.domainCard(seat) * 3 + a], 0, out, at);
      break;
    case frame.WORKER:
      addWorkers(state, seat, a, out, at);
      break;
    case frame.COURTIER:
      addCourtier(state, seat, a, 1, out, at);
      break;
    case frame.GARDENER:
      addGardener(state, seat, 1, out, at);
      break;
    case frame.WARRIOR:
      addWarrior(state, seat, 1, out, at);
      break;
    case frame.YARD: {
      const places = frameArgument(state, i, 2);
      for (let place = 0; place < 4; place++) {
        if (((places >> place) & 1) === 0) continue;
        const tile = state.yardTile(place);
        addEffect(
          state,
          seat,
          YARD_IS_BLUE[place] ? edition.yardBlue[tile] : edition.yardYellow[tile],
          0,
          out,
          at,
        );
      }
      break;
    }
    case frame.TILE:
      out[at + TILE] += 1;
      break;
    case frame.PRICE:
      addEffect(state, seat, a, 0, out, at);
      break;
    case frame.GARDENS:
      for (let garden = 0; garden < 6; garden++)
        if ((a >> garden) & 1)
          addEffect(state, seat, edition.gardenEffect[state.gardenCard(garden)], 0, out, at);
      break;
    case frame.LIGHT:
    case frame.CARD_LIGHT:
      out[at + LIGHT] += 1;
      break;
    case frame.DOMAIN_ROW:
      out[at + DOMAIN] += 1;
      break;
    case frame.ANY:
      out[at + WORD.any] += a;
      break;
    case frame.TIME:
      out[at + WORD.time] += a;
      break;
    case frame.SEALS:
      out[at + WORD.seal] += a;
      break;
    case frame.LANTERN_ORDER:
      out[at + WORD.seal] += a;
      out[at + WORD.time] += frameArgument(state, i, 2);
      break;
    case frame.PARTS:
      addEffect(state, seat, a, frameArgument(state, i, 2), out, at);
      break;
    case frame.FAVOUR:
      out[at + FAVOUR] += 1;
      break;
  }
}

/** Adds an effect's open parts; one whose price is out of reach adds nothing. */
function addEffect(
  state: CastleState,
  seat: number,
  effect: number,
  done: number,
  out: Float64Array,
  at: number,
): void {
  if (effect === NO_EFFECT) return;
  const e = state.edition.effects[effect];
  if (done === 0 && e.payCoins + e.paySeals > 0) {
    if (e.payCoins > state.coins(seat) || e.paySeals > state.seals(seat)) return;
    out[at + PAY_COINS] += e.payCoins;
    out[at + PAY_SEALS] += e.paySeals;
  }
  for (let i = 0; i < e.words.length; i++) {
    if (((done >> i) & 1) === 0) addWord(state, seat, e.words[i], e.counts[i], out, at);
  }
}

function addWord(
  state: CastleState,
  seat: number,
  word: number,
  count: number,
  out: Float64Array,
  at: number,
): void {
  if (word <= WORD.any) out[at + word] += count;
  else if (word === WORD.lantern) addLantern(state, seat, out, at);
  else if (word === WORD.well) {
    const well = state.edition.wellGain[state.wellTile(0) * TILE_REWARDS + state.wellTile(1)];
    addEffect(state, seat, well, 0, out, at);
  } else if (word === WORD.courtier) addCourtier(state, seat, 0, 1, out, at);
  else if (word === WORD.gardener) addGardener(state, seat, 1, out, at);
  else if (word === WORD.warrior) addWarrior(state, seat, 1, out, at);
  else if (word === WORD.worker) addWorkers(state, seat, 7, out, at);
  else if (word === WORD.domain) out[at + DOMAIN] += 1;
  else if (word === WORD.light) out[at + LIGHT] += 1;
  else if (word <= WORD.lastTile) out[at + TILE] += 1;
}

function addLantern(state: CastleState, seat: number, out: Float64Array, at: number): void {
  for (let icon = 0; icon <= WORD.time; icon++) out[at + icon] += state.lantern(seat, icon);
}

/** One worker action of several: each that is open counts for its share. */
function addWorkers(state: CastleState, seat: number, workers: number, out: Float64Array, at: number): void {
  const share = workers === 7 ? 1 / 3 : 1 / 2;
  if (workers & 1) addCourtier(state, seat, 0, share, out, at);
  if (workers & 2) addGardener(state, seat, share, out, at);
  if (workers & 4) addWarrior(state, seat, share, out, at);
}

function addCourtier(
  state: CastleState,
  seat: number,
  used: number,
  share: number,
  out: Float64Array,
  at: number,
): void {
  const gate = (used & 1) === 0 && state.home(seat, 0) > 0 && state.coins(seat) >= 2;
  if (gate) out[at + GATE] += share;
  if ((used & 2) !== 0) return;
  const pearl = state.holding(seat, 2);
  const below = state.court(seat, 0) + state.court(seat, 1) + state.court(seat, 2) > 0 || gate;
  if (!below || pearl < 2) return;
  out[at + CLIMB] += share;
  if (pearl >= 5) out[at + FAR_CLIMB] += share;
}

function addGardener(state: CastleState, seat: number, share: number, out: Float64Array, at: number): void {
  if (state.home(seat, 1) === 0) return;
  const food = state.holding(seat, 0);
  const { gardenFood, gardenPoints } = state.edition;
  let best = 0;
  for (let garden = 0; garden < 6; garden++) {
    const card = state.gardenCard(garden);
    if (gardenFood[card] > food || (state.gardenClans(garden) >> seat) & 1) continue;
    if (gardenPoints[card] > best) best = gardenPoints[card];
  }
  if (best === 0) return;
  out[at + GARDENER] += share;
  out[at + GARDEN_POINTS] += share * best;
}

function addWarrior(state: CastleState, seat: number, share: number, out: Float64Array, at: number): void {
  const iron = state.holding(seat, 1);
  if (state.home(seat, 2) === 0 || iron === 0) return;
  out[at + (iron >= 5 ? YARD5 : iron >= 3 ? YARD3 : YARD1)] += share;
  const inside = state.court(seat, 1) + state.court(seat, 2) + state.court(seat, 3);
  out[at + PRODUCT] += share * inside * (iron >= 5 ? 2 : 1);
}
