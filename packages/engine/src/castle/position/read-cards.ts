import type { Json } from '../../core/json.js';
import { CARDS, FIRST_ACTION, FIRST_DIPLOMAT, FIRST_RESOURCE } from '../edition/ids.js';
import { addToLantern } from '../lantern.js';
import { FIRST_DIPLOMAT_ROOM, ROOMS } from '../model/board.js';
import { firstCopy, moveCard } from '../model/cards.js';
import { type CastleState, DISCARDED, IN_BOX, IN_DECK, IN_DOMAIN, IN_PAIR, IN_ROOM } from '../model/state.js';

/** Reads where every card lies; those not named are unseen in their deck or back in the box. */
export function readCards(json: Json, seats: readonly Json[], state: CastleState): void {
  const { threePlus } = state.edition;
  for (let card = 0; card < FIRST_ACTION; card++) {
    state.setWhere(card, threePlus[card] === 1 && state.seats < 3 ? IN_BOX : IN_DECK);
  }
  readSeatCards(seats, state);
  const discarded = json.get('discarded');
  if (discarded.given) {
    for (const item of discarded.list(0, FIRST_ACTION))
      claim(item, state, CARDS.slice(0, FIRST_ACTION), DISCARDED);
  }
  readPairs(json.get('pairs'), state);
  readRooms(json.get('rooms'), state);
  if (!json.get('pairs').given) dealDefaults(seats, state);
}

/** Takes the card named, if a copy of it is still free, and lays it at `place`; returns its number. */
function claim(json: Json, state: CastleState, allowed: readonly string[], place: number): number {
  const card = CARDS.indexOf(allowed[json.oneOf(allowed)]);
  const from = card < FIRST_ACTION ? IN_DECK : IN_BOX;
  const copies = CARDS.filter((id) => id === CARDS[card]).length;
  for (let copy = card; copy < card + copies; copy++) {
    if (state.where(copy) !== from) continue;
    if (place >= 0) moveCard(state, card, from, place);
    return card;
  }
  const box = card < FIRST_ACTION && state.where(card) === IN_BOX;
  return json.fail(
    box
      ? `${CARDS[card]} is only in games of 3 or 4`
      : `${CARDS[card]} is on the table more often than it exists`,
  );
}

const BEFORE_RESOURCES = [...new Set(CARDS.slice(0, FIRST_RESOURCE))];

function readSeatCards(seats: readonly Json[], state: CastleState): void {
  seats.forEach((json, seat) => {
    const card = json.get('card');
    if (card.given && card.value !== null) {
      state.setDomainCard(seat, claim(card, state, BEFORE_RESOURCES, IN_DOMAIN + seat));
    }
    const lantern = json.get('lantern');
    if (!lantern.given) return;
    for (const item of lantern.list(0, CARDS.length)) {
      const number = claim(item, state, [...new Set(CARDS)], -1);
      addToLantern(state, seat, number, number < FIRST_ACTION ? IN_DECK : IN_BOX);
    }
  });
}

function readPairs(json: Json, state: CastleState): void {
  if (!json.given) return;
  json.list(state.seats + 1, state.seats + 1).forEach((item, pair) => {
    if (item.value === null) return;
    item.object('action', 'resource');
    const action = claim(item.get('action'), state, CARDS.slice(FIRST_ACTION, FIRST_RESOURCE), IN_PAIR);
    const resource = claim(
      item.get('resource'),
      state,
      CARDS.slice(FIRST_RESOURCE, CARDS.indexOf('coin')),
      IN_PAIR,
    );
    state.setPair(pair, action, resource);
  });
}

function readRooms(json: Json, state: CastleState): void {
  const inFloor = (room: number): string[] =>
    room < FIRST_DIPLOMAT_ROOM ? CARDS.slice(0, FIRST_DIPLOMAT) : CARDS.slice(FIRST_DIPLOMAT, FIRST_ACTION);
  const field = (name: string): Json => json.get(name).get('card');
  ROOMS.forEach((name, room) => {
    if (field(name).given) state.setRoomCard(room, claim(field(name), state, inFloor(room), IN_ROOM));
  });
  ROOMS.forEach((name, room) => {
    if (field(name).given) return;
    const free = inFloor(room).find((id) => state.where(CARDS.indexOf(id)) === IN_DECK);
    const card = free ? CARDS.indexOf(free) : field(name).fail('no card is left for this room');
    state.setRoomCard(room, card);
    moveCard(state, card, IN_DECK, IN_ROOM);
  });
}

/** A clan without a card named has the first starting action card still free. */
function dealDefaults(seats: readonly Json[], state: CastleState): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.domainCard(seat) >= 0 || seats[seat]?.get('card').given || (state.level > 0 && seat === 1))
      continue;
    for (let copy = FIRST_ACTION; copy < FIRST_RESOURCE; copy++) {
      if (state.where(copy) !== IN_BOX) continue;
      const card = firstCopy(copy);
      state.setDomainCard(seat, card);
      moveCard(state, card, IN_BOX, IN_DOMAIN + seat);
      break;
    }
  }
}
