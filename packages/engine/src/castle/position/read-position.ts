import { Json } from '../../core/json.js';
import { upTo } from '../../core/rng.js';
import type { CastleEdition } from '../edition/edition.js';
import { DAIMYO_CARDS, GARDEN_CARDS, TILES_PER_COLOUR, YARD_TILES } from '../edition/ids.js';
import {
  COLOURS,
  GARDENER,
  GARDENS,
  MEMBERS,
  RESOURCES,
  ROOM_TILES,
  ROOMS,
  ROUNDS,
  ROWS,
  SEAL_CAP,
  TIME_END,
  TURNS_A_ROUND,
  WARRIOR,
  YARD_PLACES,
  YARDS,
} from '../model/board.js';
import { DRAFT_FRAME, TAKE } from '../model/frames.js';
import { CastleState, DRAFTING, TURNS } from '../model/state.js';
import { isRival } from '../scoring.js';
import { LEVELS } from '../setup.js';
import { firstGameTiles, layWell } from '../tiles.js';
import { readCards } from './read-cards.js';
import { readDice } from './read-dice.js';

const FIELDS = [
  ...['game', 'players', 'level', 'promo', 'round', 'order', 'toMove', 'pairs', 'bridges', 'rooms', 'daimyo'],
  ...[
    'well',
    'wellDice',
    'outside',
    'gardens',
    'yards',
    'discarded',
    'rivalDeck',
    'seats',
    'timeOrder',
    'inTurn',
  ],
];
const SEAT_FIELDS = [
  ...['food', 'iron', 'pearl', 'coin', 'seal', 'vp', 'time', 'card', 'lantern', 'courtiers', 'gardeners'],
  ...['warriors', 'dice'],
];
const FLOORS = ['gate', 'floor1', 'floor2', 'daimyo'];
const MOST = 9999;

/** Reads a position from untrusted JSON; throws `RulesError` naming the field that is wrong. */
export function fromPosition(value: unknown, edition: CastleEdition): CastleState {
  const json = new Json(value, '', 'bad-position').object(...FIELDS);
  json.get('game').oneOf(['castle']);
  if (json.get('inTurn').given)
    json.get('inTurn').fail('a position stands between turns; reach the inside of one by moves');
  const state = CastleState.empty(edition);
  const players = json.get('players').integer(1, 4);
  state.seats = players === 1 ? 2 : players;
  if (players === 1) state.level = json.get('level').oneOf(LEVELS) + 1;
  else if (json.get('level').given) json.get('level').fail('only a game of one player has a level');
  state.promo = json.get('promo').flag(false);
  state.round = json.get('round').integer(1, ROUNDS, 1);
  readOrder(json.get('order'), state);
  readTiles(json, state);
  readGardens(json.get('gardens').section(...COLOURS), state);
  readYards(json.get('yards').section(...YARDS), state);
  const seats = json.get('seats').given ? json.get('seats').list(state.seats, state.seats) : [];
  for (const seat of upTo(state.seats))
    readSeat(seats[seat] ?? new Json({}, `seats[${seat}]`, json.code), state, seat);
  readFavours(json.get('daimyo').section('card', 'favours'), state);
  readTimeOrder(json.get('timeOrder'), state);
  readCards(json, seats, state);
  readRivalDeck(json.get('rivalDeck'), state);
  if (json.get('pairs').given) startDraft(json, state);
  else startTurns(json, state, seats);
  return state;
}

function permutation(json: Json, count: number): number[] {
  const seats = json.list(count, count).map((item) => item.integer(0, count - 1));
  if (new Set(seats).size !== count) json.fail('must name every seat once');
  return seats;
}

function readOrder(json: Json, state: CastleState): void {
  const order = json.given ? permutation(json, state.seats) : upTo(state.seats);
  order.forEach((seat, place) => {
    state.setOrder(place, seat);
  });
}

