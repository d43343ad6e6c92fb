import type { Rng } from '../core/rng.js';
import { answerPlace, answerTake, listDice, listSpaces, settlePlace, settleSpace } from './bridges.js';
import {
  answerCourtier,
  answerFavour,
  listCourtier,
  listFavours,
  settleCourtier,
  settleFavour,
} from './courtier.js';
import { answerDomainBlock, answerRow, listDomainBlock, listRows, settleDomainBlock } from './domain.js';
import {
  answerAny,
  answerOrder,
  answerPay,
  answerWorker,
  listAny,
  listOrder,
  listPay,
  listWorker,
  settleAny,
  settleParts,
  settlePay,
  settleWorker,
} from './effects.js';
import {
  ANY_FRAME,
  BLOCKS_FRAME,
  CARD_LIGHT,
  COURTIER_FRAME,
  DOMAIN_BLOCK,
  DOMAIN_FRAME,
  DRAFT_FRAME,
  END,
  FAVOUR_FRAME,
  GARDENER_FRAME,
  GARDENS_FRAME,
  LANTERN_ORDER,
  LAST_DECLINABLE,
  LIGHT_FRAME,
  PARTS,
  PAY_FRAME,
  PLACE,
  REFILL,
  SEALS_FRAME,
  SPACE_FRAME,
  TAKE,
  TILE_FRAME,
  TIME_FRAME,
  WARRIOR_FRAME,
  WORKER_FRAME,
  YARD_FRAME,
} from './frames.js';
import { answerGarden, listGardens, settleGardener } from './gardener.js';
import {
  answerLanternOrder,
  exchange,
  listExchanges,
  listLanternOrder,
  listSeals,
  settleSeals,
  takeSeals,
} from './lantern.js';
import { END_TURN, EXCHANGE, SKIP } from './moves.js';
import {
  answerBlocks,
  answerCardLight,
  answerRoomBlock,
  listBlocks,
  listCardLight,
  listLight,
  listTile,
  settleBlocks,
  settleCardLight,
  settleLight,
  settleRefill,
  settleTile,
} from './rooms.js';
import { answerGardenStep, closeTurn, listGardenStep, settleGardens } from './round.js';
import { answerDraft, listDraft, settleDraft } from './setup.js';
import type { CastleState } from './state.js';
import { answerSeason, listSeason, settleTime } from './time.js';
import {
  answerTrain,
  answerYardTile,
  listYards,
  listYardTiles,
  settleWarrior,
  settleYard,
} from './warrior.js';

/**
 * Resolves what needs no answer until a decision stands on top of the agenda or the game is over. A frame
 * that asks nothing is performed or dropped; one that asks stays.
 */
export function settle(state: CastleState, rng: Rng): void {
  while (state.depth > 0 && !settleTop(state, rng));
}

function settleTop(state: CastleState, rng: Rng): boolean {
  switch (state.top) {
    case DRAFT_FRAME:
      return settleDraft(state);
    case PLACE:
      return settlePlace(state);
    case SPACE_FRAME:
      settleSpace(state);
      return false;
    case BLOCKS_FRAME:
      return settleBlocks(state);
    case DOMAIN_BLOCK:
      return settleDomainBlock(state);
    case WORKER_FRAME:
      return settleWorker(state);
    case COURTIER_FRAME:
      return settleCourtier(state);
    case GARDENER_FRAME:
      return settleGardener(state);
    case WARRIOR_FRAME:
      return settleWarrior(state);
    case YARD_FRAME:
      return settleYard(state);
    case TILE_FRAME:
      return settleTile(state);
    case PAY_FRAME:
      return settlePay(state);
    case GARDENS_FRAME:
      return settleGardens(state);
    case LIGHT_FRAME:
      return settleLight(state);
    case CARD_LIGHT:
      return settleCardLight(state);
    case REFILL:
      settleRefill(state, rng);
      return false;
    case ANY_FRAME:
      return settleAny(state);
    case TIME_FRAME:
      return settleTime(state);
    case SEALS_FRAME:
      return settleSeals(state);
    case PARTS:
      return settleParts(state);
    case FAVOUR_FRAME:
      return settleFavour(state);
    default:
      return true;
  }
}

