import { asking, automatic } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { domainAction } from './domain.js';
import { performWell } from './effects.js';
import { lanternReward } from './lantern.js';
import {
  COLOURS,
  type Colour,
  DICE_PER_COLOUR,
  OUTSIDE_WORKERS,
  OUTSIDE1,
  ROOM_TILES,
  SPACE_VALUE,
  TOP,
  WELL,
} from './model/board.js';
import { dieColour, dieOf, dieValue } from './model/die.js';
import { FIRST_DIE_DRAW } from './model/draws.js';
import {
  BLOCKS_FRAME,
  type CastleFrame,
  END,
  PLACE,
  placeArg,
  SPACE_FRAME,
  spaceArg,
  TAKE,
  WORKER_FRAME,
} from './model/frames.js';
import { PLACE_DIE, TAKE_DIE } from './model/moves.js';
import type { CastleState } from './model/state.js';

const LEFT = 0;
const RIGHT = 4;

/** Rolls all dice and lays each colour on its bridge in ascending order (C1.8). */
export function rollDice(state: CastleState, rng: Rng): void {
  const count = DICE_PER_COLOUR[state.seats];
  for (let bridge = 0; bridge < COLOURS.length; bridge++) {
    for (let place = 0; place < count; place++) {
      const value = rng(6, FIRST_DIE_DRAW + bridge) + 1;
      let at = place;
      for (; at > 0 && state.bridgeDie(bridge, at - 1) > value; at--) {
        state.setBridgeDie(bridge, at, state.bridgeDie(bridge, at - 1));
      }
      state.setBridgeDie(bridge, at, value);
    }
    const highest = state.bridgeDie(bridge, count - 1);
    for (let place = count - 1; place < RIGHT; place++) state.setBridgeDie(bridge, place, 0);
    state.setBridgeDie(bridge, RIGHT, highest);
  }
}

/** Takes the die at an end; the nearest between the ends moves up, if there is one (C3.2). */
function takeEnd(state: CastleState, bridge: number, right: boolean): number {
  const end = right ? RIGHT : LEFT;
  const value = state.bridgeDie(bridge, end);
  let between = 0;
  while (between < 3 && state.bridgeDie(bridge, between + 1) !== 0) between++;
  if (between === 0) {
    state.setBridgeDie(bridge, end, 0);
  } else if (right) {
    state.setBridgeDie(bridge, RIGHT, state.bridgeDie(bridge, between));
    state.setBridgeDie(bridge, between, 0);
  } else {
    for (let place = 0; place < 3; place++)
      state.setBridgeDie(bridge, place, state.bridgeDie(bridge, place + 1));
    state.setBridgeDie(bridge, 3, 0);
  }
  return value;
}

/** Takes the die at a place of a bridge; taking the centre die moves nothing (C13.4). */
export function takeAt(state: CastleState, bridge: number, place: number): number {
  if (place === LEFT || place === RIGHT) return takeEnd(state, bridge, place === RIGHT);
  const value = state.bridgeDie(bridge, place);
  state.setBridgeDie(bridge, place, 0);
  return value;
}

/** Whether at least one die stands on a bridge. */
export function hasDice(state: CastleState, bridge: number): boolean {
  return state.bridgeDie(bridge, LEFT) !== 0 || state.bridgeDie(bridge, RIGHT) !== 0;
}

/** Lists the dice at the ends (C3.1). */
function listDice(state: CastleState, out: number[]): number {
  let n = 0;
  for (let bridge = 0; bridge < 3; bridge++) {
    if (state.bridgeDie(bridge, LEFT) !== 0) out[n++] = TAKE_DIE + bridge * 2;
    if (state.bridgeDie(bridge, RIGHT) !== 0) out[n++] = TAKE_DIE + bridge * 2 + 1;
  }
  return n;
}

/** Takes the die chosen. */
function answerTake(state: CastleState, move: number): void {
  const bridge = (move - TAKE_DIE) >> 1;
  const right = ((move - TAKE_DIE) & 1) === 1;
  const value = takeEnd(state, bridge, right);
  state.pop();
  state.push(PLACE, dieOf(bridge, value), right ? 0 : 1);
}

/** The value a die would cover on a space, or 0 where it may not lie (C3.3, C3.5-C3.8). */
export function coveredValue(state: CastleState, space: number, colour: number): number {
  if (space === WELL) return SPACE_VALUE[WELL];
  if (space >= TOP) {
    return space - TOP === colour && state.rowDie(state.active, colour) === 0 ? SPACE_VALUE[space] : 0;
  }
  if (space < OUTSIDE1 && !state.roomHasColour(space, colour)) return 0;
  const below = state.spaceDie(space, 0);
  if (below === 0) return SPACE_VALUE[space];
  return state.seats > 2 && state.spaceDie(space, 1) === 0 ? dieValue(below) : 0;
}

