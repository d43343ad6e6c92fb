import { asking } from '../core/frame.js';
import { effectOffered, effectPossible } from './affordable.js';
import { payAndPerform, perform } from './effects.js';
import { MEMBERS, ROWS } from './model/board.js';
import { type CastleFrame, DOMAIN_BLOCK, DOMAIN_FRAME, domainBlockArg } from './model/frames.js';
import { CHOOSE_DOMAIN_BLOCK, DOMAIN_ROW, SKIP } from './model/moves.js';
import type { CastleState } from './model/state.js';

/** Performs a domain row: every visible icon, then the card's block may follow (C4.4). */
export function domainAction(state: CastleState, row: number): void {
  state.push(DOMAIN_BLOCK, row);
  const sent = MEMBERS - state.home(state.active, row);
  perform(state, state.edition.rowGain[row * 6 + sent]);
}

function blockEffect(state: CastleState, row: number): number {
  return state.edition.domainBlock[state.domainCard(state.active) * 3 + row];
}

/** The card's block stands open while it is possible. */
function settleDomainBlock(state: CastleState): boolean {
  const seat = state.active;
  if (
    effectPossible(
      state,
      seat,
      blockEffect(state, state.arg(domainBlockArg.row)),
      state.coins(seat),
      state.seals(seat),
    )
  )
    return true;
  state.pop();
  return false;
}

/** Lists the card's block, when its price is at hand, and declining it. */
function listDomainBlock(state: CastleState, out: number[]): number {
  const seat = state.active;
  const row = state.arg(domainBlockArg.row);
  let n = 0;
  if (effectOffered(state, seat, blockEffect(state, row), state.coins(seat), state.seals(seat))) {
    out[n++] = CHOOSE_DOMAIN_BLOCK + row;
  }
  out[n++] = SKIP;
  return n;
}

/** Performs the card's block. */
function answerDomainBlock(state: CastleState): void {
  const effect = blockEffect(state, state.arg(domainBlockArg.row));
  state.pop();
  payAndPerform(state, effect);
}

/** Lists the three rows (C8.3). */
function listRows(_: CastleState, out: number[]): number {
  for (let row = 0; row < ROWS.length; row++) out[row] = DOMAIN_ROW + row;
  return ROWS.length;
}

/** Performs the row chosen. */
function answerRow(state: CastleState, move: number): void {
  state.pop();
  domainAction(state, move - DOMAIN_ROW);
}

/** The domain card's block. */
export const domainBlockFrame: CastleFrame = {
  number: DOMAIN_BLOCK,
  name: 'domain block',
  declinable: true,
  answers: ['chooseBlock'],
  asks: 'domainBlock',
  question: (state) => ({
    kind: 'domainBlock',
    row: ROWS[state.arg(domainBlockArg.row)],
    card: state.domainCard(state.active),
  }),
  settle: settleDomainBlock,
  list: listDomainBlock,
  answer: answerDomainBlock,
};

/** The choice of a domain row. */
export const domainRowFrame: CastleFrame = {
  number: DOMAIN_FRAME,
  name: 'domain row',
  declinable: false,
  answers: ['domainRow'],
  asks: 'domainRow',
  question: () => ({ kind: 'domainRow' }),
  ...asking(listRows, answerRow),
};
