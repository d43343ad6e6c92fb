import { LANTERN_ICONS } from './edition/effect-words.js';
import { CARDS, FIRST_ACTION } from './edition/ids.js';
import { COLOURS, DICE_PER_COLOUR, MEMBERS, RESOURCE_CAP, ROWS, SEAL_CAP, WORKERS } from './model/board.js';
import { dieColour } from './model/die.js';
import { PLACE, placeArg } from './model/frames.js';
import {
  type CastleState,
  DISCARDED,
  IN_BOX,
  IN_DECK,
  IN_DOMAIN,
  IN_LANTERN,
  IN_PAIR,
  IN_ROOM,
  OVER,
} from './model/state.js';

/** Totals that do not add up, one line each; empty for every state reached by play. */
export function brokenInvariants(state: CastleState): string[] {
  return [...diceFaults(state), ...memberFaults(state), ...cardFaults(state), ...holdingFaults(state)];
}

function diceFaults(state: CastleState): string[] {
  const counts = COLOURS.map(() => 0);
  for (let bridge = 0; bridge < 3; bridge++) {
    for (let place = 0; place < 5; place++) if (state.bridgeDie(bridge, place) > 0) counts[bridge]++;
  }
  const dice: number[] = [];
  for (let space = 0; space < 7; space++) dice.push(state.spaceDie(space, 0), state.spaceDie(space, 1));
  for (let place = 0; place < 12; place++) dice.push(state.wellDie(place));
  if (state.depth > 0 && state.top === PLACE) dice.push(state.arg(placeArg.die));
  for (const die of dice) if (die > 0) counts[dieColour(die)]++;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let row = 0; row < ROWS.length; row++) if (state.rowDie(seat, row) > 0) counts[row]++;
  }
  const wanted = DICE_PER_COLOUR[state.seats];
  return counts.flatMap((count, colour) =>
    count === wanted ? [] : [`${count} ${COLOURS[colour]} dice, not ${wanted}`],
  );
}

function memberFaults(state: CastleState): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const out = [0, 0, 0];
    for (let floor = 0; floor < 4; floor++) out[0] += state.court(seat, floor);
    for (let garden = 0; garden < 6; garden++) out[1] += (state.gardenClans(garden) >> seat) & 1;
    for (let yard = 0; yard < 3; yard++) out[2] += state.yardWarriors(yard, seat);
    WORKERS.forEach((name, member) => {
      const count = out[member] + state.home(seat, member);
      if (count !== MEMBERS) lines.push(`seat ${seat} has ${count} ${name}s`);
    });
    const favours = [0, 1, 2].filter((slot) => state.favour(slot) === seat).length;
    if (favours > state.court(seat, 3)) lines.push(`seat ${seat} holds ${favours} favours`);
  }
  return lines;
}

function cardFaults(state: CastleState): string[] {
  const lines: string[] = [];
  const at = (card: number, place: number): boolean =>
    CARDS.some((id, copy) => id === CARDS[card] && state.where(copy) === place);
  for (let room = 0; room < 5; room++) {
    const card = state.roomCard(room);
    if (card >= 0 && !at(card, IN_ROOM))
      lines.push(`room ${room} holds ${CARDS[card]}, which lies elsewhere`);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const card = state.domainCard(seat);
    if (card >= 0 && !at(card, IN_DOMAIN + seat))
      lines.push(`seat ${seat} has ${CARDS[card]}, which lies elsewhere`);
    const icons = Array.from({ length: LANTERN_ICONS }, () => 0);
    CARDS.forEach((_, copy) => {
      if (state.where(copy) !== IN_LANTERN + seat) return;
      icons[state.edition.lanternIcon[copy]] += state.edition.lanternCount[copy];
    });
    if (icons.some((count, icon) => count !== state.lantern(seat, icon)))
      lines.push(`seat ${seat}'s lanterns miscounted`);
  }
  const places = [IN_BOX, IN_DECK, IN_ROOM, IN_PAIR, DISCARDED];
  CARDS.forEach((id, copy) => {
    const place = state.where(copy);
    const known = places.includes(place) || (place >= IN_DOMAIN && place < IN_LANTERN + state.seats);
    if (!known || (place === IN_DECK && copy >= FIRST_ACTION)) lines.push(`${id} is at ${place}`);
  });
  return lines;
}

function holdingFaults(state: CastleState): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    for (let resource = 0; resource < 3; resource++) {
      if (state.holding(seat, resource) > RESOURCE_CAP)
        lines.push(`seat ${seat} holds too much of ${resource}`);
    }
    if (state.seals(seat) > SEAL_CAP) lines.push(`seat ${seat} holds ${state.seals(seat)} seals`);
    // Far above what can be gained: coins below zero wrap to the top of their two bytes.
    if (state.coins(seat) > 30_000) lines.push(`seat ${seat} holds ${state.coins(seat)} coins`);
  }
  for (let place = 1; place < state.seats; place++) {
    if (state.time(state.timeOrder(place)) > state.time(state.timeOrder(place - 1)))
      lines.push('time order is not sorted');
  }
  if (state.depth === 0 && state.phase !== OVER) lines.push('nothing on the agenda');
  return lines;
}
