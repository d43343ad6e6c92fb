import { listening, tell } from '../core/events.js';
import { automatic } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { effectOffered, effectPossible, tilePossible } from './affordable.js';
import { CARDS, FIRST_ACTION, FIRST_DIPLOMAT } from './edition/ids.js';
import { payAndPerform, perform } from './effects.js';
import { addToLantern } from './lantern.js';
import { BLOCKS, type BlockName, COLOURS, FIRST_DIPLOMAT_ROOM, ROOM_TILES, ROOMS } from './model/board.js';
import { DIPLOMAT_DRAW, STEWARD_DRAW } from './model/draws.js';
import type { CastleEvent } from './model/events.js';
import {
  ANY_COLOUR,
  BLOCKS_FRAME,
  blocksArg,
  CARD_LIGHT,
  type CastleFrame,
  cardLightArg,
  LIGHT_FRAME,
  REFILL,
  refillArg,
  TILE_FRAME,
  tileArg,
} from './model/frames.js';
import { CHOOSE_BLOCK, CHOOSE_DIPLOMAT_BLOCK, LIGHT_BLOCK, SKIP } from './model/moves.js';
import { type CastleState, IN_DECK, IN_DOMAIN, IN_ROOM } from './model/state.js';

/** The move that chooses a block of a room. */
function blockMove(room: number, place: number): number {
  if (room < FIRST_DIPLOMAT_ROOM) return CHOOSE_BLOCK + room * 3 + place;
  return CHOOSE_DIPLOMAT_BLOCK + (room - FIRST_DIPLOMAT_ROOM) * 2 + place;
}

/** Names of the blocks of a room's card. */
function blocksOf(room: number): readonly BlockName[] {
  return room < FIRST_DIPLOMAT_ROOM ? BLOCKS.slice(0, 3) : BLOCKS.slice(3);
}

/** Room and place of a block move, in one number: room * 3 + place. */
function blockOf(move: number): number {
  if (move < CHOOSE_DIPLOMAT_BLOCK) return move - CHOOSE_BLOCK;
  const i = move - CHOOSE_DIPLOMAT_BLOCK;
  return (FIRST_DIPLOMAT_ROOM + (i >> 1)) * 3 + (i & 1);
}

// --- the blocks a die fires (C4.1)

/** Stands open while one of the blocks left is possible. */
function settleBlocks(state: CastleState): boolean {
  const seat = state.active;
  const card = state.arg(blocksArg.card) - 1;
  for (let place = 0; place < 3; place++) {
    if (((state.arg(blocksArg.left) >> place) & 1) === 0) continue;
    const effect = state.edition.roomBlock[card * 3 + place];
    if (effectPossible(state, seat, effect, state.coins(seat), state.seals(seat))) return true;
  }
  state.pop();
  return false;
}

/** Lists the blocks left whose price is at hand. */
function listBlocks(state: CastleState, out: number[]): number {
  const seat = state.active;
  const room = state.arg(blocksArg.room);
  const card = state.arg(blocksArg.card) - 1;
  let n = 0;
  for (let place = 0; place < 3; place++) {
    if (((state.arg(blocksArg.left) >> place) & 1) === 0) continue;
    const effect = state.edition.roomBlock[card * 3 + place];
    if (effectOffered(state, seat, effect, state.coins(seat), state.seals(seat)))
      out[n++] = blockMove(room, place);
  }
  out[n++] = SKIP;
  return n;
}

/** Performs the block chosen. */
function answerBlocks(state: CastleState, move: number): void {
  const card = state.arg(blocksArg.card) - 1;
  const place = blockOf(move) % 3;
  const left = state.arg(blocksArg.left) & ~(1 << place);
  if (left === 0) state.pop();
  else state.setArg(blocksArg.left, left);
  payAndPerform(state, state.edition.roomBlock[card * 3 + place]);
}

// --- one block beside a Die tile (C8.1)

