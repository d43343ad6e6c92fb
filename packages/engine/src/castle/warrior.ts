import { effectOffered, effectPossible, warriorPossible } from './affordable.js';
import { YARD_TILES } from './edition/ids.js';
import { payAndPerform } from './effects.js';
import { PLACE_IS_BLUE, WARRIOR, YARD_IRON, YARD_PLACES, YARDS } from './model/board.js';
import { type CastleFrame, WARRIOR_FRAME, YARD_FRAME, yardArg } from './model/frames.js';
import { SKIP, TRAIN, YARD_TILE } from './model/moves.js';
import type { CastleState } from './model/state.js';

/** The action stands open while a warrior could be placed. */
function settleWarrior(state: CastleState): boolean {
  if (warriorPossible(state, state.active, state.seals(state.active))) return true;
  state.pop();
  return false;
}

/** Lists the yards that can be paid now (C7.1). */
function listYards(state: CastleState, out: number[]): number {
  const iron = state.iron(state.active);
  let n = 0;
  for (let yard = 0; yard < 3; yard++) if (YARD_IRON[yard] <= iron) out[n++] = TRAIN + yard;
  out[n++] = SKIP;
  return n;
}

/** Places a warrior; the yard's tiles may follow. */
function answerTrain(state: CastleState, move: number): void {
  const seat = state.active;
  const yard = move - TRAIN;
  state.pop();
  state.setHolding(seat, 1, state.iron(seat) - YARD_IRON[yard]);
  state.setHome(seat, WARRIOR, state.home(seat, WARRIOR) - 1);
  state.setYardWarriors(yard, seat, state.yardWarriors(yard, seat) + 1);
  let places = 0;
  for (const place of YARD_PLACES[yard]) places |= 1 << place;
  state.push(YARD_FRAME, yard, places);
}

function tileEffect(state: CastleState, place: number): number {
  const tile = state.yardTile(place);
  return PLACE_IS_BLUE[place] ? state.edition.yardBlue[tile] : state.edition.yardYellow[tile];
}

/** The tiles stand open while one of them is possible (C7.2). */
function settleYard(state: CastleState): boolean {
  const seat = state.active;
  for (let place = 0; place < 4; place++) {
    if (((state.arg(yardArg.left) >> place) & 1) === 0) continue;
    if (effectPossible(state, seat, tileEffect(state, place), state.coins(seat), state.seals(seat)))
      return true;
  }
  state.pop();
  return false;
}

/** Lists the tiles left that are possible. */
function listYardTiles(state: CastleState, out: number[]): number {
  const seat = state.active;
  let n = 0;
  for (let place = 0; place < 4; place++) {
    if (((state.arg(yardArg.left) >> place) & 1) === 0) continue;
    if (effectOffered(state, seat, tileEffect(state, place), state.coins(seat), state.seals(seat))) {
      out[n++] = YARD_TILE + state.yardTile(place);
    }
  }
  out[n++] = SKIP;
  return n;
}

/** Performs the tile chosen. */
function answerYardTile(state: CastleState, move: number): void {
  let place = 0;
  while (((state.arg(yardArg.left) >> place) & 1) === 0 || state.yardTile(place) !== move - YARD_TILE)
    place++;
  const left = state.arg(yardArg.left) & ~(1 << place);
  const effect = tileEffect(state, place);
  if (left === 0) state.pop();
  else state.setArg(yardArg.left, left);
  payAndPerform(state, effect);
}

/** A warrior to a yard. */
export const warriorFrame: CastleFrame = {
  number: WARRIOR_FRAME,
  name: 'warrior',
  declinable: true,
  answers: ['train'],
  asks: 'warrior',
  question: () => ({ kind: 'warrior' }),
  settle: settleWarrior,
  list: listYards,
  answer: answerTrain,
};

/** The tiles of a yard. */
export const yardFrame: CastleFrame = {
  number: YARD_FRAME,
  name: 'yard tiles',
  declinable: true,
  answers: ['yardTile'],
  asks: 'yardTiles',
  question: (state) => {
    const yard = state.arg(yardArg.yard);
    const left = YARD_PLACES[yard].filter((place) => (state.arg(yardArg.left) >> place) & 1);
    return {
      kind: 'yardTiles',
      yard: YARDS[yard],
      left: left.map((place) => YARD_TILES[state.yardTile(place)]),
    };
  },
  settle: settleYard,
  list: listYardTiles,
  answer: answerYardTile,
};