function listTop(state: CastleState, out: number[]): number {
  switch (state.top) {
    case DRAFT_FRAME:
      return listDraft(state, out);
    case TAKE:
      return listDice(state, out);
    case PLACE:
      return listSpaces(state, out);
    case BLOCKS_FRAME:
      return listBlocks(state, out);
    case DOMAIN_BLOCK:
      return listDomainBlock(state, out);
    case WORKER_FRAME:
      return listWorker(state, out);
    case COURTIER_FRAME:
      return listCourtier(state, out);
    case GARDENER_FRAME:
      return listGardens(state, out);
    case WARRIOR_FRAME:
      return listYards(state, out);
    case YARD_FRAME:
      return listYardTiles(state, out);
    case TILE_FRAME:
      return listTile(state, out);
    case PAY_FRAME:
      return listPay(state, out);
    case GARDENS_FRAME:
      return listGardenStep(state, out);
    case LIGHT_FRAME:
      return listLight(state, out);
    case CARD_LIGHT:
      return listCardLight(state, out);
    case DOMAIN_FRAME:
      return listRows(out);
    case ANY_FRAME:
      return listAny(state, out);
    case TIME_FRAME:
      return listSeason(out);
    case SEALS_FRAME:
      return listSeals(out);
    case LANTERN_ORDER:
      return listLanternOrder(out);
    case PARTS:
      return listOrder(state, out);
    case FAVOUR_FRAME:
      return listFavours(state, out);
    default:
      return 0;
  }
}

/** Whether only things that may be declined are left (C12.1). */
function mayEndTurn(state: CastleState): boolean {
  for (let i = state.depth - 1; i >= 0; i--) {
    const kind = state.frameKind(i);
    if (kind < END || kind > LAST_DECLINABLE) return false;
  }
  return true;
}

/** Writes the legal moves to `out` and returns how many there are. */
export function listMoves(state: CastleState, out: number[]): number {
  if (state.depth === 0) return 0;
  let n = listTop(state, out);
  if (mayEndTurn(state)) out[n++] = END_TURN;
  return listExchanges(state, out, n);
}

/** Performs a legal move in place. */
export function apply(state: CastleState, move: number, rng: Rng): void {
  if (move >= EXCHANGE && move < EXCHANGE + 4) exchange(state, move);
  else if (move === END_TURN) closeTurn(state, rng);
  else if (move === SKIP) {
    if (state.top === SEALS_FRAME) takeSeals(state);
    else state.pop();
  } else answer(state, move);
  settle(state, rng);
}

function answer(state: CastleState, move: number): void {
  switch (state.top) {
    case DRAFT_FRAME:
      return answerDraft(state, move);
    case TAKE:
      return answerTake(state, move);
    case PLACE:
      return answerPlace(state, move);
    case BLOCKS_FRAME:
      return answerBlocks(state, move);
    case DOMAIN_BLOCK:
      return answerDomainBlock(state);
    case WORKER_FRAME:
      return answerWorker(state, move);
    case COURTIER_FRAME:
      return answerCourtier(state, move);
    case GARDENER_FRAME:
      return answerGarden(state, move);
    case WARRIOR_FRAME:
      return answerTrain(state, move);
    case YARD_FRAME:
      return answerYardTile(state, move);
    case TILE_FRAME:
    case LIGHT_FRAME:
      return answerRoomBlock(state, move);
    case PAY_FRAME:
      return answerPay(state);
    case GARDENS_FRAME:
      return answerGardenStep(state, move);
    case CARD_LIGHT:
      return answerCardLight(state, move);
    case DOMAIN_FRAME:
      return answerRow(state, move);
    case ANY_FRAME:
      return answerAny(state, move);
    case TIME_FRAME:
      return answerSeason(state, move);
    case LANTERN_ORDER:
      return answerLanternOrder(state, move);
    case PARTS:
      return answerOrder(state, move);
    case FAVOUR_FRAME:
      return answerFavour(state, move);
    default:
      throw new Error(`nothing on the agenda takes the move ${move}`);
  }
}
