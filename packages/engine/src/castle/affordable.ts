import { NO_EFFECT } from './edition/edition.js';
import {
  COURTIER_ACTION,
  GARDENER_ACTION,
  TILE_ANY,
  TILE_BLACK,
  TILE_CORAL,
  TILE_WHITE,
  WARRIOR_ACTION,
  WORD_FRAMES,
  WORKER_ACTION,
} from './edition/effect-words.js';
import {
  CLIMB_PEARL,
  COURTIER,
  GARDENER,
  GATE_COINS,
  ROOM_TILES,
  WARRIOR,
  YARD_IRON,
} from './model/board.js';
import { ANY_COLOUR } from './model/frames.js';
import type { CastleState } from './model/state.js';

/**
 * What could be done, exchanges counted (C8.8). `coins` and `seals` are what would be left for it after the
 * prices on the way there, so that no seal is counted twice.
 */

const CHEAPEST_YARD = YARD_IRON[YARD_IRON.length - 1];

/** Whether a courtier stands where a floor is above it. */
function canClimb(state: CastleState, seat: number): boolean {
  return state.court(seat, 0) + state.court(seat, 1) + state.court(seat, 2) > 0;
}

/** Whether an audience could be paid for. */
export function audiencePossible(state: CastleState, seat: number, coins: number, seals: number): boolean {
  return state.home(seat, COURTIER) > 0 && coins + seals >= GATE_COINS;
}

/** Whether a climb could be paid for. */
export function climbPossible(state: CastleState, seat: number, seals: number): boolean {
  return state.pearl(seat) + (seals >> 1) >= CLIMB_PEARL[1] && canClimb(state, seat);
}

/** Whether a gardener could be placed. */
export function gardenerPossible(state: CastleState, seat: number, seals: number): boolean {
  if (state.home(seat, GARDENER) === 0) return false;
  const means = state.food(seat) + (seals >> 1);
  const food = state.edition.gardenFood;
  for (let garden = 0; garden < 6; garden++) {
    if (food[state.gardenCard(garden)] <= means && ((state.gardenClans(garden) >> seat) & 1) === 0)
      return true;
  }
  return false;
}

/** Whether a warrior could be placed. */
export function warriorPossible(state: CastleState, seat: number, seals: number): boolean {
  return state.home(seat, WARRIOR) > 0 && state.iron(seat) + (seals >> 1) >= CHEAPEST_YARD;
}

/** Whether the worker action of that number (courtier, gardener, warrior) could be performed. */
export function workerPossible(
  state: CastleState,
  seat: number,
  worker: number,
  coins: number,
  seals: number,
): boolean {
  if (worker === COURTIER)
    return audiencePossible(state, seat, coins, seals) || climbPossible(state, seat, seals);
  if (worker === GARDENER) return gardenerPossible(state, seat, seals);
  return warriorPossible(state, seat, seals);
}

/** Whether some block beside a Die tile of that colour (or ANY_COLOUR) could be performed. */
export function tilePossible(
  state: CastleState,
  seat: number,
  colour: number,
  coins: number,
  seals: number,
): boolean {
  for (let room = 0; room < 5; room++) {
    const card = state.roomCard(room);
    if (card < 0) continue;
    for (let place = 0; place < ROOM_TILES[room]; place++) {
      if (colour !== ANY_COLOUR && state.roomTile(room, place) !== colour) continue;
      if (effectPossible(state, seat, state.edition.roomBlock[card * 3 + place], coins, seals)) return true;
    }
  }
  return false;
}

function wordPossible(state: CastleState, seat: number, word: number, coins: number, seals: number): boolean {
  switch (word) {
    case COURTIER_ACTION:
    case GARDENER_ACTION:
    case WARRIOR_ACTION:
      return workerPossible(state, seat, word - COURTIER_ACTION, coins, seals);
    case WORKER_ACTION:
      return (
        workerPossible(state, seat, COURTIER, coins, seals) ||
        gardenerPossible(state, seat, seals) ||
        warriorPossible(state, seat, seals)
      );
    case TILE_CORAL:
    case TILE_BLACK:
    case TILE_WHITE:
    case TILE_ANY:
      return tilePossible(state, seat, WORD_FRAMES.argument(word, 1), coins, seals);
    default:
      return true;
  }
}

/** Whether an effect could be paid for, exchanges counted, and would then lead to something. */
export function effectPossible(
  state: CastleState,
  seat: number,
  effect: number,
  coins: number,
  seals: number,
): boolean {
  if (effect === NO_EFFECT) return false;
  const e = state.edition.effects[effect];
  let coinsLeft = coins - e.payCoins;
  let sealsLeft = seals - e.paySeals;
  if (coinsLeft < 0) {
    sealsLeft += coinsLeft;
    coinsLeft = 0;
  }
  if (sealsLeft < 0) return false;
  if (!e.acts) return true;
  for (let i = 0; i < e.words.length; i++) {
    if (wordPossible(state, seat, e.words[i], coinsLeft, sealsLeft)) return true;
  }
  return false;
}

/** Whether an effect can be chosen now: its price is at hand and it leads to something. */
export function effectOffered(
  state: CastleState,
  seat: number,
  effect: number,
  coins: number,
  seals: number,
): boolean {
  if (effect === NO_EFFECT) return false;
  const e = state.edition.effects[effect];
  return coins >= e.payCoins && seals >= e.paySeals && effectPossible(state, seat, effect, coins, seals);
}

/** Pays an effect's price. */
export function payPrice(state: CastleState, seat: number, effect: number): void {
  const e = state.edition.effects[effect];
  if (e.payCoins > 0) state.addCoins(seat, -e.payCoins);
  if (e.paySeals > 0) state.setSeals(seat, state.seals(seat) - e.paySeals);
}
