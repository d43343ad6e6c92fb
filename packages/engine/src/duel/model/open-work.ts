import { WORD_FRAMES } from '../edition/effect-words.js';
import { MONEY_CAP } from './board.js';
import {
  ACTIONS_FRAME,
  ANY_FRAME,
  actionArg,
  actionsArg,
  anyArg,
  BUY_FRAME,
  buyArg,
  COURTIER_FRAME,
  GARDEN_FRAME,
  GIVE_BACK_FRAME,
  LANTERN_CARD_FRAME,
  LANTERN_FRAME,
  lanternCardArg,
  MIX_FRAME,
  MONEY_FRAME,
  mixArg,
  moneyArg,
  PARTS_FRAME,
  PAY_FRAME,
  PRICE_FRAME,
  partsArg,
  payArg,
  priceArg,
  REWARD_FRAME,
  rewardArg,
  TOKEN_FRAME,
  TRADE_FRAME,
  TRAINING_FRAME,
} from './frames.js';
import type { DuelState } from './state.js';

/** Hears what still stands open in a turn, one call for each thing. Numbers only, so that nothing is allocated. */
export interface OpenWork {
  /** A token to move. */
  token(): void;
  /** An action beside the location, by its source. */
  source(source: number): void;
  garden(discount: number): void;
  training(discount: number): void;
  courtier(discount: number): void;
  trade(discount: number): void;
  lanternCard(activate: boolean): void;
  buy(free: boolean): void;
  /** An effect with a price to pay or a reward to choose. */
  effect(effect: number): void;
  /** An option of an effect with the parts in `left` to come: bit 0 the gains, the others the deeds. */
  option(option: number, left: number): void;
  lantern(): void;
  anyResource(count: number): void;
  money(count: number): void;
  giveBack(over: number): void;
  payResources(count: number): void;
  payMix(count: number): void;
  /** Everything else, as the word of an effect that leads to it. */
  word(word: number, count: number): void;
}

/** Tells what stands open on the agenda of a turn, from the top down. */
export function tellOpenWork(state: DuelState, work: OpenWork): void {
  for (let i = state.depth - 1; i >= 0; i--) tellFrame(state, i, work);
}

function tellFrame(state: DuelState, i: number, work: OpenWork): void {
  switch (state.frameKind(i)) {
    case TOKEN_FRAME:
      work.token();
      break;
    case ACTIONS_FRAME: {
      const location = state.frameArg(i, actionsArg.location);
      if (state.frameArg(i, actionsArg.left) === 1) work.source(state.edition.leftSource[location]);
      if (state.frameArg(i, actionsArg.right) === 1) work.source(state.edition.rightSource[location]);
      break;
    }
    case GARDEN_FRAME:
      work.garden(state.frameArg(i, actionArg.discount));
      break;
    case TRAINING_FRAME:
      work.training(state.frameArg(i, actionArg.discount));
      break;
    case COURTIER_FRAME:
      work.courtier(state.frameArg(i, actionArg.discount));
      break;
    case TRADE_FRAME:
      work.trade(state.frameArg(i, actionArg.discount));
      break;
    case LANTERN_CARD_FRAME:
      work.lanternCard(state.frameArg(i, lanternCardArg.activate) === 1);
      break;
    case BUY_FRAME:
      work.buy(state.frameArg(i, buyArg.free) === 1);
      break;
    case PRICE_FRAME:
      work.effect(state.frameArg(i, priceArg.effect));
      break;
    case LANTERN_FRAME:
      work.lantern();
      break;
    case ANY_FRAME:
      work.anyResource(state.frameArg(i, anyArg.count));
      break;
    case MONEY_FRAME:
      work.money(state.frameArg(i, moneyArg.count));
      break;
    case GIVE_BACK_FRAME:
      work.giveBack(state.coins(state.active) + state.seals(state.active) - MONEY_CAP);
      break;
    case REWARD_FRAME:
      work.effect(state.frameArg(i, rewardArg.effect));
      break;
    case PARTS_FRAME:
      work.option(state.frameArg(i, partsArg.option), state.frameArg(i, partsArg.left));
      break;
    case PAY_FRAME:
      work.payResources(state.frameArg(i, payArg.count));
      break;
    case MIX_FRAME:
      work.payMix(state.frameArg(i, mixArg.count));
      break;
    default: {
      const word = WORD_FRAMES.wordOf(state.frameKind(i));
      if (word >= 0) work.word(word, WORD_FRAMES.countOf(word, state.frameArg(i, 1)));
    }
  }
}