/** Tiles for a room left out: the standard ones, or others where the rooms given leave too few of a colour. */
function tilesLeft(standard: readonly number[], left: readonly number[]): readonly number[] {
  const short = standard.some((colour) => standard.filter((c) => c === colour).length > left[colour]);
  if (!short) return standard;
  const most = upTo(COLOURS.length)
    .filter((colour) => left[colour] > 0)
    .sort((a, b) => left[b] - left[a]);
  return standard.map((_, place) => most[place % most.length]);
}

function readTiles(json: Json, state: CastleState): void {
  const standard = firstGameTiles();
  const rooms = json.get('rooms').section(...ROOMS);
  const left = COLOURS.map(() => TILES_PER_COLOUR);
  const field = (room: number): Json => rooms.get(ROOMS[room]).section('card', 'tiles', 'dice').get('tiles');
  for (const room of givenFirst(upTo(ROOMS.length), field)) {
    const tiles = field(room);
    const colours = tiles.given
      ? tiles.list(ROOM_TILES[room], ROOM_TILES[room]).map((tile) => tile.oneOf(COLOURS))
      : tilesLeft(standard.rooms[room], left);
    if (new Set(colours).size === 1) tiles.fail('a room is never all one colour (C1.7)');
    colours.forEach((colour, place) => {
      if (left[colour]-- === 0) tiles.fail(`there are only ${TILES_PER_COLOUR} ${COLOURS[colour]} Die tiles`);
      state.setRoomTile(room, place, colour);
    });
  }
  const rewards = state.edition.components.tileRewards;
  const well = json.get('well');
  layWell(state, well.given ? well.list(2, 2).map((tile) => tile.oneOf(rewards)) : standard.well);
}

/** Cards or tiles of one kind: each may lie on the table once, promo ones only when in play. */
class Once {
  private readonly used = new Set<number>();
  private readonly ids: readonly string[];
  private readonly printed: number;

  constructor(ids: readonly string[], printed: number) {
    this.ids = ids;
    this.printed = printed;
  }

  take(json: Json, state: CastleState, fits: (index: number) => boolean = () => true): number {
    const inPlay = (index: number) => index < this.printed || state.promo;
    if (!json.given) {
      const free = this.ids.findIndex((_, i) => !this.used.has(i) && inPlay(i) && fits(i));
      this.used.add(free);
      return free;
    }
    const index = json.oneOf(this.ids);
    if (!inPlay(index)) json.fail(`${this.ids[index]} is only in play with the promo set`);
    if (!fits(index)) json.fail(`${this.ids[index]} does not belong here`);
    if (this.used.has(index)) json.fail(`${this.ids[index]} is on the table twice`);
    this.used.add(index);
    return index;
  }
}

/** Reads given places before default ones, so that a default never takes a card named later. */
function givenFirst<T>(places: readonly T[], field: (place: T) => Json): T[] {
  return [...places].sort((a, b) => Number(field(b).given) - Number(field(a).given));
}

function readGardens(json: Json, state: CastleState): void {
  const cards = new Once(GARDEN_CARDS, state.edition.components.gardens.length);
  const place = (garden: number): Json =>
    json
      .get(COLOURS[garden >> 1])
      .section(...GARDENS)
      .get(GARDENS[garden & 1])
      .section('card', 'clans');
  for (const garden of givenFirst(upTo(6), (g) => place(g).get('card'))) {
    const isPlant = 1 - (garden & 1);
    state.setGardenCard(
      garden,
      cards.take(place(garden).get('card'), state, (card) => state.edition.gardenIsPlant[card] === isPlant),
    );
    const clans = place(garden).get('clans');
    if (!clans.given) continue;
    for (const clan of clans.list(0, state.seats)) {
      const bit = 1 << clan.integer(0, state.seats - 1);
      if (state.gardenClans(garden) & bit) clan.fail('names a seat twice');
      state.setGardenClans(garden, state.gardenClans(garden) | bit);
    }
  }
}

