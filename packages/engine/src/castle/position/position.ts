import { upTo } from '../../core/rng.js';
import { CARDS, DAIMYO_CARDS, GARDEN_CARDS, YARD_TILES } from '../edition/ids.js';
import { FRAMES } from '../flow.js';
import { COLOURS, OUTSIDES, ROOM_TILES, ROOMS, ROWS, YARD_PLACES, YARDS } from '../model/board.js';
import { dieColour, dieValue } from '../model/die.js';
import { DRAFT_FRAME, TAKE } from '../model/frames.js';
import { type CastleState, DISCARDED, DRAFTING, IN_LANTERN } from '../model/state.js';
import { LEVELS } from '../setup.js';

/** A die as a position writes it. */
export interface DieJson {
  readonly colour: string;
  readonly value: number;
}

/** A table between turns as readable JSON; see docs/notation.md. */
export interface CastlePosition {
  readonly game: 'castle';
  readonly players: number;
  readonly level?: string;
  readonly promo?: true;
  readonly round: number;
  readonly order: readonly number[];
  readonly toMove: number;
  readonly pairs?: readonly ({ readonly action: string; readonly resource: string } | null)[];
  readonly bridges: Readonly<Record<string, { left: number | null; centre: number[]; right: number | null }>>;
  readonly rooms: Readonly<Record<string, { card: string | null; tiles: string[]; dice: DieJson[] }>>;
  readonly daimyo: { readonly card: string; readonly favours: (number | null)[] };
  readonly well: readonly string[];
  readonly wellDice: readonly DieJson[];
  readonly outside: Readonly<Record<string, DieJson[]>>;
  readonly gardens: Readonly<Record<string, Readonly<Record<string, { card: string; clans: number[] }>>>>;
  readonly yards: Readonly<Record<string, { tiles: string[]; warriors: number[] }>>;
  readonly discarded?: readonly string[];
  /** The rival's deck from the top; null is a card not known. */
  readonly rivalDeck?: readonly (string | null)[];
  readonly seats: readonly SeatJson[];
  readonly timeOrder: readonly number[];
  /** Only inside a turn, for showing: such a position cannot be read back. */
  readonly inTurn?: { readonly die?: DieJson; readonly agenda: readonly string[] };
}

/** One clan as a position writes it. */
export interface SeatJson {
  readonly food: number;
  readonly iron: number;
  readonly pearl: number;
  readonly coin: number;
  readonly seal: number;
  readonly vp: number;
  readonly time: number;
  readonly card: string | null;
  readonly lantern: readonly string[];
  readonly courtiers: { domain: number; gate: number; floor1: number; floor2: number; daimyo: number };
  readonly gardeners: number;
  readonly warriors: number;
  readonly dice: Readonly<Record<string, number | null>>;
}

const dieJson = (die: number): DieJson => ({ colour: COLOURS[dieColour(die)], value: dieValue(die) });

function named<T>(names: readonly string[], value: (index: number) => T): Record<string, T> {
  return Object.fromEntries(names.map((name, index) => [name, value(index)]));
}

function bridgeJson(state: CastleState, bridge: number) {
  const die = (place: number) => state.bridgeDie(bridge, place);
  return {
    left: die(0) || null,
    centre: [1, 2, 3].map(die).filter((value) => value > 0),
    right: die(4) || null,
  };
}

function diceOn(state: CastleState, space: number): DieJson[] {
  return [state.spaceDie(space, 0), state.spaceDie(space, 1)].filter((die) => die > 0).map(dieJson);
}

const cardId = (card: number): string | null => (card < 0 ? null : CARDS[card]);

function cardsAt(state: CastleState, place: number): string[] {
  return CARDS.filter((_, card) => state.where(card) === place);
}

