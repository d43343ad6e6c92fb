import {
  AREA_CARDS,
  BASIC_TILES,
  CLIMB_TILES,
  ELITE_TILES,
  FIRST_STARTING_CARD,
  GARDEN_TILES,
  GOODS,
  INFLUENCE_CARDS,
  LANTERN_CARDS,
  STARTING_CARDS,
} from '../edition/ids.js';
import { FRAMES } from '../flow.js';
import {
  ACTIVATION_SPACES,
  ACTIVATIONS,
  type ActivationSpace,
  COLOURS,
  DECKS,
  type Deck,
  GOODS_A_STACK,
  LOCATIONS,
  type Location,
  PATHS,
  ROUNDS,
  SEATS,
} from '../model/board.js';
import { DRAFT_FRAME, SWAP_FRAME, TOKEN_FRAME } from '../model/frames.js';
import { type DuelState, FACE_UP, IMPROVED, OWNED, UNSEEN } from '../model/state.js';
import { roundOf } from '../turn.js';

/** A tile and the Clan Seals below it, each as the seat it belongs to. */
export interface SealsJson {
  readonly tile: string;
  readonly seals: readonly number[];
}

/** The castle: locations (tokens from the bottom), Activation tiles, decks (cards left, the shown one included). */
export type FloorsJson = Readonly<
  Record<Location, { readonly tile: string; readonly tokens: readonly string[] }> &
    Record<ActivationSpace, string> &
    Record<Deck, { readonly top: string | null; readonly left: number }>
>;

/** One player as a position writes it. */
export interface DuelSeatJson {
  readonly food: number;
  readonly iron: number;
  readonly pearl: number;
  readonly coin: number;
  readonly seal: number;
  readonly vp: number;
  readonly change: number;
  /** Lantern tokens on the domain by colour. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Lantern cards and starting cards by the colour of their area. */
  readonly lantern: Readonly<Record<string, readonly string[]>>;
  readonly cards: readonly { readonly id: string; readonly improved: boolean }[];
  readonly goods: readonly string[];
  readonly path: string | null;
  readonly space: number;
  /** Clan Seals not placed yet. */
  readonly clanSeals: number;
}

/** A table between turns as readable JSON; see docs/notation.md. */
export interface DuelPosition {
  readonly game: 'duel';
  readonly round: string;
  /** The seat that holds the starting marker now. */
  readonly starting: number;
  readonly toMove: number;
  /** Starting cards laid open, in the draft only. */
  readonly offer?: readonly string[];
  readonly floors: FloorsJson;
  readonly lanternRow: readonly string[];
  /** Lantern cards still face down. */
  readonly lanternLeft: number;
  readonly yards: { readonly basic: SealsJson; readonly elite: SealsJson };
  readonly gardens: { readonly stone: readonly SealsJson[]; readonly plant: readonly SealsJson[] };
  readonly climb: Readonly<Record<string, readonly string[]>>;
  /** Tiles left in each stack: the top first, the others in no known order. */
  readonly goods: { readonly common: readonly string[]; readonly luxury: readonly string[] };
  readonly seats: readonly DuelSeatJson[];
  /** Only inside a turn, for showing: such a position cannot be read back. */
  readonly inTurn?: { readonly agenda: readonly string[] };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function named<Name extends string, T>(names: readonly Name[], value: (index: number) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name, index) => [name, value(index)])) as Record<Name, T>;
}

/** Whether the next decision is a starting card, a Change tile or a token, and nothing of the turn is behind. */
export function betweenTurns(state: DuelState): boolean {
  if (state.depth === 2) return state.top === SWAP_FRAME;
  if (state.depth !== 1) return false;
  if (state.top === DRAFT_FRAME) return true;
  return state.top === TOKEN_FRAME && state.changeTiles(state.active) === 0;
}

const sealsOf = (count: (seat: number) => number): number[] =>
  upTo(SEATS).flatMap((seat) => Array<number>(count(seat)).fill(seat));

