import { GOODS, INFLUENCE_CARDS, LANTERN_CARDS } from './edition/ids.js';
import {
  CHANGE_CAP,
  CLAN_SEALS,
  COLOURS,
  COLUMN_SPACES,
  COLUMNS,
  DECK_SIZE,
  DECKS,
  GOODS_A_STACK,
  LOCATIONS,
  MONEY_CAP,
  PATH_TOP,
  RESOURCE_CAP,
  RESOURCES,
  SEATS,
  STACK_LIMIT,
  STACKS,
  TOKENS_PER_COLOUR,
  TURNS,
  YARDS,
} from './model/board.js';
import { GIVE_BACK_FRAME, MONEY_FRAME } from './model/frames.js';
import { type DuelState, FACE_UP, IMPROVED, OWNED, UNSEEN } from './model/state.js';

/** Totals that do not add up, one line each; empty for every state reached by play. */
export function brokenInvariants(state: DuelState): string[] {
  return [
    ...tokenFaults(state),
    ...influenceFaults(state),
    ...lanternFaults(state),
    ...sealFaults(state),
    ...goodsFaults(state),
    ...holdingFaults(state),
  ];
}

function tokenFaults(state: DuelState): string[] {
  const lines: string[] = [];
  const counts = COLOURS.map((_, colour) => state.tokens(0, colour) + state.tokens(1, colour));
  LOCATIONS.forEach((name, location) => {
    const height = state.stackHeight(location);
    if (height > STACK_LIMIT) lines.push(`${name} has ${height} tokens`);
    const colours = Array.from({ length: height }, (_, level) => state.token(location, level));
    if (new Set(colours).size < height) lines.push(`${name} has two tokens of one colour`);
    for (const colour of colours) counts[colour]++;
  });
  counts.forEach((count, colour) => {
    if (count !== SEATS * TOKENS_PER_COLOUR) lines.push(`${count} ${COLOURS[colour]} tokens`);
  });
  return lines;
}

function influenceFaults(state: DuelState): string[] {
  const lines: string[] = [];
  const counts = [0, 0, 0, 0, 0, 0];
  INFLUENCE_CARDS.forEach((id, card) => {
    if (state.card(card) >= counts.length) lines.push(`${id} is at ${state.card(card)}`);
    else counts[state.card(card)]++;
  });
  let hidden = 0;
  let tops = 0;
  DECKS.forEach((name, deck) => {
    const top = state.deckTop(deck);
    const left = state.deckLeft(deck);
    if (left > DECK_SIZE || top >= 0 !== left > 0) lines.push(`${name} has ${left} cards and the top ${top}`);
    if (top >= 0) {
      tops++;
      if (state.card(top) !== FACE_UP)
        lines.push(`${name} shows ${INFLUENCE_CARDS[top]}, which lies elsewhere`);
    }
    hidden += left - (top >= 0 ? 1 : 0);
  });
  if (tops !== counts[FACE_UP]) lines.push(`${counts[FACE_UP]} Influence cards lie face up on ${tops} decks`);
  if (hidden !== counts[UNSEEN]) lines.push(`the decks hide ${hidden} cards, ${counts[UNSEEN]} are unseen`);
  for (let seat = 0; seat < SEATS; seat++) {
    if (counts[OWNED + seat] !== state.plainCards(seat)) lines.push(`seat ${seat}'s cards miscounted`);
  }
  return lines;
}

function lanternFaults(state: DuelState): string[] {
  const lines: string[] = [];
  const places = LANTERN_CARDS.map((_, card) => state.areaCard(card));
  const unseen = places.filter((place) => place === UNSEEN).length;
  const faceUp = places.filter((place) => place === FACE_UP).length;
  if (unseen !== state.lanternLeft) lines.push(`${state.lanternLeft} Lantern cards left, ${unseen} unseen`);
  if (faceUp !== state.rowSize) lines.push(`${state.rowSize} Lantern cards in the row, ${faceUp} face up`);
  for (let slot = 0; slot < state.rowSize; slot++) {
    if (places[state.rowCard(slot)] !== FACE_UP)
      lines.push(`row place ${slot} holds a card that lies elsewhere`);
  }
  return lines;
}

function sealFaults(state: DuelState): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    let count = state.clanSeals(seat);
    for (let column = 0; column < COLUMNS.length; column++) count += state.gardenSeals(column, seat);
    for (let yard = 0; yard < YARDS.length; yard++) count += state.yardSeals(yard, seat);
    if (count !== CLAN_SEALS) lines.push(`seat ${seat} has ${count} Clan Seals`);
  }
  COLUMNS.forEach((name, column) => {
    const count = state.gardenSeals(column, 0) + state.gardenSeals(column, 1);
    if (count > COLUMN_SPACES) lines.push(`${name} has ${count} seals`);
  });
  YARDS.forEach((name, yard) => {
    const count = state.yardSeals(yard, 0) + state.yardSeals(yard, 1);
    if (count > state.edition.yardSpaces[yard]) lines.push(`the ${name} yard has ${count} seals`);
  });
  return lines;
}

function goodsFaults(state: DuelState): string[] {
  const lines: string[] = [];
  for (let stack = 0; stack < STACKS.length; stack++) {
    const places = GOODS.map((_, tile) => state.goods(tile)).slice(
      stack * GOODS_A_STACK,
      (stack + 1) * GOODS_A_STACK,
    );
    const top = state.goodsTop(stack);
    const faceUp = places.filter((place) => place === FACE_UP).length;
    if (faceUp !== (top >= 0 ? 1 : 0)) lines.push(`goods stack ${stack} shows ${faceUp} tiles`);
    if (top >= 0 && state.goods(top) !== FACE_UP)
      lines.push(`goods stack ${stack} shows a tile that lies elsewhere`);
    if (top < 0 && places.includes(UNSEEN)) lines.push(`goods stack ${stack} hides its top`);
    if (places.some((place) => place >= IMPROVED)) lines.push(`goods stack ${stack} has a tile nowhere`);
  }
  return lines;
}

function holdingFaults(state: DuelState): string[] {
  const lines: string[] = [];
  const open = Array.from({ length: state.depth }, (_, i) => state.frameKind(i));
  // Coins or seals still to be chosen arrive together with the rest of their gain.
  const overLimit = open.includes(GIVE_BACK_FRAME) || open.includes(MONEY_FRAME);
  for (let seat = 0; seat < SEATS; seat++) {
    RESOURCES.forEach((name, resource) => {
      const held = state.holding(seat, resource);
      if (held > RESOURCE_CAP) lines.push(`seat ${seat} holds ${held} ${name}`);
    });
    const money = state.coins(seat) + state.seals(seat);
    if (money > MONEY_CAP && !(overLimit && seat === state.toMove)) {
      lines.push(`seat ${seat} holds ${money} coins and seals`);
    }
    if (state.changeTiles(seat) > CHANGE_CAP)
      lines.push(`seat ${seat} holds ${state.changeTiles(seat)} Change tiles`);
    if (state.space(seat) > PATH_TOP || state.space(seat) > 0 !== state.path(seat) >= 0) {
      lines.push(`seat ${seat} stands on space ${state.space(seat)} of path ${state.path(seat)}`);
    }
  }
  if (state.path(0) >= 0 && state.path(0) === state.path(1)) lines.push('both courtiers are on one path');
  if ((state.turn === TURNS) !== state.toMove < 0) lines.push(`${state.turn} turns are closed`);
  if ((state.depth === 0) !== state.toMove < 0) lines.push('the agenda and the end of the game disagree');
  return lines;
}