function seatJson(state: CastleState, seat: number): SeatJson {
  const court = (floor: number) => state.court(seat, floor);
  return {
    food: state.food(seat),
    iron: state.iron(seat),
    pearl: state.pearl(seat),
    coin: state.coins(seat),
    seal: state.seals(seat),
    vp: state.vp(seat),
    time: state.time(seat),
    card: cardId(state.domainCard(seat)),
    lantern: cardsAt(state, IN_LANTERN + seat),
    courtiers: {
      domain: state.home(seat, 0),
      gate: court(0),
      floor1: court(1),
      floor2: court(2),
      daimyo: court(3),
    },
    gardeners: state.home(seat, 1),
    warriors: state.home(seat, 2),
    dice: named(ROWS, (row) => state.rowDie(seat, row) || null),
  };
}

function gardenJson(state: CastleState, garden: number) {
  const clans = upTo(state.seats).filter((seat) => (state.gardenClans(garden) >> seat) & 1);
  return { card: GARDEN_CARDS[state.gardenCard(garden)], clans };
}

function rivalDeckJson(state: CastleState): (string | null)[] {
  const row = upTo(9).filter((place) => state.rivalRow(place) > 0).length;
  const { ids } = state.edition.rival;
  return upTo(9 - row).map((place) =>
    state.rivalDeck(place) === 0 ? null : ids[state.rivalDeck(place) - 1],
  );
}

/** Whether the next decision is to take a die or a starting pair, or none is left. */
export function betweenTurns(state: CastleState): boolean {
  if (state.depth === 0) return true;
  return state.depth === 1 && (state.top === TAKE || state.top === DRAFT_FRAME);
}

function inTurn(state: CastleState): CastlePosition['inTurn'] {
  if (betweenTurns(state)) return undefined;
  const asked = FRAMES.question(state);
  return { ...(asked?.kind === 'placeDie' && { die: asked.die }), agenda: FRAMES.names(state) };
}

/** Writes a state as readable JSON. Inside a turn it adds `inTurn` and is for showing only. */
export function toPosition(state: CastleState): CastlePosition {
  const discarded = cardsAt(state, DISCARDED);
  const pending = inTurn(state);
  const rewards = state.edition.components.tileRewards;
  return {
    game: 'castle',
    players: state.level > 0 ? 1 : state.seats,
    ...(state.level > 0 && { level: LEVELS[state.level - 1] }),
    ...(state.promo && { promo: true as const }),
    round: state.round,
    order: upTo(state.seats).map((place) => state.order(place)),
    toMove: state.toMove,
    ...(state.phase === DRAFTING && {
      pairs: upTo(state.seats + 1).map((pair) =>
        state.pairAction(pair) < 0
          ? null
          : { action: CARDS[state.pairAction(pair)], resource: CARDS[state.pairResource(pair)] },
      ),
    }),
    bridges: named(COLOURS, (bridge) => bridgeJson(state, bridge)),
    rooms: named(ROOMS, (room) => ({
      card: cardId(state.roomCard(room)),
      tiles: upTo(ROOM_TILES[room]).map((place) => COLOURS[state.roomTile(room, place)]),
      dice: diceOn(state, room),
    })),
    daimyo: {
      card: DAIMYO_CARDS[state.daimyo],
      favours: [0, 1, 2].map((slot) => (state.favour(slot) < 0 ? null : state.favour(slot))),
    },
    well: [rewards[state.wellTile(0)], rewards[state.wellTile(1)]],
    wellDice: upTo(12)
      .map((place) => state.wellDie(place))
      .filter((die) => die > 0)
      .map(dieJson),
    outside: named(OUTSIDES, (i) => diceOn(state, ROOMS.length + i)),
    gardens: named(COLOURS, (bridge) => ({
      plant: gardenJson(state, bridge * 2),
      stone: gardenJson(state, bridge * 2 + 1),
    })),
    yards: named(YARDS, (yard) => ({
      tiles: YARD_PLACES[yard].map((place) => YARD_TILES[state.yardTile(place)]),
      warriors: upTo(state.seats).map((seat) => state.yardWarriors(yard, seat)),
    })),
    ...(discarded.length > 0 && { discarded }),
    ...(state.level > 0 && { rivalDeck: rivalDeckJson(state) }),
    seats: upTo(state.seats).map((seat) => seatJson(state, seat)),
    timeOrder: upTo(state.seats).map((place) => state.timeOrder(place)),
    ...(pending && { inTurn: pending }),
  };
}
