import { Json } from '../core/json.js';
import { drawFrom, type Rng, upTo } from '../core/rng.js';
import type { DuelEdition } from './edition/edition.js';
import {
  BASIC_TILES,
  CLIMB_TILES,
  ELITE_TILES,
  FIRST_STARTING_CARD,
  GARDEN_TILES,
  LANTERN_CARDS,
  STARTING_CARDS,
} from './edition/ids.js';
import { gain } from './holdings.js';
import { showDeckTop } from './influence.js';
import { drawLanternCard } from './lantern.js';
import {
  ACTIVATIONS,
  CLAN_SEALS,
  COLOURS,
  COLUMNS,
  DECK_SIZE,
  DECKS,
  LANTERN_ROW,
  PATHS,
  SEATS,
  STACKS,
  STARTING_OFFER,
  TOKENS_PER_COLOUR,
} from './model/board.js';
import {
  ACTIVATION_DRAW,
  CLIMB_TILE_DRAW,
  GARDEN_TILE_DRAW,
  LOCATION_DRAW,
  STARTING_CARD_DRAW,
  STARTING_SEAT_DRAW,
  YARD_TILE_DRAW,
} from './model/draws.js';
import { DRAFT_FRAME, type DuelFrame, draftArg } from './model/frames.js';
import { START } from './model/moves.js';
import { DuelState, FACE_UP, OWNED, UNSEEN } from './model/state.js';
import { showGoods } from './trade.js';
import { startTurn } from './turn.js';

/** Options of a game, with the defaults filled in. */
export interface DuelOptions {
  readonly firstGame: boolean;
}

export const PLAYER_COUNTS: readonly number[] = [2];
export const OPTION_FIELDS = ['firstGame'];

/** Checks untrusted options; throws `RulesError`. */
export function readOptions(options: unknown): DuelOptions {
  const json = new Json(options ?? {}, '', 'bad-options').object(...OPTION_FIELDS, 'edition');
  return { firstGame: json.get('firstGame').flag(false) };
}

/** Numbers below `size`, shuffled unless it is a first game (D1.10). */
function numbers(size: number, firstGame: boolean, rng: Rng, what: number): number[] {
  const all = upTo(size);
  return firstGame ? all : drawFrom(all, size, rng, what);
}

/** Lays out the tiles of D1.2 and D1.4 to D1.6. */
function layTiles(state: DuelState, firstGame: boolean, rng: Rng): void {
  const { locationColours } = state.edition;
  state.setYardTile(0, firstGame ? 0 : rng(BASIC_TILES.length, YARD_TILE_DRAW));
  state.setYardTile(1, firstGame ? 0 : rng(ELITE_TILES.length, YARD_TILE_DRAW));
  const activations = numbers(ACTIVATIONS.length, firstGame, rng, ACTIVATION_DRAW);
  for (let space = 0; space < activations.length; space++) state.setActivation(space, activations[space]);
  const locations = numbers(locationColours.length, firstGame, rng, LOCATION_DRAW);
  for (let location = 0; location < locations.length; location++)
    state.setLocationTile(location, locationColours[locations[location]]);
  const climb = numbers(CLIMB_TILES.length, firstGame, rng, CLIMB_TILE_DRAW);
  for (let path = 0; path < PATHS.length; path++) {
    for (let space = 1; space <= 2; space++) state.setClimbTile(path, space, climb[path * 2 + space - 1]);
  }
  const gardens = numbers(GARDEN_TILES.length, firstGame, rng, GARDEN_TILE_DRAW);
  for (let column = 0; column < COLUMNS.length; column++) state.setGardenTile(column, gardens[column]);
}

/** Sets up a game up to the first decision (D1). */
export function setUp(options: DuelOptions, edition: DuelEdition, rng: Rng): DuelState {
  const state = DuelState.empty(edition);
  layTiles(state, options.firstGame, rng);
  for (let deck = 0; deck < DECKS.length; deck++) state.setDeckLeft(deck, DECK_SIZE);
  for (let deck = 0; deck < DECKS.length; deck++) showDeckTop(state, deck, rng);
  state.lanternLeft = LANTERN_CARDS.length;
  state.rowSize = LANTERN_ROW;
  for (let slot = 0; slot < LANTERN_ROW; slot++) state.setRowCard(slot, drawLanternCard(state, rng));
  for (let stack = 0; stack < STACKS.length; stack++) showGoods(state, stack, rng);
  for (let seat = 0; seat < SEATS; seat++) {
    state.setClanSeals(seat, CLAN_SEALS);
    for (let colour = 0; colour < COLOURS.length; colour++) state.setTokens(seat, colour, TOKENS_PER_COLOUR);
  }
  state.starting = rng(SEATS, STARTING_SEAT_DRAW);
  const starting = numbers(STARTING_CARDS.length, false, rng, STARTING_CARD_DRAW);
  for (let i = 0; i < STARTING_OFFER; i++) state.setAreaCard(FIRST_STARTING_CARD + starting[i], FACE_UP);
  startDraft(state, 1 - state.starting);
  return state;
}

/** Whether starting cards are still being chosen. */
export function isDraft(state: DuelState): boolean {
  return state.depth > 0 && state.frameKind(0) === DRAFT_FRAME;
}

/** Asks a seat for its starting card; the one who does not start chooses first (D1.9). */
export function startDraft(state: DuelState, seat: number): void {
  state.active = seat;
  state.push(DRAFT_FRAME);
}

/** Asks the seat whose choice it is; then the other, then the first turn begins. */
function settleDraft(state: DuelState): boolean {
  if (state.arg(draftArg.chosen) === 0) return true;
  state.pop();
  if (state.active !== state.starting) startDraft(state, state.starting);
  else {
    for (let card = 0; card < STARTING_CARDS.length; card++) {
      if (state.areaCard(FIRST_STARTING_CARD + card) === FACE_UP)
        state.setAreaCard(FIRST_STARTING_CARD + card, UNSEEN);
    }
    startTurn(state);
  }
  return false;
}

/** Lists the starting cards on offer. */
function listDraft(state: DuelState, out: number[]): number {
  let n = 0;
  for (let card = 0; card < STARTING_CARDS.length; card++) {
    if (state.areaCard(FIRST_STARTING_CARD + card) === FACE_UP) out[n++] = START + card;
  }
  return n;
}

/** Takes a starting card: its gains at once, its other side to the Lantern Area of its colour. */
function answerDraft(state: DuelState, move: number): void {
  const card = move - START;
  state.setArg(draftArg.chosen, 1);
  state.setAreaCard(FIRST_STARTING_CARD + card, OWNED + state.active);
  gain(state, state.edition.startingGains[card]);
}

/** A starting card. */
export const draftFrame: DuelFrame = {
  number: DRAFT_FRAME,
  name: 'starting card',
  declinable: false,
  answers: ['start'],
  asks: 'start',
  question: () => ({ kind: 'start' }),
  settle: settleDraft,
  list: listDraft,
  answer: answerDraft,
};
