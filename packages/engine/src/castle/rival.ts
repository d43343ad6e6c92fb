import { listening, tell } from '../core/events.js';
import { asking } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { layOnSpace, takeAt } from './bridges.js';
import { GARDEN_CARDS } from './edition/ids.js';
import {
  BRIDGE_PLACES,
  CLIMB_ACTION,
  COINS_ACTION,
  EITHER_GARDEN,
  GARDENER_RIVAL,
  GATE_ACTION,
  PLANT_ONLY,
  POINTS_ACTION,
  type RivalAction,
  WARRIOR_RIVAL,
} from './edition/rival-deck.js';
import { gardenPlaces, gardensInUse } from './gardener.js';
import {
  COLOURS,
  COURTIER,
  FIRST_DIPLOMAT_ROOM,
  GARDENER,
  ROOMS,
  SPACE_VALUE,
  SPACES,
  TIME_END,
  WARRIOR,
  WELL,
} from './model/board.js';
import { dieOf } from './model/die.js';
import { FIRST_RIVAL_DRAW } from './model/draws.js';
import type { CastleEvent } from './model/events.js';
import {
  type CastleFrame,
  RIVAL_ACTIONS,
  RIVAL_GARDEN_FRAME,
  RIVAL_ROOM_FRAME,
  rivalActionsArg,
  rivalGardenArg,
  rivalRoomArg,
} from './model/frames.js';
import { RIVAL_GARDEN, RIVAL_ROOM } from './model/moves.js';
import { type CastleState, DISCARDED } from './model/state.js';
import { deckIsEmpty, drawCard } from './rooms.js';
import { moveMarker } from './time.js';

/** The rival's seat in a solo game. */
export const RIVAL = 1;
const PLAYER = 0;
const DECK_SIZE = 9;

// --- the deck: place 0 is the card on top; 0 in a place is a card not known

/** Shuffles all nine cards and shows the one on top (C13.4). */
export function shuffleRivalDeck(state: CastleState, rng: Rng): void {
  for (let place = 0; place < DECK_SIZE; place++) state.setRivalDeck(place, 0);
  showTop(state, rng);
}

/** Shows the card on top if it is not known yet. */
function showTop(state: CastleState, rng: Rng): void {
  if (state.rivalDeck(0) !== 0) return;
  let known = 0;
  let unknown = DECK_SIZE;
  for (let place = 0; place < DECK_SIZE; place++) {
    const below = state.rivalDeck(place);
    const drawn = state.rivalRow(place);
    known |= (1 << below) | (1 << drawn);
    if (below !== 0) unknown--;
    if (drawn !== 0) unknown--;
  }
  let skip = rng(unknown, FIRST_RIVAL_DRAW + state.round - 1);
  let card = 1;
  while (((known >> card) & 1) === 1 || skip-- > 0) card++;
  state.setRivalDeck(0, card);
}

function rowLength(state: CastleState): number {
  let length = 0;
  while (length < DECK_SIZE && state.rivalRow(length) !== 0) length++;
  return length;
}

/** Draws the card on top to the row and shows the next one. */
function drawToRow(state: CastleState, rng: Rng): void {
  const card = state.rivalDeck(0);
  state.setRivalRow(rowLength(state), card);
  for (let place = 0; place < DECK_SIZE - 1; place++) state.setRivalDeck(place, state.rivalDeck(place + 1));
  state.setRivalDeck(DECK_SIZE - 1, 0);
  if (listening()) tell<CastleEvent>({ kind: 'rivalDraws', card: state.edition.rival.ids[card - 1] });
  showTop(state, rng);
  state.shown += 1;
}

/** Puts the row under the deck in the order drawn (C13.6). */
function returnRow(state: CastleState): void {
  const length = rowLength(state);
  for (let i = 0; i < length; i++) {
    state.setRivalDeck(DECK_SIZE - length + i, state.rivalRow(i));
    state.setRivalRow(i, 0);
  }
}

// --- the turn

/** Plays the rival's turn up to the first thing the player must decide (C13.4-C13.6). */
export function startRivalTurn(state: CastleState, rng: Rng): void {
  state.active = PLAYER;
  drawToRow(state, rng);
  while (!dieStands(state, state.rivalDeck(0) - 1)) drawToRow(state, rng);
  placeRivalDie(state, state.rivalDeck(0) - 1);
  const row = rowLength(state);
  state.push(RIVAL_ACTIONS, Math.max(0, row - 2) * 2);
}

/** Left, centre and right as places of a bridge. */
const PLACES = [0, 1, 4];

