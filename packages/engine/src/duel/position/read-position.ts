import { Json } from '../../core/json.js';
import type { Rng } from '../../core/rng.js';
import type { DuelEdition } from '../edition/edition.js';
import { FIRST_STARTING_CARD, STARTING_CARDS } from '../edition/ids.js';
import { FRAMES } from '../flow.js';
import { brokenInvariants } from '../invariants.js';
import {
  CHANGE_CAP,
  CLAN_SEALS,
  COLUMN_SPACES,
  COLUMNS,
  MONEY_CAP,
  PATH_TOP,
  PATHS,
  RESOURCE_CAP,
  RESOURCES,
  ROUNDS,
  SEATS,
  STARTING_OFFER,
  TURNS,
  YARDS,
} from '../model/board.js';
import { DuelState, FACE_UP, OWNED, UNSEEN } from '../model/state.js';
import { startDraft } from '../setup.js';
import { startTurn } from '../turn.js';
import { readGoods, readInfluence, readLantern } from './read-cards.js';
import { readTiles } from './read-tiles.js';
import { readTokens } from './read-tokens.js';

const FIELDS = [
  ...[
    'game',
    'round',
    'starting',
    'toMove',
    'offer',
    'floors',
    'lanternRow',
    'lanternLeft',
    'yards',
    'gardens',
  ],
  ...['climb', 'goods', 'seats', 'inTurn'],
];
const SEAT_FIELDS = [
  ...['food', 'iron', 'pearl', 'coin', 'seal', 'vp', 'change', 'tokens', 'lantern', 'cards', 'goods', 'path'],
  ...['space', 'clanSeals'],
];
const MOST_POINTS = 9999;

const noChance: Rng = () => {
  throw new Error('reading a position draws nothing');
};

/** Reads a position from untrusted JSON; throws `RulesError` naming the field that is wrong. */
export function fromPosition(value: unknown, edition: DuelEdition): DuelState {
  const json = new Json(value, '', 'bad-position').object(...FIELDS);
  json.get('game').oneOf(['duel']);
  if (json.get('inTurn').given) {
    json.get('inTurn').fail('a position stands between turns; reach the inside of one by moves');
  }
  const state = DuelState.empty(edition);
  const given = json.get('seats').given ? json.get('seats').list(SEATS, SEATS) : [];
  const seats = [0, 1].map((seat) => given[seat] ?? json.get(`seats[${seat}]`).section(...SEAT_FIELDS));
  readTiles(json, state);
  readSeals(json, state);
  seats.forEach((seatJson, seat) => {
    readSeat(seatJson, state, seat);
  });
  readCourtiers(seats, state);
  readInfluence(json.get('floors'), seats, state);
  readLantern(json, seats, state);
  readGoods(json.get('goods'), seats, state);
  state.starting = json.get('starting').integer(0, SEATS - 1, 0);
  const round = json.get('round').oneOf(ROUNDS, 0);
  readTokens(json, seats, state, round);
  start(json, state);
  for (const fault of brokenInvariants(state)) json.fail(fault);
  return state;
}

/** Clan Seals in gardens and yards, each named by its seat. */
function readSeals(json: Json, state: DuelState): void {
  const gardens = json.get('gardens').section('stone', 'plant');
  COLUMNS.forEach((name, column) => {
    const kind = name.slice(0, -1);
    const columns = gardens.get(kind).given ? gardens.get(kind).list(3, 3) : [];
    if (!columns[column % 3]) return;
    for (const seal of columns[column % 3].object('tile', 'seals').get('seals').items(COLUMN_SPACES)) {
      const seat = seal.integer(0, SEATS - 1);
      state.setGardenSeals(column, seat, state.gardenSeals(column, seat) + 1);
    }
  });
  const yards = json.get('yards').section(...YARDS);
  YARDS.forEach((name, yard) => {
    const seals = yards.get(name).section('tile', 'seals').get('seals');
    for (const seal of seals.items(state.edition.yardSpaces[yard])) {
      const seat = seal.integer(0, SEATS - 1);
      state.setYardSeals(yard, seat, state.yardSeals(yard, seat) + 1);
    }
  });
}

