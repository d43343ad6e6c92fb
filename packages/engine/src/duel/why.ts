import type { Move } from '../core/moves.js';
import { type Reason, shortOf } from '../core/reason.js';
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
} from './board.js';
import { listMoves } from './flow.js';
import * as kind from './frames.js';
import { type DuelMove, MOVES } from './moves.js';
import type { DuelState } from './state.js';

type Kind = DuelMove['kind'];
type Of<K extends Kind> = Extract<DuelMove, { kind: K }>;

/** Kinds of moves a frame is about; a move of another kind is simply not asked. */
const ASKED: Readonly<Record<number, readonly Kind[]>> = {
  [kind.DRAFT_FRAME]: ['start'],
  [kind.TOKEN_FRAME]: ['place', 'take'],
  [kind.ACTIONS_FRAME]: ['act', 'wellInstead'],
  [kind.GARDEN_FRAME]: ['gardenColumn'],
  [kind.TRAINING_FRAME]: ['yard'],
  [kind.COURTIER_FRAME]: ['climb'],
  [kind.TRADE_FRAME]: ['trade'],
  [kind.IMPROVE_FRAME]: ['improve'],
  [kind.WELL_FRAME]: ['well'],
  [kind.LANTERN_CARD_FRAME]: ['lanternCard'],
  [kind.BUY_FRAME]: ['buy'],
  [kind.PRICE_FRAME]: ['pay'],
  [kind.ANY_FRAME]: ['gainAny'],
  [kind.GIVE_BACK_FRAME]: ['giveBack'],
  [kind.PAY_FRAME]: ['payResource'],
};

/** Why a move cannot be chosen now; nothing when it can. */
export function whyNot(state: DuelState, move: Move): Reason | undefined {
  if (state.depth === 0) return { reason: 'over' };
  const legal: Move[] = [];
  const count = listMoves(state, legal);
  if (legal.slice(0, count).includes(move)) return undefined;
  const info = MOVES.info(move);
  if (info.kind === 'exchange') return whyNoExchange(state, info);
  if (info.kind === 'endTurn') return { reason: 'mustDecide' };
  if (info.kind === 'swap' && state.changeTiles(state.active) === 0) return shortOf('change', 1, 0);
  if (!ASKED[state.top]?.includes(info.kind)) return { reason: 'notNow' };
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
      return { reason: state.topA + state.topB === 2 ? 'pointless' : 'used' };
    case 'well':
    case 'gainAny':
      return { reason: 'full' };
    case 'improve':
      return { reason: 'notHere' };
    default:
      return { reason: 'empty' };
  }
}

function whyNoExchange(state: DuelState, { get }: Of<'exchange'>): Reason {
  if (state.holding(state.active, RESOURCES.indexOf(get)) === 7) return { reason: 'full' };
  const seals = state.seals(state.active);
  // Seals a price on the way still needs are not free to exchange.
  return seals < 2 ? shortOf('seals', 2, seals) : { reason: 'notNow' };
}

function whyNoPlace(state: DuelState, { colour, location }: Of<'place'>): Reason {
  const noToken = state.tokens(state.active, COLOURS.indexOf(colour)) === 0;
  if (noToken) return { reason: 'noMember' };
  return {
    reason: state.stackHeight(LOCATIONS.indexOf(location)) === COLOURS.length ? 'occupied' : 'colour',
  };
}

function whyNoColumn(state: DuelState, column: number): Reason {
  const seat = state.active;
  if (state.gardenSeals(column, 0) + state.gardenSeals(column, 1) === COLUMN_SPACES)
    return { reason: 'occupied' };
  if (state.clanSeals(seat) === 0) return { reason: 'noMember' };
  return shortOf('food', COLUMN_COST[column] - state.topA, state.holding(seat, FOOD));
}

function whyNoYard(state: DuelState, yard: number): Reason {
  const seat = state.active;
  if (state.clanSeals(seat) === 0) return { reason: 'noMember' };
  const short = YARD_COST[yard] - state.topA - state.holding(seat, IRON);
  return short > 0 ? { reason: 'iron', short } : { reason: 'occupied' };
}

function whyNoClimb(state: DuelState, { path, spaces }: Of<'climb'>): Reason {
  const seat = state.active;
  if (state.space(seat) + spaces > PATH_TOP) return { reason: 'notHere' };
  const short = CLIMB_COST[spaces] - state.topA - state.holding(seat, PEARL);
  if (short > 0) return { reason: 'pearl', short };
  return { reason: path ? 'occupied' : 'notHere' };
}

function whyNoTrade(state: DuelState, trade: number): Reason {
  const short = TRADE_COST[trade] - state.topA - state.resources(state.active);
  if (short > 0) return { reason: 'resources', short };
  return { reason: trade === TRADE_CARD ? 'pointless' : 'empty' };
}

function whyNoCard(state: DuelState, deck: number): Reason {
  const card = state.deckTop(deck);
  if (card < 0) return { reason: 'empty' };
  const seat = state.active;
  const { coins, seals, mix } = state.edition.cost[card];
  if (coins > state.coins(seat)) return shortOf('coins', coins, state.coins(seat));
  if (seals > state.seals(seat)) return shortOf('seals', seals, state.seals(seat));
  return shortOf('coins', coins + seals + mix, state.coins(seat) + state.seals(seat));
}
