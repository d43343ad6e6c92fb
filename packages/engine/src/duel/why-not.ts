import { explainer, type ReasonOf, shortOf } from '../core/reason.js';
import { FRAMES, listMoves } from './flow.js';
import {
  CLIMB_COST,
  COLOURS,
  COLUMN_COST,
  COLUMN_SPACES,
  COLUMNS,
  DECKS,
  FOOD,
  IRON,
  LOCATIONS,
  PATH_TOP,
  PEARL,
  RESOURCES,
  TRADE_CARD,
  TRADE_COST,
  TRADES,
  YARD_COST,
  YARDS,
} from './model/board.js';
import { actionArg, actionsArg } from './model/frames.js';
import { type DuelMove, MOVES } from './model/moves.js';
import type { DuelState } from './model/state.js';

/** Why a move cannot be chosen now. */
export type DuelReason = ReasonOf<
  'coins' | 'seals' | 'food' | 'iron' | 'pearl' | 'resources' | 'change',
  /** The colour does not fit. */
  | 'colour'
  /** No token, courtier or Clan Seal is there to use. */
  | 'noMember'
>;

type Kind = DuelMove['kind'];
type Of<K extends Kind> = Extract<DuelMove, { kind: K }>;

/** Why a move cannot be chosen now; nothing when it can. */
export const whyNot = explainer<DuelState, DuelMove, DuelReason>({
  moves: MOVES,
  list: listMoves,
  answers: (state) => FRAMES.top(state).answers,
  apart: (state, info) => {
    if (info.kind === 'exchange') return whyNoExchange(state, info);
    return info.kind === 'swap' && state.changeTiles(state.active) === 0
      ? shortOf('change', 1, 0)
      : undefined;
  },
  asked: whyNotAsked,
});

function whyNotAsked(state: DuelState, info: DuelMove): DuelReason {
  switch (info.kind) {
    case 'place':
      return whyNoPlace(state, info);
    case 'gardenColumn':
      return whyNoColumn(state, COLUMNS.indexOf(info.column));
    case 'yard':
      return whyNoYard(state, YARDS.indexOf(info.yard));
    case 'climb':
      return whyNoClimb(state, info);
    case 'trade':
      return whyNoTrade(state, TRADES.indexOf(info.option));
    case 'buy':
      return whyNoCard(state, DECKS.indexOf(info.deck));
    case 'act':
      return {
        reason: state.arg(actionsArg.left) + state.arg(actionsArg.right) === 2 ? 'pointless' : 'used',
      };
    case 'well':
    case 'gainAny':
      return { reason: 'full' };
    case 'gainMoney':
    case 'order':
    case 'payMix':
      return { reason: 'notNow' };
    case 'improve':
      return { reason: 'notHere' };
    default:
      return { reason: 'empty' };
  }
}

function whyNoExchange(state: DuelState, { get }: Of<'exchange'>): DuelReason {
  if (state.holding(state.active, RESOURCES.indexOf(get)) === 7) return { reason: 'full' };
  const seals = state.seals(state.active);
  // Seals a price on the way still needs are not free to exchange.
  return seals < 2 ? shortOf('seals', 2, seals) : { reason: 'notNow' };
}

function whyNoPlace(state: DuelState, { colour, location }: Of<'place'>): DuelReason {
  const noToken = state.tokens(state.active, COLOURS.indexOf(colour)) === 0;
  if (noToken) return { reason: 'noMember' };
  return {
    reason: state.stackHeight(LOCATIONS.indexOf(location)) === COLOURS.length ? 'occupied' : 'colour',
  };
}

function whyNoColumn(state: DuelState, column: number): DuelReason {
  const seat = state.active;
  if (state.gardenSeals(column, 0) + state.gardenSeals(column, 1) === COLUMN_SPACES)
    return { reason: 'occupied' };
  if (state.clanSeals(seat) === 0) return { reason: 'noMember' };
  return shortOf('food', COLUMN_COST[column] - state.arg(actionArg.discount), state.holding(seat, FOOD));
}

function whyNoYard(state: DuelState, yard: number): DuelReason {
  const seat = state.active;
  if (state.clanSeals(seat) === 0) return { reason: 'noMember' };
  const short = YARD_COST[yard] - state.arg(actionArg.discount) - state.holding(seat, IRON);
  return short > 0 ? { reason: 'iron', short } : { reason: 'occupied' };
}

function whyNoClimb(state: DuelState, { path, spaces }: Of<'climb'>): DuelReason {
  const seat = state.active;
  if (state.space(seat) + spaces > PATH_TOP) return { reason: 'notHere' };
  const short = CLIMB_COST[spaces] - state.arg(actionArg.discount) - state.holding(seat, PEARL);
  if (short > 0) return { reason: 'pearl', short };
  return { reason: path ? 'occupied' : 'notHere' };
}

function whyNoTrade(state: DuelState, trade: number): DuelReason {
  const short = TRADE_COST[trade] - state.arg(actionArg.discount) - state.resources(state.active);
  if (short > 0) return { reason: 'resources', short };
  return { reason: trade === TRADE_CARD ? 'pointless' : 'empty' };
}

function whyNoCard(state: DuelState, deck: number): DuelReason {
  const card = state.deckTop(deck);
  if (card < 0) return { reason: 'empty' };
  const seat = state.active;
  const { coins, seals, mix } = state.edition.cost[card];
  if (coins > state.coins(seat)) return shortOf('coins', coins, state.coins(seat));
  if (seals > state.seals(seat)) return shortOf('seals', seals, state.seals(seat));
  return shortOf('coins', coins + seals + mix, state.coins(seat) + state.seals(seat));
}