/** Stands open while a block beside such a tile is possible. */
function settleTile(state: CastleState): boolean {
  const seat = state.active;
  if (tilePossible(state, seat, state.arg(tileArg.colour), state.coins(seat), state.seals(seat))) return true;
  state.pop();
  return false;
}

/** Lists the blocks beside tiles of the colour whose price is at hand. */
function listTile(state: CastleState, out: number[]): number {
  const seat = state.active;
  const colour = state.arg(tileArg.colour);
  let n = 0;
  for (let room = 0; room < 5; room++) {
    const card = state.roomCard(room);
    if (card < 0) continue;
    for (let place = 0; place < ROOM_TILES[room]; place++) {
      if (colour !== ANY_COLOUR && state.roomTile(room, place) !== colour) continue;
      const effect = state.edition.roomBlock[card * 3 + place];
      if (effectOffered(state, seat, effect, state.coins(seat), state.seals(seat)))
        out[n++] = blockMove(room, place);
    }
  }
  out[n++] = SKIP;
  return n;
}

/** Performs the block of the card that lies in the room now (C8.9). */
function answerRoomBlock(state: CastleState, move: number): void {
  const block = blockOf(move);
  const card = state.roomCard(Math.floor(block / 3));
  state.pop();
  payAndPerform(state, state.edition.roomBlock[card * 3 + (block % 3)]);
}

// --- one light block of any room card (C8.2)

/** Asks for the block, or performs the only one. */
function settleLight(state: CastleState): boolean {
  let only = -1;
  for (let room = 0; room < 5; room++) {
    const card = state.roomCard(room);
    if (card < 0) continue;
    for (let place = 0; place < 3; place++) {
      if (state.edition.isLight[card * 3 + place] === 0) continue;
      if (only >= 0) return true;
      only = state.edition.roomBlock[card * 3 + place];
    }
  }
  state.pop();
  if (only >= 0) perform(state, only);
  return false;
}

/** Lists the light blocks in the rooms. */
function listLight(state: CastleState, out: number[]): number {
  let n = 0;
  for (let room = 0; room < 5; room++) {
    const card = state.roomCard(room);
    if (card < 0) continue;
    for (let place = 0; place < 3; place++) {
      if (state.edition.isLight[card * 3 + place] === 1) out[n++] = blockMove(room, place);
    }
  }
  return n;
}

// --- the card a climbing courtier reaches (C5.4)

/** Whether no card is left to refill a room. */
export function deckIsEmpty(state: CastleState, room: number): boolean {
  const first = room < FIRST_DIPLOMAT_ROOM ? 0 : FIRST_DIPLOMAT;
  const end = room < FIRST_DIPLOMAT_ROOM ? FIRST_DIPLOMAT : FIRST_ACTION;
  for (let card = first; card < end; card++) if (state.where(card) === IN_DECK) return false;
  return true;
}

/** A courtier ends its climb in a room: the card changes hands and gives one light block. */
export function enterRoom(state: CastleState, seat: number, room: number): void {
  const card = state.roomCard(room);
  if (!deckIsEmpty(state, room)) {
    addToLantern(state, seat, state.domainCard(seat), IN_DOMAIN + seat);
    state.setDomainCard(seat, card);
    state.setWhere(card, IN_DOMAIN + seat);
    state.setRoomCard(room, -1);
    state.push(REFILL, room);
  }
  state.push(CARD_LIGHT, card);
}

/** Draws a card for a room from the cards not yet seen. */
export function drawCard(state: CastleState, room: number, rng: Rng): void {
  const first = room < FIRST_DIPLOMAT_ROOM ? 0 : FIRST_DIPLOMAT;
  const end = room < FIRST_DIPLOMAT_ROOM ? FIRST_DIPLOMAT : FIRST_ACTION;
  let left = 0;
  for (let card = first; card < end; card++) if (state.where(card) === IN_DECK) left++;
  let skip = rng(left, room < FIRST_DIPLOMAT_ROOM ? STEWARD_DRAW : DIPLOMAT_DRAW);
  let card = first;
  while (state.where(card) !== IN_DECK || skip-- > 0) card++;
  state.setRoomCard(room, card);
  state.setWhere(card, IN_ROOM);
  if (listening()) tell<CastleEvent>({ kind: 'cardShown', room: ROOMS[room], card: CARDS[card] });
}