/** Lists the spaces whose price is at hand. */
function listSpaces(state: CastleState, out: number[]): number {
  const colour = dieColour(state.arg(placeArg.die));
  const means = dieValue(state.arg(placeArg.die)) + state.coins(state.active);
  let n = 0;
  for (let space = 0; space < TOP; space++) {
    const covered = coveredValue(state, space, colour);
    if (covered !== 0 && covered <= means) out[n++] = PLACE_DIE + space;
  }
  // Of the domain only the row of the die's colour takes it.
  const row = TOP + colour;
  const covered = coveredValue(state, row, colour);
  if (covered !== 0 && covered <= means) out[n++] = PLACE_DIE + row;
  return n;
}

/** Places the die by itself when only the well can take it, exchanges counted. */
function settlePlace(state: CastleState): boolean {
  const colour = dieColour(state.arg(placeArg.die));
  const seat = state.active;
  const means = dieValue(state.arg(placeArg.die)) + state.coins(seat) + state.seals(seat);
  for (let space = 0; space < SPACE_VALUE.length; space++) {
    if (space === WELL) continue;
    const covered = coveredValue(state, space, colour);
    if (covered !== 0 && covered <= means) return true;
  }
  answerPlace(state, PLACE_DIE + WELL);
  return false;
}

/** Places the die: coins, then the Lantern Reward, then the actions of the space (C3.9). */
function answerPlace(state: CastleState, move: number): void {
  const space = move - PLACE_DIE;
  const seat = state.active;
  const die = state.arg(placeArg.die);
  const fromLeft = state.arg(placeArg.fromLeft) === 1;
  const colour = dieColour(die);
  state.addCoins(seat, dieValue(die) - coveredValue(state, space, colour));
  state.pop();
  state.push(END);
  layOnSpace(state, seat, space, die);
  state.push(SPACE_FRAME, space, colour);
  if (fromLeft) lanternReward(state);
}

/** Lays a die on a space of the main board or on a domain row. */
export function layOnSpace(state: CastleState, seat: number, space: number, die: number): void {
  if (space >= TOP) state.setRowDie(seat, space - TOP, dieValue(die));
  else if (space === WELL) state.addWellDie(die);
  else state.setSpaceDie(space, state.spaceDie(space, 0) === 0 ? 0 : 1, die);
}

/** Starts the actions of the space the die was placed on. */
function settleSpace(state: CastleState): void {
  const space = state.arg(spaceArg.space);
  const colour = state.arg(spaceArg.colour);
  state.pop();
  if (space >= TOP) domainAction(state, space - TOP);
  else if (space === WELL) performWell(state);
  else if (space >= OUTSIDE1) {
    const [a, b] = OUTSIDE_WORKERS[space - OUTSIDE1];
    state.push(WORKER_FRAME, (1 << a) | (1 << b));
  } else {
    let blocks = 0;
    for (let place = 0; place < ROOM_TILES[space]; place++) {
      if (state.roomTile(space, place) === colour) blocks |= 1 << place;
    }
    state.push(BLOCKS_FRAME, space, state.roomCard(space) + 1, blocks);
  }
}

/** The die taken and not yet placed. */
function dieInHand(state: CastleState): { colour: Colour; value: number } {
  const die = state.arg(placeArg.die);
  return { colour: COLOURS[dieColour(die)], value: dieValue(die) };
}

/** Take a die from the end of a bridge. */
export const takeFrame: CastleFrame = {
  number: TAKE,
  name: 'take a die',
  declinable: false,
  answers: ['takeDie'],
  asks: 'takeDie',
  question: () => ({ kind: 'takeDie' }),
  ...asking(listDice, answerTake),
};

/** Place the die taken. */
export const placeFrame: CastleFrame = {
  number: PLACE,
  name: 'place the die',
  declinable: false,
  answers: ['placeDie'],
  asks: 'placeDie',
  question: (state) => ({
    kind: 'placeDie',
    die: dieInHand(state),
    lantern: state.arg(placeArg.fromLeft) === 1,
  }),
  settle: settlePlace,
  list: listSpaces,
  answer: answerPlace,
};

/** Start the actions of the space the die was placed on. */
export const spaceFrame: CastleFrame = automatic(SPACE_FRAME, 'actions of the space', settleSpace);