function dieStands(state: CastleState, card: number): boolean {
  const { bridge, place } = state.edition.rival;
  return state.bridgeDie(bridge[card], PLACES[place[card]]) !== 0;
}

function placeRivalDie(state: CastleState, card: number): void {
  const { rival } = state.edition;
  const bridge = rival.bridge[card];
  const value = takeAt(state, bridge, PLACES[rival.place[card]]);
  const wanted = rival.space[card];
  const occupied = wanted !== WELL && state.spaceDie(wanted, 0) !== 0;
  const space = occupied ? WELL : wanted;
  const coins = Math.max(0, value - SPACE_VALUE[space]);
  state.addCoins(RIVAL, coins);
  layOnSpace(state, RIVAL, space, dieOf(bridge, value));
  if (!listening()) return;
  tell<CastleEvent>({
    kind: 'rivalDie',
    card: rival.ids[card],
    bridge: COLOURS[bridge],
    place: BRIDGE_PLACES[rival.place[card]],
    value,
    space: SPACES[space],
    occupied,
    coins,
  });
}

/** Performs the next action of the row; after the last one it returns the row and answers false. */
export function rivalActs(state: CastleState): boolean {
  const index = state.arg(rivalActionsArg.next);
  const card = state.rivalRow(index >> 1);
  if (card === 0) {
    returnRow(state);
    return false;
  }
  state.setArg(rivalActionsArg.next, index + 1);
  const action = state.edition.rival.actions[(card - 1) * 2 + (index & 1)];
  const possible = actionPossible(state, action);
  // C13.7: what cannot be done is worth the round's number in points.
  const points = possible ? 0 : state.round;
  if (listening())
    tell<CastleEvent>({
      kind: 'rivalActs',
      card: state.edition.rival.ids[card - 1],
      action: action.text,
      possible,
      points,
    });
  if (possible) perform(state, action);
  else state.addVp(RIVAL, points);
  return true;
}

function actionPossible(state: CastleState, { what, how }: RivalAction): boolean {
  if (what === GATE_ACTION) return state.home(RIVAL, COURTIER) > 0;
  if (what === CLIMB_ACTION) return lowestFloor(state) < 3;
  if (what === GARDENER_RIVAL) return state.home(RIVAL, GARDENER) > 0 && lowestGardens(state, how) !== 0;
  if (what === WARRIOR_RIVAL) return state.home(RIVAL, WARRIOR) > 0;
  if (what === POINTS_ACTION || what === COINS_ACTION) return true;
  return state.time(RIVAL) < TIME_END;
}

function perform(state: CastleState, { what, how }: RivalAction): void {
  if (what === GATE_ACTION) {
    state.setHome(RIVAL, COURTIER, state.home(RIVAL, COURTIER) - 1);
    state.setCourt(RIVAL, 0, state.court(RIVAL, 0) + 1);
  } else if (what === CLIMB_ACTION) climb(state, how);
  else if (what === GARDENER_RIVAL) sendGardener(state, how);
  else if (what === WARRIOR_RIVAL) {
    state.setHome(RIVAL, WARRIOR, state.home(RIVAL, WARRIOR) - 1);
    state.setYardWarriors(how, RIVAL, state.yardWarriors(how, RIVAL) + 1);
  } else if (what === POINTS_ACTION) state.addVp(RIVAL, how);
  else if (what === COINS_ACTION) state.addCoins(RIVAL, how);
  // C13.10: the rival crosses season borders without paying.
  else moveMarker(state, RIVAL, Math.min(TIME_END, state.time(RIVAL) + how));
}

// --- gardeners (C13.8)

/** The gardens of that kind with the fewest points and none of its gardeners, as bits. */
function lowestGardens(state: CastleState, kind: number): number {
  let fewest = 256;
  let gardens = 0;
  for (let garden = 0; garden < 6; garden++) {
    const isStone = garden & 1;
    if (kind !== EITHER_GARDEN && isStone !== (kind === PLANT_ONLY ? 0 : 1)) continue;
    if ((state.gardenClans(garden) >> RIVAL) & 1) continue;
    const points = state.edition.gardenPoints[state.gardenCard(garden)];
    if (points < fewest) {
      fewest = points;
      gardens = 0;
    }
    if (points === fewest) gardens |= 1 << garden;
  }
  return gardens;
}

function sendGardener(state: CastleState, kind: number): void {
  const gardens = lowestGardens(state, kind);
  if ((gardens & (gardens - 1)) === 0) placeGardener(state, 31 - Math.clz32(gardens));
  else state.push(RIVAL_GARDEN_FRAME, gardens);
}