/** Fills the room the climb emptied; from here nothing can be taken back (C12.2). */
function settleRefill(state: CastleState, rng: Rng): void {
  const room = state.arg(refillArg.room);
  state.pop();
  drawCard(state, room, rng);
  state.shown += 1;
}

/** Asks for one of the card's light blocks, or performs the only one. */
function settleCardLight(state: CastleState): boolean {
  const card = state.arg(cardLightArg.card);
  let only = -1;
  for (let place = 0; place < 3; place++) {
    if (state.edition.isLight[card * 3 + place] === 0) continue;
    if (only >= 0) return true;
    only = place;
  }
  state.pop();
  if (only >= 0) perform(state, state.edition.roomBlock[card * 3 + only]);
  return false;
}

const firstBlockName = (card: number): number => (card < FIRST_DIPLOMAT ? 0 : 3);

/** Lists the card's light blocks. */
function listCardLight(state: CastleState, out: number[]): number {
  const card = state.arg(cardLightArg.card);
  let n = 0;
  for (let place = 0; place < 3; place++) {
    if (state.edition.isLight[card * 3 + place] === 1) out[n++] = LIGHT_BLOCK + firstBlockName(card) + place;
  }
  return n;
}

/** Performs the light block chosen. */
function answerCardLight(state: CastleState, move: number): void {
  const card = state.arg(cardLightArg.card);
  state.pop();
  perform(state, state.edition.roomBlock[card * 3 + move - LIGHT_BLOCK - firstBlockName(card)]);
}

/** The blocks a die fires. */
export const blocksFrame: CastleFrame = {
  number: BLOCKS_FRAME,
  name: 'room blocks',
  declinable: true,
  answers: ['chooseBlock'],
  asks: 'roomBlocks',
  question: (state) => {
    const room = state.arg(blocksArg.room);
    const left = state.arg(blocksArg.left);
    return {
      kind: 'roomBlocks',
      room: ROOMS[room],
      card: state.arg(blocksArg.card) - 1,
      left: blocksOf(room).filter((_, place) => (left >> place) & 1),
    };
  },
  settle: settleBlocks,
  list: listBlocks,
  answer: answerBlocks,
};

/** One block beside a Die tile. */
export const tileFrame: CastleFrame = {
  number: TILE_FRAME,
  name: 'block beside a tile',
  declinable: true,
  answers: ['chooseBlock'],
  asks: 'tileBlock',
  question: (state) => ({ kind: 'tileBlock', colour: COLOURS[state.arg(tileArg.colour)] ?? 'any' }),
  settle: settleTile,
  list: listTile,
  answer: answerRoomBlock,
};

/** One light block of any room card. */
export const lightFrame: CastleFrame = {
  number: LIGHT_FRAME,
  name: 'light block',
  declinable: false,
  answers: ['chooseBlock'],
  asks: 'light',
  question: () => ({ kind: 'light' }),
  settle: settleLight,
  list: listLight,
  answer: answerRoomBlock,
};

/** One light block of the card a courtier reached. */
export const cardLightFrame: CastleFrame = {
  number: CARD_LIGHT,
  name: 'light block of the card',
  declinable: false,
  answers: ['light'],
  asks: 'cardLight',
  question: (state) => ({ kind: 'cardLight', card: state.arg(cardLightArg.card) }),
  settle: settleCardLight,
  list: listCardLight,
  answer: answerCardLight,
};

/** The new card of a room. */
export const refillFrame: CastleFrame = automatic(REFILL, 'refill the room', settleRefill);