function gardenJson(state: DuelState, column: number): SealsJson {
  return {
    tile: GARDEN_TILES[state.gardenTile(column)],
    seals: sealsOf((seat) => state.gardenSeals(column, seat)),
  };
}

function yardJson(state: DuelState, yard: number, tiles: readonly string[]): SealsJson {
  return { tile: tiles[state.yardTile(yard)], seals: sealsOf((seat) => state.yardSeals(yard, seat)) };
}

function goodsJson(state: DuelState, stack: number): string[] {
  const top = state.goodsTop(stack);
  const tiles = upTo(GOODS_A_STACK).map((i) => stack * GOODS_A_STACK + i);
  return [...(top < 0 ? [] : [top]), ...tiles.filter((tile) => state.goods(tile) === UNSEEN)].map(
    (tile) => GOODS[tile],
  );
}

function seatJson(state: DuelState, seat: number): DuelSeatJson {
  const { areaColour } = state.edition;
  const path = state.path(seat);
  return {
    food: state.holding(seat, 0),
    iron: state.holding(seat, 1),
    pearl: state.holding(seat, 2),
    coin: state.coins(seat),
    seal: state.seals(seat),
    vp: state.vp(seat),
    change: state.changeTiles(seat),
    tokens: named(COLOURS, (colour) => state.tokens(seat, colour)),
    lantern: named(COLOURS, (colour) =>
      AREA_CARDS.filter((_, card) => state.areaCard(card) === OWNED + seat && areaColour[card] === colour),
    ),
    cards: INFLUENCE_CARDS.flatMap((id, card) => {
      const place = state.card(card);
      return place === OWNED + seat || place === IMPROVED + seat
        ? [{ id, improved: place === IMPROVED + seat }]
        : [];
    }),
    goods: GOODS.filter((_, tile) => state.goods(tile) === OWNED + seat),
    path: path < 0 ? null : PATHS[path],
    space: state.space(seat),
    clanSeals: state.clanSeals(seat),
  };
}

function floorsJson(state: DuelState): FloorsJson {
  return {
    ...named(LOCATIONS, (location) => ({
      tile: COLOURS[state.locationTile(location)],
      tokens: upTo(state.stackHeight(location)).map((level) => COLOURS[state.token(location, level)]),
    })),
    ...named(ACTIVATION_SPACES, (space) => ACTIVATIONS[state.activation(space)]),
    ...named(DECKS, (deck) => ({
      top: state.deckTop(deck) < 0 ? null : INFLUENCE_CARDS[state.deckTop(deck)],
      left: state.deckLeft(deck),
    })),
  };
}

/** Writes a state as readable JSON. Inside a turn it adds `inTurn` and is for showing only. */
export function toPosition(state: DuelState): DuelPosition {
  const offer = STARTING_CARDS.filter((_, card) => state.areaCard(FIRST_STARTING_CARD + card) === FACE_UP);
  const standing = state.depth === 0 || betweenTurns(state);
  return {
    game: 'duel',
    round: ROUNDS[roundOf(state)],
    starting: state.starting,
    toMove: state.toMove,
    ...(offer.length > 0 && { offer }),
    floors: floorsJson(state),
    lanternRow: upTo(state.rowSize).map((slot) => LANTERN_CARDS[state.rowCard(slot)]),
    lanternLeft: state.lanternLeft,
    yards: { basic: yardJson(state, 0, BASIC_TILES), elite: yardJson(state, 1, ELITE_TILES) },
    gardens: {
      stone: [0, 1, 2].map((column) => gardenJson(state, column)),
      plant: [3, 4, 5].map((column) => gardenJson(state, column)),
    },
    climb: named(PATHS, (path) => [1, 2].map((space) => CLIMB_TILES[state.climbTile(path, space)])),
    goods: { common: goodsJson(state, 0), luxury: goodsJson(state, 1) },
    seats: upTo(SEATS).map((seat) => seatJson(state, seat)),
    ...(!standing && { inTurn: { agenda: FRAMES.names(state) } }),
  };
}
