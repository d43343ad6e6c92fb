import { upTo } from '../core/rng.js';
import { gardenerPossible } from './affordable.js';
import { hasDice } from './bridges.js';
import { perform } from './effects.js';
import { COLOURS, GARDENER, GARDENS } from './model/board.js';
import type { GardenPlace } from './model/frames.js';
import { type CastleFrame, GARDENER_FRAME, PAY_FRAME } from './model/frames.js';
import { GARDEN, SKIP } from './model/moves.js';
import type { CastleState } from './model/state.js';

/** The action stands open while a gardener could be placed. */
function settleGardener(state: CastleState): boolean {
  if (gardenerPossible(state, state.active, state.seals(state.active))) return true;
  state.pop();
  return false;
}

/** Lists the gardens that can be paid now and hold no own gardener (C6.1). */
function listGardens(state: CastleState, out: number[]): number {
  const seat = state.active;
  const food = state.food(seat);
  let n = 0;
  for (let garden = 0; garden < 6; garden++) {
    if (((state.gardenClans(garden) >> seat) & 1) === 1) continue;
    if (state.edition.gardenFood[state.gardenCard(garden)] <= food) out[n++] = GARDEN + garden;
  }
  out[n++] = SKIP;
  return n;
}

/** Places a gardener and performs the card (C6.2). */
function answerGarden(state: CastleState, move: number): void {
  const seat = state.active;
  const garden = move - GARDEN;
  const card = state.gardenCard(garden);
  state.pop();
  state.setHolding(seat, 0, state.food(seat) - state.edition.gardenFood[card]);
  state.setHome(seat, GARDENER, state.home(seat, GARDENER) - 1);
  state.setGardenClans(garden, state.gardenClans(garden) | (1 << seat));
  const effect = state.edition.gardenEffect[card];
  const { payCoins, paySeals } = state.edition.effects[effect];
  if (payCoins + paySeals > 0) state.push(PAY_FRAME, effect);
  else perform(state, effect);
}

/** The gardens with a gardener of the seat under a bridge that still has dice, as bits. */
export function gardensInUse(state: CastleState, seat: number): number {
  let gardens = 0;
  for (let garden = 0; garden < 6; garden++) {
    if (((state.gardenClans(garden) >> seat) & 1) === 1 && hasDice(state, garden >> 1))
      gardens |= 1 << garden;
  }
  return gardens;
}

/** Gardens given as bits, by name. */
export function gardenPlaces(gardens: number): GardenPlace[] {
  return upTo(6)
    .filter((garden) => (gardens >> garden) & 1)
    .map((garden) => ({ bridge: COLOURS[garden >> 1], garden: GARDENS[garden & 1] }));
}

/** A gardener to a garden. */
export const gardenerFrame: CastleFrame = {
  number: GARDENER_FRAME,
  name: 'gardener',
  declinable: true,
  answers: ['garden'],
  asks: 'gardener',
  question: () => ({ kind: 'gardener' }),
  settle: settleGardener,
  list: listGardens,
  answer: answerGarden,
};
