import { Json } from '../core/json.js';
import { drawFrom, type Rng, upTo } from '../core/rng.js';
import { rollDice } from './bridges.js';
import type { CastleEdition } from './edition/edition.js';
import { FIRST_ACTION, FIRST_RESOURCE } from './edition/ids.js';
import { RIVAL_LEVELS } from './edition/rival-deck.js';
import { perform } from './effects.js';
import { addToLantern } from './lantern.js';
import { COLOURS, MEMBERS, WORKERS, YARD_TILES } from './model/board.js';
import { firstCopy, moveCard } from './model/cards.js';
import {
  DAIMYO_DRAW,
  ORDER_DRAW,
  PLANT_DRAW,
  STARTING_ACTION_DRAW,
  STARTING_RESOURCE_DRAW,
  STONE_DRAW,
  YARD_TILE_DRAW,
} from './model/draws.js';
import { type CastleFrame, DRAFT_FRAME, draftArg } from './model/frames.js';
import { DRAFT } from './model/moves.js';
import { CastleState, DRAFTING, IN_BOX, IN_DECK, IN_DOMAIN, IN_PAIR, TURNS } from './model/state.js';
import { RIVAL, shuffleRivalDeck } from './rival.js';
import { drawCard } from './rooms.js';
import { startTurn } from './round.js';
import { dealTiles, firstGameTiles, layWell } from './tiles.js';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Options of a game, with the defaults filled in. */
export interface CastleOptions {
  readonly players: number;
  readonly level?: Level;
  readonly promo: boolean;
  readonly firstGame: boolean;
}

export const PLAYER_COUNTS: readonly number[] = [1, 2, 3, 4];
export const OPTION_FIELDS = ['players', 'level', 'promo', 'firstGame'];

/** Checks untrusted options; throws `RulesError`. */
export function readOptions(options: unknown): CastleOptions {
  const json = new Json(options ?? {}, '', 'bad-options').object(...OPTION_FIELDS, 'edition');
  const players = json.get('players').integer(1, 4, 2);
  const promo = json.get('promo').flag(false);
  const firstGame = json.get('firstGame').flag(false);
  const level = json.get('level');
  if (players > 1) {
    if (level.given) level.fail('only a game of one player has a level');
    return { players, promo, firstGame };
  }
  return { players, level: LEVELS[level.oneOf(LEVELS, 1)], promo, firstGame };
}

/** Sets up a game (C1); what needs no answer is still to be settled. */
export function setUp(options: CastleOptions, edition: CastleEdition, rng: Rng): CastleState {
  const state = CastleState.empty(edition);
  state.seats = Math.max(2, options.players);
  state.level = options.level ? LEVELS.indexOf(options.level) + 1 : 0;
  state.promo = options.promo;
  state.round = 1;
  dealRoomCards(state, options.firstGame, rng);
  dealRest(state, options, rng);
  for (let seat = 0; seat < state.seats; seat++) {
    for (let member = 0; member < WORKERS.length; member++) state.setHome(seat, member, MEMBERS);
  }
  if (state.level > 0) startSolo(state, rng);
  else startDraft(state, rng);
  return state;
}

function setFirstOrder(state: CastleState, order: readonly number[]): void {
  for (let place = 0; place < order.length; place++) {
    state.setOrder(place, order[place]);
    state.setTimeOrder(place, order[place]);
  }
}

/** A random turn order, then pairs of starting cards to choose from (C1.12-C1.14). */
function startDraft(state: CastleState, rng: Rng): void {
  setFirstOrder(state, drawFrom(upTo(state.seats), state.seats, rng, ORDER_DRAW));
  layPairs(state, rng);
  state.phase = DRAFTING;
  state.active = state.order(state.seats - 1);
  state.push(DRAFT_FRAME);
}

/** The rival by its level, and starting cards without a choice (C13.1, C13.2). */
function startSolo(state: CastleState, rng: Rng): void {
  const { vp, first, time } = RIVAL_LEVELS[state.level - 1];
  setFirstOrder(state, first ? [RIVAL, 0] : [0, RIVAL]);
  state.setVp(RIVAL, vp);
  state.setTime(RIVAL, time);
  shuffleRivalDeck(state, rng);
  const action = firstCopy(FIRST_ACTION + rng(FIRST_RESOURCE - FIRST_ACTION, STARTING_ACTION_DRAW));
  const resource =
    FIRST_RESOURCE + rng(state.edition.components.startingResources.length, STARTING_RESOURCE_DRAW);
  state.phase = DRAFTING;
  // All picks are made: the frame only waits for the resources of choice.
  state.turn = state.seats - 1;
  state.push(DRAFT_FRAME, 1);
  takeStartingCards(state, 0, action, resource, IN_BOX);
}

/** A source of chance that deals one dark action this often is stuck, and the list takes over. */
const MOST_DEALS = 100;

/** Fills the decks and lays a card in every room (C1.2-C1.4). */
function dealRoomCards(state: CastleState, firstGame: boolean, rng: Rng): void {
  const { threePlus } = state.edition;
  let attempt = 0;
  do {
    for (let card = 0; card < FIRST_ACTION; card++) {
      state.setWhere(card, threePlus[card] === 1 && state.seats < 3 ? IN_BOX : IN_DECK);
    }
    const listed = firstGame || attempt >= MOST_DEALS;
    for (let room = 0; room < 5; room++) drawCard(state, room, listed ? inListOrder(attempt, room) : rng);
    attempt++;
  } while (hasOneDarkAction(state));
}