function readSeat(json: Json, state: DuelState, seat: number): void {
  RESOURCES.forEach((name, resource) => {
    state.setHolding(seat, resource, json.get(name).integer(0, RESOURCE_CAP, 0));
  });
  const coins = json.get('coin').integer(0, MONEY_CAP, 0);
  const seals = json.get('seal').integer(0, MONEY_CAP, 0);
  if (coins + seals > MONEY_CAP) {
    json.get('seal').fail(`${coins} coins and ${seals} seals are more than ${MONEY_CAP} together`);
  }
  state.setCoins(seat, coins);
  state.setSeals(seat, seals);
  state.setVp(seat, json.get('vp').integer(0, MOST_POINTS, 0));
  state.setChangeTiles(seat, json.get('change').integer(0, CHANGE_CAP, 0));
  let placed = 0;
  for (let column = 0; column < COLUMNS.length; column++) placed += state.gardenSeals(column, seat);
  for (let yard = 0; yard < YARDS.length; yard++) placed += state.yardSeals(yard, seat);
  const field = json.get('clanSeals');
  if (placed > CLAN_SEALS) field.fail(`a clan has ${CLAN_SEALS} Clan Seals, but ${placed} are placed`);
  const left = field.integer(0, CLAN_SEALS, CLAN_SEALS - placed);
  if (left + placed !== CLAN_SEALS) {
    field.fail(
      `a clan has ${CLAN_SEALS} Clan Seals: with ${placed} placed ${CLAN_SEALS - placed} are left, not ${left}`,
    );
  }
  state.setClanSeals(seat, left);
}

function readCourtiers(seats: readonly Json[], state: DuelState): void {
  seats.forEach((json, seat) => {
    const space = json.get('space').integer(0, PATH_TOP, 0);
    const path = json.get('path').value === null ? -1 : json.get('path').oneOf(PATHS, -1);
    if (space > 0 && path < 0)
      json.get('path').fail(`a courtier on space ${space} is on the left or the right path`);
    if (space === 0 && path >= 0) json.get('space').fail('a courtier on a path stands on space 1, 2 or 3');
    if (path >= 0 && seat === 1 && state.path(0) === path) {
      json.get('path').fail(`both courtiers cannot be on the ${PATHS[path]} path (D5.3)`);
    }
    state.setPath(seat, path);
    state.setSpace(seat, space);
  });
}

/** Puts the next decision on the agenda: a starting card, or the turn that is due. */
function start(json: Json, state: DuelState): void {
  const offer = json.get('offer');
  if (offer.given) readOffer(offer, state);
  else if (state.turn === TURNS) state.setOver();
  else startTurn(state);
  const due = state.toMove;
  const toMove = json.get('toMove');
  if (toMove.given && toMove.integer(-1, SEATS - 1) !== due) {
    const because = offer.given ? 'in the draft' : `after ${state.turn} turns`;
    toMove.fail(`${because} it is ${due < 0 ? 'over' : `seat ${due}'s turn`}, not ${String(toMove.value)}`);
  }
  FRAMES.settle(state, noChance);
}

function readOffer(json: Json, state: DuelState): void {
  const cards = json.list(STARTING_OFFER - 1, STARTING_OFFER);
  if (state.turn > 0) json.fail('starting cards are chosen before the first token is moved');
  for (const item of cards) {
    const card = FIRST_STARTING_CARD + item.oneOf(STARTING_CARDS);
    if (state.areaCard(card) !== UNSEEN)
      item.fail(`${STARTING_CARDS[card - FIRST_STARTING_CARD]} is on the table twice`);
    state.setAreaCard(card, FACE_UP);
  }
  const first = cards.length === STARTING_OFFER;
  const has = (seat: number): boolean =>
    STARTING_CARDS.some((_, card) => state.areaCard(FIRST_STARTING_CARD + card) === OWNED + seat);
  // D1.9: the other player chooses from three, then the starting player from two.
  if (has(1 - state.starting) === first || has(state.starting)) {
    json.fail(
      first
        ? 'with three cards on offer nobody has a starting card yet'
        : `with two cards on offer only seat ${1 - state.starting} has a starting card`,
    );
  }
  startDraft(state, first ? 1 - state.starting : state.starting);
}