function placeGardener(state: CastleState, garden: number): void {
  state.setHome(RIVAL, GARDENER, state.home(RIVAL, GARDENER) - 1);
  state.setGardenClans(garden, state.gardenClans(garden) | (1 << RIVAL));
  if (listening()) tell<CastleEvent>({ kind: 'rivalGardener', card: GARDEN_CARDS[state.gardenCard(garden)] });
}

function listTiedGardens(state: CastleState, out: number[]): number {
  let n = 0;
  for (let garden = 0; garden < 6; garden++)
    if ((state.arg(rivalGardenArg.gardens) >> garden) & 1) out[n++] = RIVAL_GARDEN + garden;
  return n;
}

function answerTiedGardens(state: CastleState, move: number): void {
  state.pop();
  placeGardener(state, move - RIVAL_GARDEN);
}

// --- courtiers (C13.9)

/** The lowest floor with one of its courtiers: 0 the gate, 3 when none can climb. */
function lowestFloor(state: CastleState): number {
  for (let floor = 0; floor < 3; floor++) if (state.court(RIVAL, floor) > 0) return floor;
  return 3;
}

const FLOORS = ['gate', 'floor1', 'floor2', 'daimyo'];

function climb(state: CastleState, floors: number): void {
  const from = lowestFloor(state);
  const to = Math.min(3, from + floors);
  state.setCourt(RIVAL, from, state.court(RIVAL, from) - 1);
  state.setCourt(RIVAL, to, state.court(RIVAL, to) + 1);
  if (listening()) tell<CastleEvent>({ kind: 'rivalClimbs', to: FLOORS[to] });
  if (to === 3) {
    const slot = [0, 1, 2].find((s) => state.favour(s) < 0);
    if (slot !== undefined) state.setFavour(slot, RIVAL);
  } else if (!deckIsEmpty(state, to === 1 ? 0 : FIRST_DIPLOMAT_ROOM)) {
    state.push(RIVAL_ROOM_FRAME, to);
  }
}

function listRivalRooms(state: CastleState, out: number[]): number {
  const first = state.arg(rivalRoomArg.floor) === 1 ? 0 : FIRST_DIPLOMAT_ROOM;
  const end = state.arg(rivalRoomArg.floor) === 1 ? FIRST_DIPLOMAT_ROOM : ROOMS.length;
  for (let room = first; room < end; room++) out[room - first] = RIVAL_ROOM + room;
  return end - first;
}

function answerRivalRoom(state: CastleState, move: number, rng: Rng): void {
  const room = move - RIVAL_ROOM;
  state.pop();
  state.setWhere(state.roomCard(room), DISCARDED);
  drawCard(state, room, rng);
  state.shown += 1;
}

// --- the end of a round (C13.11)

/** The rival turns in its coins and is paid for its gardeners. */
export function rivalRoundEnd(state: CastleState, gardensStep: boolean): void {
  const price = state.order(0) === RIVAL ? 3 : 5;
  const times = Math.floor(state.coins(RIVAL) / price);
  state.addCoins(RIVAL, -times * price);
  state.addVp(RIVAL, times * state.round);
  if (listening())
    tell<CastleEvent>({ kind: 'rivalCoins', coins: times * price, points: times * state.round });
  if (!gardensStep) return;
  const gardeners = countBits(gardensInUse(state, RIVAL));
  state.addVp(RIVAL, gardeners * state.round);
  if (listening()) tell<CastleEvent>({ kind: 'rivalGardens', gardeners, points: gardeners * state.round });
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The player chooses the room whose card the rival's courtier sends away. */
export const rivalRoomFrame: CastleFrame = {
  number: RIVAL_ROOM_FRAME,
  name: 'room for the rival',
  declinable: false,
  answers: ['rivalRoom'],
  asks: 'rivalRoom',
  question: (state) => ({ kind: 'rivalRoom', floor: state.arg(rivalRoomArg.floor) === 1 ? 1 : 2 }),
  ...asking(listRivalRooms, answerRivalRoom),
};

/** The player breaks a tie between gardens. */
export const rivalGardenFrame: CastleFrame = {
  number: RIVAL_GARDEN_FRAME,
  name: 'garden for the rival',
  declinable: false,
  answers: ['rivalGarden'],
  asks: 'rivalGarden',
  question: (state) => ({ kind: 'rivalGarden', gardens: gardenPlaces(state.arg(rivalGardenArg.gardens)) }),
  ...asking(listTiedGardens, answerTiedGardens),
};
