import { actionQuestion } from './action-question.js';
import {
  anyTradePossible,
  climbPossible,
  columnPossible,
  deckPossible,
  gardenPossible,
  trainingPossible,
  yardPossible,
} from './affordable.js';
import { perform } from './effects.js';
import { buyTop } from './influence.js';
import {
  COLUMN_COST,
  COLUMNS,
  COURTIER_TILE,
  FIRST_DECK_SOURCE,
  FIRST_PLANT_COLUMN,
  FOOD,
  GARDEN_TILE,
  IMPROVE_ACTION,
  IMPROVE_TILE,
  IRON,
  LANTERN_TILE,
  LOCATIONS,
  SOURCES,
  type Source,
  TRADE_TILE,
  TRAINING_TILE,
  YARD_COST,
  YARDS,
} from './model/board.js';
import {
  ACTIONS_FRAME,
  actionArg,
  actionsArg,
  COURTIER_FRAME,
  type DuelFrame,
  GARDEN_FRAME,
  IMPROVE_FRAME,
  LANTERN_FRAME,
  OPTIONAL,
  TRADE_FRAME,
  TRAINING_FRAME,
  WELL_FRAME,
} from './model/frames.js';
import { ACT, GARDEN_COLUMN, SKIP, WELL_INSTEAD, YARD } from './model/moves.js';
import type { DuelState } from './model/state.js';

const LEFT = 1;
const RIGHT = 2;
const TILES_A_YARD = 4;

/** The two actions stand open until both are used (D3.6). */
function settleActions(state: DuelState): boolean {
  if (state.arg(actionsArg.left) === 1 || state.arg(actionsArg.right) === 1) return true;
  state.pop();
  return false;
}

/** Whether a source's action could be performed, exchanges counted (D8.2). */
function sourcePossible(state: DuelState, seat: number, source: number): boolean {
  const coins = state.coins(seat);
  const seals = state.seals(seat);
  if (source >= FIRST_DECK_SOURCE) {
    const deck = source - FIRST_DECK_SOURCE;
    return state.deckLeft(deck) === 0 || deckPossible(state, deck, coins, seals);
  }
  switch (state.activation(source)) {
    case GARDEN_TILE:
      return gardenPossible(state, seat, 0, seals);
    case TRAINING_TILE:
      return trainingPossible(state, seat, 0, seals);
    case COURTIER_TILE:
      return climbPossible(state, seat, 1, 0, seals);
    case TRADE_TILE:
      return anyTradePossible(state, seat, 0, coins, seals);
    case IMPROVE_TILE:
      return state.plainCards(seat) > 0;
    default:
      return true;
  }
}

function isEmptyDeck(state: DuelState, source: number): boolean {
  return source >= FIRST_DECK_SOURCE && state.deckLeft(source - FIRST_DECK_SOURCE) === 0;
}

/** Lists the actions that are possible, and the Well for each; an empty deck is the Well (D3.7). */
function listActions(state: DuelState, out: number[]): number {
  const seat = state.active;
  const { leftSource, rightSource } = state.edition;
  let n = 0;
  for (let side = LEFT; side <= RIGHT; side++) {
    if (state.arg(side === LEFT ? actionsArg.left : actionsArg.right) === 0) continue;
    const location = state.arg(actionsArg.location);
    const source = side === LEFT ? leftSource[location] : rightSource[location];
    if (sourcePossible(state, seat, source)) out[n++] = ACT + source;
    if (!isEmptyDeck(state, source)) out[n++] = WELL_INSTEAD + source;
  }
  return n;
}

/** Starts an action, or takes a Well benefit for it. */
function answerActions(state: DuelState, move: number): void {
  const instead = move >= WELL_INSTEAD;
  const source = instead ? move - WELL_INSTEAD : move - ACT;
  const side = source === state.edition.leftSource[state.arg(actionsArg.location)] ? LEFT : RIGHT;
  state.setArg(side === LEFT ? actionsArg.left : actionsArg.right, 0);
  if (instead || isEmptyDeck(state, source)) state.push(WELL_FRAME, 1);
  else if (source >= FIRST_DECK_SOURCE) buyTop(state, source - FIRST_DECK_SOURCE);
  else startAction(state, state.activation(source), side);
}

function startAction(state: DuelState, tile: number, side: number): void {
  switch (tile) {
    case GARDEN_TILE:
      state.push(GARDEN_FRAME, 0, 0, side);
      break;
    case TRAINING_TILE:
      state.push(TRAINING_FRAME, 0, 0, side);
      break;
    case COURTIER_TILE:
      state.push(COURTIER_FRAME, 0, 0, side);
      break;
    case TRADE_TILE:
      state.push(TRADE_FRAME, 0, 0, side);
      break;
    case LANTERN_TILE:
      state.push(LANTERN_FRAME);
      break;
    default:
      state.push(IMPROVE_FRAME, IMPROVE_ACTION);
  }
}