function readYards(json: Json, state: CastleState): void {
  const tiles = new Once(YARD_TILES, state.edition.components.yardTiles.length);
  const yardOf = (place: number): number => YARD_PLACES.findIndex((places) => places.includes(place));
  const field = (place: number): Json => {
    const yard = yardOf(place);
    const list = json.get(YARDS[yard]).section('tiles', 'warriors').get('tiles');
    const count = YARD_PLACES[yard].length;
    return list.given ? list.list(count, count)[YARD_PLACES[yard].indexOf(place)] : list;
  };
  for (const place of givenFirst(upTo(4), field)) state.setYardTile(place, tiles.take(field(place), state));
  YARDS.forEach((name, yard) => {
    const warriors = json.get(name).section('tiles', 'warriors').get('warriors');
    if (!warriors.given) return;
    warriors.list(state.seats, state.seats).forEach((count, seat) => {
      state.setYardWarriors(yard, seat, count.integer(0, MEMBERS));
    });
  });
}

function readSeat(json: Json, state: CastleState, seat: number): void {
  json.object(...SEAT_FIELDS);
  RESOURCES.forEach((name, resource) => {
    state.setHolding(seat, resource, json.get(name).integer(0, 7, 0));
  });
  state.setSeals(seat, json.get('seal').integer(0, SEAL_CAP, 0));
  state.setCoins(seat, json.get('coin').integer(0, MOST, 0));
  state.setVp(seat, json.get('vp').integer(0, MOST, 0));
  state.setTime(seat, json.get('time').integer(0, TIME_END, 0));
  const courtiers = json.get('courtiers').section('domain', ...FLOORS);
  let out = 0;
  FLOORS.forEach((name, floor) => {
    const count = courtiers.get(name).integer(0, MEMBERS, 0);
    state.setCourt(seat, floor, count);
    out += count;
  });
  setHome(courtiers.get('domain'), state, seat, 0, out, 'courtiers');
  const gardens = upTo(6).filter((garden) => (state.gardenClans(garden) >> seat) & 1).length;
  setHome(json.get('gardeners'), state, seat, GARDENER, gardens, 'gardeners');
  const warriors = upTo(3).reduce((sum, yard) => sum + state.yardWarriors(yard, seat), 0);
  setHome(json.get('warriors'), state, seat, WARRIOR, warriors, 'warriors');
  const dice = json.get('dice').section(...ROWS);
  ROWS.forEach((name, row) => {
    const die = dice.get(name);
    state.setRowDie(seat, row, die.value === null ? 0 : die.integer(1, 6, 0));
  });
}

function setHome(
  json: Json,
  state: CastleState,
  seat: number,
  member: number,
  out: number,
  name: string,
): void {
  if (out > MEMBERS) json.fail(`a clan has ${MEMBERS} ${name}, but ${out} are out`);
  const home = json.integer(0, MEMBERS, MEMBERS - out);
  if (home + out !== MEMBERS)
    json.fail(`a clan has ${MEMBERS} ${name}: with ${out} out ${MEMBERS - out} are left, not ${home}`);
  state.setHome(seat, member, home);
}

function readFavours(json: Json, state: CastleState): void {
  state.daimyo = new Once(DAIMYO_CARDS, state.edition.components.daimyo.length).take(json.get('card'), state);
  if (!json.get('favours').given) return;
  json
    .get('favours')
    .list(3, 3)
    .forEach((favour, slot) => {
      if (favour.value === null) return;
      const seat = favour.integer(0, state.seats - 1);
      state.setFavour(slot, seat);
      const held = upTo(slot + 1).filter((s) => state.favour(s) === seat).length;
      if (held > state.court(seat, 3))
        favour.fail(`seat ${seat} has only ${state.court(seat, 3)} courtiers at the Daimyo`);
    });
}

