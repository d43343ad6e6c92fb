import type { Cost } from './edition/cost.js';
import type { Option } from './edition/effect.js';
import {
  BUY_CARD,
  COURTIER_1,
  FREE_CARD,
  GARDEN_1,
  IMPROVE,
  LANTERN_CARD,
  LANTERN_CARD_ACTIVATE,
  TRADE_1,
  TRAINING_1,
} from './edition/effect-words.js';
import {
  CLIMB_COST,
  COLUMN_COST,
  COLUMN_SPACES,
  COLUMNS,
  DECKS,
  FOOD,
  IRON,
  PATH_TOP,
  PEARL,
  TRADE_CARD,
  TRADE_COST,
  TRADES,
  YARD_COST,
  YARDS,
} from './model/board.js';
import type { DuelState } from './model/state.js';

/**
 * What could be done, exchanges counted (D8.2). `coins` and `seals` are what would be left for it after the
 * prices on the way there, so that no seal is counted twice. Two seals stand in for one resource: `seals`
 * of 0 asks what can be paid at once.
 */

/** Whether a price can be paid with these coins and seals (D4.1). */
function affordable(cost: Cost, coins: number, seals: number): boolean {
  return cost.coins <= coins && cost.seals <= seals && cost.coins + cost.seals + cost.mix <= coins + seals;
}

/** Whether the top card of a deck can be bought with these coins and seals. */
export function deckPossible(state: DuelState, deck: number, coins: number, seals: number): boolean {
  const card = state.deckTop(deck);
  return card >= 0 && affordable(state.edition.cost[card], coins, seals);
}

/** Whether some card can be bought with these coins and seals (D4.5). */
export function buyPossible(state: DuelState, coins: number, seals: number): boolean {
  for (let deck = 0; deck < DECKS.length; deck++) if (deckPossible(state, deck, coins, seals)) return true;
  return false;
}

/** Whether some deck has a card left (D4.5). */
export function freePossible(state: DuelState): boolean {
  return state.deckTop(0) >= 0 || state.deckTop(1) >= 0 || state.deckTop(2) >= 0;
}

/** Whether a seal may be placed in a column (D5.1, D5.8). */
export function columnPossible(
  state: DuelState,
  seat: number,
  column: number,
  discount: number,
  seals: number,
): boolean {
  return (
    COLUMN_COST[column] - discount <= state.holding(seat, FOOD) + (seals >> 1) &&
    state.gardenSeals(column, 0) + state.gardenSeals(column, 1) < COLUMN_SPACES &&
    state.clanSeals(seat) > 0
  );
}

/** Whether the garden action could be performed. */
export function gardenPossible(state: DuelState, seat: number, discount: number, seals: number): boolean {
  for (let column = 0; column < COLUMNS.length; column++) {
    if (columnPossible(state, seat, column, discount, seals)) return true;
  }
  return false;
}

/** Whether a seal may be placed in a yard (D5.2, D5.8). */
export function yardPossible(
  state: DuelState,
  seat: number,
  yard: number,
  discount: number,
  seals: number,
): boolean {
  return (
    YARD_COST[yard] - discount <= state.holding(seat, IRON) + (seals >> 1) &&
    state.yardSeals(yard, 0) + state.yardSeals(yard, 1) < state.edition.yardSpaces[yard] &&
    state.clanSeals(seat) > 0
  );
}

/** Whether the training action could be performed. */
export function trainingPossible(state: DuelState, seat: number, discount: number, seals: number): boolean {
  for (let yard = 0; yard < YARDS.length; yard++)
    if (yardPossible(state, seat, yard, discount, seals)) return true;
  return false;
}

/** Whether the courtier could move up that many spaces (D5.3, D5.4). */
export function climbPossible(
  state: DuelState,
  seat: number,
  spaces: number,
  discount: number,
  seals: number,
): boolean {
  return (
    state.space(seat) + spaces <= PATH_TOP &&
    CLIMB_COST[spaces] - discount <= state.holding(seat, PEARL) + (seals >> 1)
  );
}

/** Whether one trade could be made (D5.5): what exchanges use up does not pay for a card. */
export function tradePossible(
  state: DuelState,
  seat: number,
  trade: number,
  discount: number,
  coins: number,
  seals: number,
): boolean {
  const missing = TRADE_COST[trade] - discount - state.resources(seat);
  const sealsLeft = missing > 0 ? seals - 2 * missing : seals;
  if (sealsLeft < 0) return false;
  return trade === TRADE_CARD ? buyPossible(state, coins, sealsLeft) : state.goodsTop(trade - 1) >= 0;
}

/** Whether the trade action could be performed. */
export function anyTradePossible(
  state: DuelState,
  seat: number,
  discount: number,
  coins: number,
  seals: number,
): boolean {
  for (let trade = 0; trade < TRADES.length; trade++) {
    if (tradePossible(state, seat, trade, discount, coins, seals)) return true;
  }
  return false;
}

/** Whether a deed could be performed. */
export function deedPossible(
  state: DuelState,
  seat: number,
  deed: number,
  coins: number,
  seals: number,
): boolean {
  switch (deed) {
    case LANTERN_CARD:
    case LANTERN_CARD_ACTIVATE:
      return state.rowSize > 0;
    case IMPROVE:
      return state.plainCards(seat) > 0;
    case BUY_CARD:
      return buyPossible(state, coins, seals);
    case FREE_CARD:
      return freePossible(state);
    case GARDEN_1:
      return gardenPossible(state, seat, 1, seals);
    case TRAINING_1:
      return trainingPossible(state, seat, 1, seals);
    case COURTIER_1:
      return climbPossible(state, seat, 1, 1, seals);
    case TRADE_1:
      return anyTradePossible(state, seat, 1, coins, seals);
    default:
      return true;
  }
}

/** Whether an option would do anything. */
export function optionPossible(
  state: DuelState,
  seat: number,
  option: Option,
  coins: number,
  seals: number,
): boolean {
  if (option.gives) return true;
  for (let i = 0; i < option.deeds.length; i++) {
    if (deedPossible(state, seat, option.deeds[i], coins, seals)) return true;
  }
  return false;
}

/** Whether a price can be paid now and the effect behind it would do something, exchanges counted. */
export function pricePossible(state: DuelState, seat: number, effect: number): boolean {
  const { price, options } = state.edition.effects[effect];
  if (!affordable(price, state.coins(seat), state.seals(seat))) return false;
  const coins = state.coins(seat) - price.coins;
  const seals = state.seals(seat) - price.seals;
  for (let inCoins = Math.max(0, price.mix - seals); inCoins <= Math.min(coins, price.mix); inCoins++) {
    for (let i = 0; i < options.length; i++) {
      if (optionPossible(state, seat, options[i], coins - inCoins, seals - price.mix + inCoins)) return true;
    }
  }
  return false;
}