/** Whether the cards of all rooms show the same dark action (C1.4). */
function hasOneDarkAction(state: CastleState): boolean {
  const { darkWorker } = state.edition;
  const first = darkWorker[state.roomCard(0)];
  for (let room = 1; room < 5; room++) if (darkWorker[state.roomCard(room)] !== first) return false;
  return true;
}

/** Chance for the first-game setup: the first cards of the list, the last room trying others first (C1.15). */
function inListOrder(attempt: number, room: number): Rng {
  return (left) => Math.floor(attempt / left ** (4 - room)) % left;
}

/** Daimyo, Die tiles, dice, gardens and yards (C1.5-C1.10). */
function dealRest(state: CastleState, options: CastleOptions, rng: Rng): void {
  const { components } = state.edition;
  const { promo } = components;
  state.daimyo = rng(components.daimyo.length + (options.promo ? promo.daimyo.length : 0), DAIMYO_DRAW);
  const tiles = options.firstGame ? firstGameTiles() : dealTiles(rng);
  for (let room = 0; room < tiles.rooms.length; room++) {
    const colours = tiles.rooms[room];
    for (let place = 0; place < colours.length; place++) state.setRoomTile(room, place, colours[place]);
  }
  layWell(state, tiles.well);
  rollDice(state, rng);
  const gardens = components.gardens.length + (options.promo ? promo.gardens.length : 0);
  dealGardens(state, 1, gardens, rng);
  dealGardens(state, 0, gardens, rng);
  const yardTiles = components.yardTiles.length + (options.promo ? promo.yardTiles.length : 0);
  const drawn = drawFrom(upTo(yardTiles), YARD_TILES, rng, YARD_TILE_DRAW);
  for (let place = 0; place < YARD_TILES; place++) state.setYardTile(place, drawn[place]);
}

/** One garden of a kind at each bridge, plants or stones (C1.9). */
function dealGardens(state: CastleState, isPlant: 0 | 1, gardens: number, rng: Rng): void {
  const { gardenIsPlant } = state.edition;
  const cards: number[] = [];
  for (let card = 0; card < gardens; card++) if (gardenIsPlant[card] === isPlant) cards.push(card);
  drawFrom(cards, COLOURS.length, rng, isPlant ? PLANT_DRAW : STONE_DRAW);
  for (let bridge = 0; bridge < COLOURS.length; bridge++)
    state.setGardenCard(bridge * 2 + 1 - isPlant, cards[bridge]);
}

/** Lays out one pair of starting cards more than there are players (C1.13). */
function layPairs(state: CastleState, rng: Rng): void {
  const count = state.seats + 1;
  const actions = drawFrom(upTo(FIRST_RESOURCE - FIRST_ACTION), count, rng, STARTING_ACTION_DRAW);
  const resources = drawFrom(
    upTo(state.edition.components.startingResources.length),
    count,
    rng,
    STARTING_RESOURCE_DRAW,
  );
  for (let pair = 0; pair < count; pair++) {
    const action = firstCopy(FIRST_ACTION + actions[pair]);
    const resource = FIRST_RESOURCE + resources[pair];
    state.setPair(pair, action, resource);
    moveCard(state, action, IN_BOX, IN_PAIR);
    moveCard(state, resource, IN_BOX, IN_PAIR);
  }
}

/** Gives a seat its starting cards: the action to the domain, the resources at once (C1.14). */
function takeStartingCards(
  state: CastleState,
  seat: number,
  action: number,
  resource: number,
  from: number,
): void {
  moveCard(state, action, from, IN_DOMAIN + seat);
  state.setDomainCard(seat, action);
  addToLantern(state, seat, resource, from);
  perform(state, state.edition.startingGain[resource - FIRST_RESOURCE]);
}

/** Asks the seat whose pick it is, or starts the first turn after the last pick. */
function settleDraft(state: CastleState, rng: Rng): boolean {
  if (state.arg(draftArg.chosen) === 0) return true;
  state.turn += 1;
  if (state.turn < state.seats) {
    state.setArg(draftArg.chosen, 0);
    state.active = state.order(state.seats - 1 - state.turn);
    return true;
  }
  state.pop();
  for (let pair = 0; pair <= state.seats; pair++) {
    if (state.pairAction(pair) >= 0) clearPair(state, pair, true);
  }
  state.phase = TURNS;
  state.turn = 0;
  startTurn(state, rng);
  return false;
}

function clearPair(state: CastleState, pair: number, toBox: boolean): void {
  if (toBox) {
    moveCard(state, state.pairAction(pair), IN_PAIR, IN_BOX);
    moveCard(state, state.pairResource(pair), IN_PAIR, IN_BOX);
  }
  state.setPair(pair, -1, -1);
}

/** Lists the pairs left. */
function listDraft(state: CastleState, out: number[]): number {
  let n = 0;
  for (let pair = 0; pair <= state.seats; pair++) if (state.pairAction(pair) >= 0) out[n++] = DRAFT + pair;
  return n;
}

/** Takes the pair chosen. */
function answerDraft(state: CastleState, move: number): void {
  const pair = move - DRAFT;
  const action = state.pairAction(pair);
  const resource = state.pairResource(pair);
  clearPair(state, pair, false);
  state.setArg(draftArg.chosen, 1);
  takeStartingCards(state, state.active, action, resource, IN_PAIR);
}

/** The choice of starting cards. */
export const draftFrame: CastleFrame = {
  number: DRAFT_FRAME,
  name: 'draft',
  declinable: false,
  answers: ['draft'],
  asks: 'draft',
  question: () => ({ kind: 'draft' }),
  settle: settleDraft,
  list: listDraft,
  answer: answerDraft,
};