function readTimeOrder(json: Json, state: CastleState): void {
  const byTurn = upTo(state.seats).map((place) => state.order(place));
  const order = json.given
    ? permutation(json, state.seats)
    : byTurn.sort((a, b) => state.time(b) - state.time(a));
  order.forEach((seat, place) => {
    if (place > 0 && state.time(seat) > state.time(order[place - 1])) {
      json.fail(`seat ${seat} is further on the Passage of Time than seat ${order[place - 1]} before it`);
    }
    state.setTimeOrder(place, seat);
  });
}

function readRivalDeck(json: Json, state: CastleState): void {
  const { ids } = state.edition.rival;
  if (state.level === 0) {
    if (json.given) json.fail('only a game of one player has a rival');
    return;
  }
  const cards = json.given
    ? json.list(ids.length, ids.length).map((item) => (item.value === null ? 0 : item.oneOf(ids) + 1))
    : ids.map((_, place) => (place === 0 ? 1 : 0));
  if (cards[0] === 0) json.fail('the card on top is known: its bridge face lies open (C13.4)');
  cards.forEach((card, place) => {
    if (card > 0 && cards.indexOf(card) < place) json.fail(`${ids[card - 1]} is in the deck twice`);
    if (place > 1 && card === 0 && cards[place - 1] > 0)
      json.fail('cards not known lie right below the top (C13.6)');
    state.setRivalDeck(place, card);
  });
}

function startDraft(json: Json, state: CastleState): void {
  const pairs = json.get('pairs');
  if (state.level > 0) pairs.fail('the solo game has no draft (C13.1)');
  const picked = upTo(state.seats).filter((seat) => state.domainCard(seat) >= 0).length;
  const left = upTo(state.seats + 1).filter((pair) => state.pairAction(pair) >= 0).length;
  if (picked === state.seats) pairs.fail('every clan has its card, so the draft is over');
  if (left !== state.seats + 1 - picked)
    pairs.fail(`${picked} are taken, so ${state.seats + 1 - picked} are left, not ${left}`);
  const toMove = state.order(state.seats - 1 - picked);
  upTo(state.seats).forEach((place) => {
    const has = state.domainCard(state.order(place)) >= 0;
    if (has !== place >= state.seats - picked) pairs.fail('picks go in reverse turn order (C1.14)');
  });
  if (readDice(json, state) > 0) json.get('bridges').fail('during the draft all dice stand on their bridges');
  state.phase = DRAFTING;
  state.turn = picked;
  state.active = toMove;
  state.push(DRAFT_FRAME);
  checkToMove(json.get('toMove'), toMove, `${picked} pairs are taken`);
}

function startTurns(json: Json, state: CastleState, seats: readonly Json[]): void {
  upTo(state.seats).forEach((seat) => {
    if (state.domainCard(seat) < 0 && !(state.level > 0 && seat === 1)) {
      (seats[seat] ?? json.get('seats')).get('card').fail('a clan has a card on its domain after the draft');
    }
  });
  const taken = readDice(json, state);
  const allTaken = taken === TURNS_A_ROUND * state.seats;
  if (allTaken && state.round === ROUNDS && json.get('toMove').value === -1) {
    state.turn = taken;
    state.setOver();
    return;
  }
  if (taken >= TURNS_A_ROUND * state.seats)
    json.get('bridges').fail('with three dice left the round is over; a position has more');
  state.phase = TURNS;
  state.turn = taken;
  state.active = state.order(taken % state.seats);
  if (isRival(state, state.active))
    json.get('bridges').fail('a position stands before a turn of the player, not of the rival');
  state.push(TAKE);
  checkToMove(json.get('toMove'), state.active, `${taken} dice are taken`);
}

function checkToMove(json: Json, seat: number, because: string): void {
  if (json.given && json.value !== seat)
    json.fail(`${because}, so seat ${seat} is to move, not ${String(json.value)}`);
}