/** Drops an action that has turned impossible after an exchange; its source opens again (D3.7). */
export function abandon(state: DuelState): void {
  const side = state.arg(actionArg.side);
  state.pop();
  if (side === LEFT) state.setArg(actionsArg.left, 1);
  else if (side === RIGHT) state.setArg(actionsArg.right, 1);
}

/** The garden action stands open while a column is possible; the only one is taken if it must be. */
function settleGarden(state: DuelState): boolean {
  const seat = state.active;
  let only = -1;
  for (let column = 0; column < COLUMNS.length; column++) {
    if (!columnPossible(state, seat, column, state.arg(actionArg.discount), state.seals(seat))) continue;
    if (state.arg(actionArg.optional) === 1 || only >= 0) return true;
    only = column;
  }
  if (only < 0) abandon(state);
  else if (columnPossible(state, seat, only, state.arg(actionArg.discount), 0))
    answerGarden(state, GARDEN_COLUMN + only);
  else return true;
  return false;
}

/** Lists the columns that can be paid now. */
function listGarden(state: DuelState, out: number[]): number {
  let n = 0;
  for (let column = 0; column < COLUMNS.length; column++) {
    if (columnPossible(state, state.active, column, state.arg(actionArg.discount), 0))
      out[n++] = GARDEN_COLUMN + column;
  }
  if (state.arg(actionArg.optional) === 1) out[n++] = SKIP;
  return n;
}

/** Places a Clan Seal in a garden column and gains the tile above it (D5.1). */
function answerGarden(state: DuelState, move: number): void {
  const seat = state.active;
  const column = move - GARDEN_COLUMN;
  state.setHolding(
    seat,
    FOOD,
    state.holding(seat, FOOD) - COLUMN_COST[column] + state.arg(actionArg.discount),
  );
  state.pop();
  state.setClanSeals(seat, state.clanSeals(seat) - 1);
  state.setGardenSeals(column, seat, state.gardenSeals(column, seat) + 1);
  const side = column >= FIRST_PLANT_COLUMN ? 1 : 0;
  perform(state, state.edition.gardenEffect[state.gardenTile(column) * 2 + side]);
}

/** The training action stands open while a yard is possible; the only one is taken if it must be. */
function settleTraining(state: DuelState): boolean {
  const seat = state.active;
  let only = -1;
  for (let yard = 0; yard < YARDS.length; yard++) {
    if (!yardPossible(state, seat, yard, state.arg(actionArg.discount), state.seals(seat))) continue;
    if (state.arg(actionArg.optional) === 1 || only >= 0) return true;
    only = yard;
  }
  if (only < 0) abandon(state);
  else if (yardPossible(state, seat, only, state.arg(actionArg.discount), 0))
    answerTraining(state, YARD + only);
  else return true;
  return false;
}

/** Lists the yards that can be paid now. */
function listTraining(state: DuelState, out: number[]): number {
  let n = 0;
  for (let yard = 0; yard < YARDS.length; yard++) {
    if (yardPossible(state, state.active, yard, state.arg(actionArg.discount), 0)) out[n++] = YARD + yard;
  }
  if (state.arg(actionArg.optional) === 1) out[n++] = SKIP;
  return n;
}

/** Places a Clan Seal in a yard; one of the two rewards of its tile follows (D5.2). */
function answerTraining(state: DuelState, move: number): void {
  const seat = state.active;
  const yard = move - YARD;
  state.setHolding(seat, IRON, state.holding(seat, IRON) - YARD_COST[yard] + state.arg(actionArg.discount));
  state.pop();
  state.setClanSeals(seat, state.clanSeals(seat) - 1);
  state.setYardSeals(yard, seat, state.yardSeals(yard, seat) + 1);
  perform(state, state.edition.yardEffect[yard * TILES_A_YARD + state.yardTile(yard)]);
}

/** Two actions beside the location. */
export const actionsFrame: DuelFrame = {
  number: ACTIONS_FRAME,
  name: 'two actions',
  declinable: true,
  answers: ['act', 'wellInstead'],
  asks: 'actions',
  question: (state) => {
    const location = state.arg(actionsArg.location);
    const open: Source[] = [];
    if (state.arg(actionsArg.left) === 1) open.push(SOURCES[state.edition.leftSource[location]]);
    if (state.arg(actionsArg.right) === 1) open.push(SOURCES[state.edition.rightSource[location]]);
    return { kind: 'actions', location: LOCATIONS[location], open };
  },
  settle: settleActions,
  list: listActions,
  answer: answerActions,
};

/** The garden action. */
export const gardenFrame: DuelFrame = {
  number: GARDEN_FRAME,
  name: 'garden',
  declinable: OPTIONAL,
  answers: ['gardenColumn'],
  asks: 'garden',
  question: actionQuestion('garden'),
  settle: settleGarden,
  list: listGarden,
  answer: answerGarden,
};

/** The training action. */
export const trainingFrame: DuelFrame = {
  number: TRAINING_FRAME,
  name: 'training',
  declinable: OPTIONAL,
  answers: ['yard'],
  asks: 'training',
  question: actionQuestion('training'),
  settle: settleTraining,
  list: listTraining,
  answer: answerTraining,
};
