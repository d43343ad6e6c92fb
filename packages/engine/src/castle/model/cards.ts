import { CARDS } from '../edition/ids.js';
import type { CastleState } from './state.js';

/**
 * Moves a card from one place to another. Copies of a card are alike: a card is named by its first copy, and
 * the places of its copies are kept in order, so that equal positions stay equal bytes.
 */
export function moveCard(state: CastleState, card: number, from: number, to: number): void {
  let copy = card;
  while (state.where(copy) !== from) copy++;
  state.setWhere(copy, to);
  for (; CARDS[copy + 1] === CARDS[card] && state.where(copy) > state.where(copy + 1); copy++)
    swap(state, copy);
  for (; copy > card && state.where(copy - 1) > state.where(copy); copy--) swap(state, copy - 1);
}

function swap(state: CastleState, copy: number): void {
  const place = state.where(copy);
  state.setWhere(copy, state.where(copy + 1));
  state.setWhere(copy + 1, place);
}

const FIRST_COPY = CARDS.map((name) => CARDS.indexOf(name));

/** The number a card is named by: that of its first copy. */
export const firstCopy = (card: number): number => FIRST_COPY[card];
