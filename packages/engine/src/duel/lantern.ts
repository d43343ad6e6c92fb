import { listening, tell } from '../core/events.js';
import { asking } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { AREA_CARDS, FIRST_STARTING_CARD, LANTERN_CARDS } from './edition/ids.js';
import { addGains, checkMoney } from './holdings.js';
import { COLOURS, PRINTED_LANTERN } from './model/board.js';
import { LANTERN_DRAW } from './model/draws.js';
import type { DuelEvent } from './model/events.js';
import {
  type DuelFrame,
  LANTERN_CARD_FRAME,
  LANTERN_FRAME,
  lanternCardArg,
  OPTIONAL,
} from './model/frames.js';
import { LANTERN, LANTERN_CARD, SKIP } from './model/moves.js';
import { type DuelState, FACE_UP, OWNED, UNSEEN } from './model/state.js';

const CARDS_A_COLOUR = LANTERN_CARDS.length / COLOURS.length;

/** Activates a Lantern: the printed reward and every card in that area, in one gain (D3.5). */
export function activateLantern(state: DuelState, colour: number): void {
  const seat = state.active;
  const mine = OWNED + seat;
  const { areaColour, areaGains } = state.edition;
  state.gainResource(seat, PRINTED_LANTERN[colour], 1);
  const first = colour * CARDS_A_COLOUR;
  for (let card = first; card < first + CARDS_A_COLOUR; card++) {
    if (state.areaCard(card) === mine) addGains(state, seat, areaGains[card]);
  }
  for (let card = FIRST_STARTING_CARD; card < AREA_CARDS.length; card++) {
    if (state.areaCard(card) === mine && areaColour[card] === colour) addGains(state, seat, areaGains[card]);
  }
  checkMoney(state, seat);
}

/** Draws a Lantern card that nobody has seen yet, by its place among those. */
export function drawLanternCard(state: DuelState, rng: Rng): number {
  let skip = rng(state.lanternLeft, LANTERN_DRAW);
  let card = 0;
  while (state.areaCard(card) !== UNSEEN || skip-- > 0) card++;
  state.lanternLeft -= 1;
  state.setAreaCard(card, FACE_UP);
  return card;
}

/** Lists the three Lanterns. */
function listLanterns(_state: DuelState, out: number[]): number {
  for (let colour = 0; colour < COLOURS.length; colour++) out[colour] = LANTERN + colour;
  return COLOURS.length;
}

/** Activates the Lantern chosen (D5.6). */
function answerLantern(state: DuelState, move: number): void {
  state.pop();
  activateLantern(state, move - LANTERN);
}

/** A Lantern card may be taken while the row has one (D6.5); the last one is taken if it may not be declined. */
function settleLanternCard(state: DuelState, rng: Rng): boolean {
  if (state.rowSize > 1 || (state.rowSize === 1 && state.arg(lanternCardArg.optional) === 1)) return true;
  if (state.rowSize === 1) answerLanternCard(state, LANTERN_CARD, rng);
  else state.pop();
  return false;
}

/** Lists the cards of the row. */
function listLanternCards(state: DuelState, out: number[]): number {
  const size = state.rowSize;
  for (let slot = 0; slot < size; slot++) out[slot] = LANTERN_CARD + slot;
  if (state.arg(lanternCardArg.optional) === 0) return size;
  out[size] = SKIP;
  return size + 1;
}

/** Takes a card of the row, which is filled up again at once; without cards to draw it closes up (D6.5). */
function answerLanternCard(state: DuelState, move: number, rng: Rng): void {
  const slot = move - LANTERN_CARD;
  const card = state.rowCard(slot);
  const activate = state.arg(lanternCardArg.activate) === 1;
  state.pop();
  state.setAreaCard(card, OWNED + state.active);
  if (state.lanternLeft > 0) {
    state.setRowCard(slot, drawLanternCard(state, rng));
    state.shown += 1;
    if (listening()) tell<DuelEvent>({ kind: 'lanternShown', slot, card: AREA_CARDS[state.rowCard(slot)] });
  } else {
    const last = state.rowSize - 1;
    for (let i = slot; i < last; i++) state.setRowCard(i, state.rowCard(i + 1));
    state.setRowCard(last, -1);
    state.rowSize = last;
  }
  if (activate) activateLantern(state, state.edition.areaColour[card]);
}

/** Which Lantern to activate. */
export const lanternFrame: DuelFrame = {
  number: LANTERN_FRAME,
  name: 'lantern',
  declinable: false,
  answers: ['lantern'],
  asks: 'lantern',
  question: () => ({ kind: 'lantern' }),
  ...asking(listLanterns, answerLantern),
};

/** Which Lantern card to take. */
export const lanternCardFrame: DuelFrame = {
  number: LANTERN_CARD_FRAME,
  name: 'lantern card',
  declinable: OPTIONAL,
  answers: ['lanternCard'],
  asks: 'lanternCard',
  question: (state) => ({
    kind: 'lanternCard',
    activate: state.arg(lanternCardArg.activate) === 1,
    optional: state.arg(lanternCardArg.optional) === 1,
  }),
  settle: settleLanternCard,
  list: listLanternCards,
  answer: answerLanternCard,
};
