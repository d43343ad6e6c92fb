import { listening, tell } from '../core/events.js';
import { asking, automatic } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { effectOffered, effectPossible } from './affordable.js';
import { rollDice } from './bridges.js';
import { payAndPerform } from './effects.js';
import { gardenPlaces, gardensInUse } from './gardener.js';
import { ROUNDS, TURNS_A_ROUND } from './model/board.js';
import type { CastleEvent } from './model/events.js';
import { type CastleFrame, END, GARDENS_FRAME, gardensArg, RIVAL_ACTIONS, TAKE } from './model/frames.js';
import { ACTIVATE_GARDEN } from './model/moves.js';
import { type CastleState, GARDEN_STEP, TURNS } from './model/state.js';
import { rivalActs, rivalRoundEnd, shuffleRivalDeck, startRivalTurn } from './rival.js';
import { isRival } from './scoring.js';

/** Gives the turn to the seat whose turn it is; the rival plays at once. */
export function startTurn(state: CastleState, rng: Rng): void {
  const seat = state.order(state.turn % state.seats);
  if (isRival(state, seat)) {
    startRivalTurn(state, rng);
    return;
  }
  state.active = seat;
  state.push(TAKE);
}

/** Starts a round with fresh dice. */
function startRound(state: CastleState, round: number, rng: Rng): void {
  state.round = round;
  state.phase = TURNS;
  state.turn = 0;
  state.clearSpaces();
  for (let seat = 0; seat < state.seats; seat++) {
    for (let row = 0; row < 3; row++) state.setRowDie(seat, row, 0);
  }
  rollDice(state, rng);
  if (listening()) tell<CastleEvent>({ kind: 'diceRolled', round });
  if (state.level > 0) shuffleRivalDeck(state, rng);
  startTurn(state, rng);
}

/** Closes a turn or a part of the garden step; what was left open is declined (C12.1). */
export function closeTurn(state: CastleState, rng: Rng): void {
  while (state.depth > 0) state.pop();
  state.shown = 0;
  state.turn += 1;
  if (state.phase === GARDEN_STEP) continueGardenStep(state, rng);
  else if (state.turn < TURNS_A_ROUND * state.seats) startTurn(state, rng);
  else endRound(state, rng);
}

/** The end of a round: the new turn order, then the gardens or the final scoring (C10). */
function endRound(state: CastleState, rng: Rng): void {
  for (let place = 0; place < state.seats; place++) state.setOrder(place, state.timeOrder(place));
  if (listening()) {
    const order = Array.from({ length: state.seats }, (_, place) => state.order(place));
    tell<CastleEvent>({ kind: 'roundEnded', round: state.round, order });
  }
  if (state.level > 0) rivalRoundEnd(state, state.round < ROUNDS);
  if (state.round === ROUNDS) {
    state.setOver();
    return;
  }
  state.phase = GARDEN_STEP;
  state.turn = 0;
  continueGardenStep(state, rng);
}

/** Finds the next player, in the new order, with a garden to use; after the last one the next round begins. */
function continueGardenStep(state: CastleState, rng: Rng): void {
  for (; state.turn < state.seats; state.turn += 1) {
    const seat = state.order(state.turn);
    const gardens = isRival(state, seat) ? 0 : gardensInUse(state, seat);
    if (gardens === 0) continue;
    state.active = seat;
    if (!someGardenPossible(state, seat, gardens)) continue;
    state.push(END);
    state.push(GARDENS_FRAME, gardens);
    return;
  }
  startRound(state, state.round + 1, rng);
}

function gardenEffect(state: CastleState, garden: number): number {
  return state.edition.gardenEffect[state.gardenCard(garden)];
}

function someGardenPossible(state: CastleState, seat: number, gardens: number): boolean {
  for (let garden = 0; garden < 6; garden++) {
    if (((gardens >> garden) & 1) === 0) continue;
    if (effectPossible(state, seat, gardenEffect(state, garden), state.coins(seat), state.seals(seat)))
      return true;
  }
  return false;
}

/** The gardens stand open while one of those left is possible. */
function settleGardens(state: CastleState): boolean {
  if (someGardenPossible(state, state.active, state.arg(gardensArg.left))) return true;
  state.pop();
  return false;
}

/** Lists the gardens left whose price is at hand; `endTurn` declines them. */
function listGardenStep(state: CastleState, out: number[]): number {
  const seat = state.active;
  let n = 0;
  for (let garden = 0; garden < 6; garden++) {
    if (((state.arg(gardensArg.left) >> garden) & 1) === 0) continue;
    const effect = gardenEffect(state, garden);
    if (effectOffered(state, seat, effect, state.coins(seat), state.seals(seat)))
      out[n++] = ACTIVATE_GARDEN + garden;
  }
  return n;
}

/** Performs the garden chosen. */
function answerGardenStep(state: CastleState, move: number): void {
  const garden = move - ACTIVATE_GARDEN;
  const left = state.arg(gardensArg.left) & ~(1 << garden);
  if (left === 0) state.pop();
  else state.setArg(gardensArg.left, left);
  payAndPerform(state, gardenEffect(state, garden));
}

/** The gardens at the end of a round. */
export const gardensFrame: CastleFrame = {
  number: GARDENS_FRAME,
  name: 'gardens',
  declinable: true,
  answers: ['activateGarden'],
  asks: 'gardens',
  question: (state) => ({ kind: 'gardens', left: gardenPlaces(state.arg(gardensArg.left)) }),
  settle: settleGardens,
  list: listGardenStep,
  answer: answerGardenStep,
};

/** The end of a turn: nothing but `endTurn`. */
export const endFrame: CastleFrame = {
  number: END,
  name: 'end of turn',
  declinable: true,
  answers: [],
  asks: 'endTurn',
  question: () => ({ kind: 'endTurn' }),
  ...asking(
    () => 0,
    () => undefined,
  ),
};

/** The actions of the rival's row, one after the other; after the last its turn ends. */
export const rivalActionsFrame: CastleFrame = automatic(
  RIVAL_ACTIONS,
  'actions of the rival',
  (state, rng) => {
    if (!rivalActs(state)) closeTurn(state, rng);
  },
);
