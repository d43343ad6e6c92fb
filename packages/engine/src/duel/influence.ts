import { listening, tell } from '../core/events.js';
import { automatic } from '../core/frame.js';
import type { Rng } from '../core/rng.js';
import { buyPossible, deckPossible, freePossible } from './affordable.js';
import { INFLUENCE_CARDS } from './edition/ids.js';
import { perform } from './effects.js';
import { DECKS } from './model/board.js';
import { FIRST_DECK_DRAW } from './model/draws.js';
import type { DuelEvent } from './model/events.js';
import {
  BUY_FRAME,
  buyArg,
  CARD_FRAME,
  cardArg,
  type DuelFrame,
  IMPROVE_FRAME,
  improveArg,
  OPTIONAL,
} from './model/frames.js';
import { BUY, IMPROVE, SKIP } from './model/moves.js';
import { type DuelState, FACE_UP, IMPROVED, OWNED, UNSEEN } from './model/state.js';
import { payCost } from './paying.js';

/** Shows the next card of a deck, drawn from all Influence cards nobody has seen yet. */
export function showDeckTop(state: DuelState, deck: number, rng: Rng): void {
  let hidden = 0;
  for (let d = 0; d < DECKS.length; d++) hidden += state.deckLeft(d) - (state.deckTop(d) >= 0 ? 1 : 0);
  let skip = rng(hidden, FIRST_DECK_DRAW + deck);
  let card = 0;
  while (state.card(card) !== UNSEEN || skip-- > 0) card++;
  state.setCard(card, FACE_UP);
  state.setDeckTop(deck, card);
}

/** Buys the top card of a deck that can be paid for. */
export function buyTop(state: DuelState, deck: number): void {
  state.push(CARD_FRAME, deck);
  payCost(state, state.edition.cost[state.deckTop(deck)]);
}

/** Hands over a card that has been paid for; the next one is shown before the scroll is performed (D4.3). */
function takeCard(state: DuelState, rng: Rng): void {
  const deck = state.arg(cardArg.deck);
  const card = state.deckTop(deck);
  const seat = state.active;
  state.pop();
  state.setCard(card, OWNED + seat);
  state.setPlainCards(seat, state.plainCards(seat) + 1);
  state.setDeckTop(deck, -1);
  const left = state.deckLeft(deck) - 1;
  state.setDeckLeft(deck, left);
  if (left > 0) {
    showDeckTop(state, deck, rng);
    state.shown += 1;
    if (listening()) {
      tell<DuelEvent>({ kind: 'deckShown', deck: DECKS[deck], card: INFLUENCE_CARDS[state.deckTop(deck)] });
    }
  }
  perform(state, state.edition.scroll[card]);
}

/** Whether a deck can be chosen by the purchase on top of the agenda. */
function isOpen(state: DuelState, deck: number): boolean {
  if (state.arg(buyArg.free) === 1) return state.deckTop(deck) >= 0;
  return deckPossible(state, deck, state.coins(state.active), state.seals(state.active));
}

/** A purchase stands open while some card can be had; one that may not be declined takes the only card. */
function settleBuy(state: DuelState): boolean {
  const seat = state.active;
  if (state.arg(buyArg.optional) === 1) {
    if (
      state.arg(buyArg.free) === 1
        ? freePossible(state)
        : buyPossible(state, state.coins(seat), state.seals(seat))
    )
      return true;
    state.pop();
    return false;
  }
  let only = -1;
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (!isOpen(state, deck)) continue;
    if (only >= 0) return true;
    only = deck;
  }
  if (only >= 0) answerBuy(state, BUY + only);
  else state.pop();
  return false;
}

/** Lists the decks whose card can be had. */
function listDecks(state: DuelState, out: number[]): number {
  let n = 0;
  for (let deck = 0; deck < DECKS.length; deck++) if (isOpen(state, deck)) out[n++] = BUY + deck;
  if (state.arg(buyArg.optional) === 1) out[n++] = SKIP;
  return n;
}

/** Buys, or takes for free, the top card of the deck chosen. */
function answerBuy(state: DuelState, move: number): void {
  const free = state.arg(buyArg.free) === 1;
  state.pop();
  if (free) state.push(CARD_FRAME, move - BUY);
  else buyTop(state, move - BUY);
}

/** Flipping stands open while a card is left to flip; the only one is flipped if it may not be declined. */
function settleImprove(state: DuelState): boolean {
  const plain = state.plainCards(state.active);
  if (plain > 1 || (plain === 1 && state.arg(improveArg.optional) === 1)) return true;
  if (plain === 1) {
    let card = 0;
    while (state.card(card) !== OWNED + state.active) card++;
    answerImprove(state, IMPROVE + card);
  } else state.pop();
  return false;
}

/** Lists the cards not improved yet (D5.7). */
function listCards(state: DuelState, out: number[]): number {
  const mine = OWNED + state.active;
  let n = 0;
  for (let card = 0; card < INFLUENCE_CARDS.length; card++)
    if (state.card(card) === mine) out[n++] = IMPROVE + card;
  if (state.arg(improveArg.optional) === 1) out[n++] = SKIP;
  return n;
}

/** Flips a card; further ones may be declined. */
function answerImprove(state: DuelState, move: number): void {
  const seat = state.active;
  state.setCard(move - IMPROVE, IMPROVED + seat);
  state.setPlainCards(seat, state.plainCards(seat) - 1);
  const left = state.arg(improveArg.count) - 1;
  if (left === 0) state.pop();
  else {
    state.setArg(improveArg.count, left);
    state.setArg(improveArg.optional, 1);
  }
}

/** A card paid for. */
export const cardFrame: DuelFrame = automatic(CARD_FRAME, 'card paid for', takeCard);

/** Which deck to take a card from. */
export const buyFrame: DuelFrame = {
  number: BUY_FRAME,
  name: 'buy a card',
  declinable: OPTIONAL,
  answers: ['buy'],
  asks: 'buy',
  question: (state) => ({
    kind: 'buy',
    free: state.arg(buyArg.free) === 1,
    optional: state.arg(buyArg.optional) === 1,
  }),
  settle: settleBuy,
  list: listDecks,
  answer: answerBuy,
};

/** Which card to flip. */
export const improveFrame: DuelFrame = {
  number: IMPROVE_FRAME,
  name: 'improve',
  declinable: OPTIONAL,
  answers: ['improve'],
  asks: 'improve',
  question: (state) => ({
    kind: 'improve',
    count: state.arg(improveArg.count),
    optional: state.arg(improveArg.optional) === 1,
  }),
  settle: settleImprove,
  list: listCards,
  answer: answerImprove,
};
