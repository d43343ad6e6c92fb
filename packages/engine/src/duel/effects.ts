import { deedPossible, optionPossible, pricePossible } from './affordable.js';
import {
  isGain,
  LANTERN_ANY,
  LANTERN_BLACK,
  LANTERN_CORAL,
  LANTERN_WHITE,
  WORD_FRAMES,
  WORDS,
} from './edition/effect-words.js';
import { gain, gainsFit } from './holdings.js';
import { activateLantern } from './lantern.js';
import {
  type DuelFrame,
  LANTERN_FRAME,
  OPTIONAL,
  PARTS_FRAME,
  PRICE_FRAME,
  partsArg,
  priceArg,
  REWARD_FRAME,
  rewardArg,
} from './model/frames.js';
import { ORDER, PAY, REWARD, SKIP } from './model/moves.js';
import type { DuelState } from './model/state.js';
import { payCost } from './paying.js';

/** Performs an effect: gains at once, what asks something goes on the agenda. Its deeds may be declined. */
export function perform(state: DuelState, effect: number): void {
  const { edition } = state;
  if (edition.effects[effect].priced) state.push(PRICE_FRAME, effect, 1);
  else if (edition.effects[effect].options.length > 1) state.push(REWARD_FRAME, effect, 1);
  else performOption(state, edition.firstOption[effect], 1);
}

/** Performs one option; `optional` is 1 where its deeds may be declined. */
function performOption(state: DuelState, number: number, optional: number): void {
  const option = state.edition.options[number];
  const deeds = option.deeds.length;
  if (deeds > 1 || option.ordered) pushParts(state, number, optional);
  else {
    if (deeds === 1) performDeed(state, option.deeds[0], option.counts[0], optional);
    // On top of the deed, so that a gain over the limit is settled first (D6.1).
    if (option.gives) gain(state, option.gains);
  }
}

/** Puts the parts of an option on the agenda. Several deeds may be declined one by one, whatever was paid for them (D4.2). */
function pushParts(state: DuelState, number: number, optional: number): void {
  const several = state.edition.options[number].deeds.length > 1;
  state.push(PARTS_FRAME, number, partsOf(state, number), several ? 1 : optional);
}

/** The parts of an option as bits: the gains, then the deeds in printed order. */
function partsOf(state: DuelState, number: number): number {
  const option = state.edition.options[number];
  return ((2 << option.deeds.length) - 1) & (option.gives ? ~0 : ~1);
}

function performDeed(state: DuelState, deed: number, count: number, optional: number): void {
  switch (deed) {
    case LANTERN_ANY:
      state.push(LANTERN_FRAME);
      break;
    case LANTERN_CORAL:
    case LANTERN_BLACK:
    case LANTERN_WHITE:
      activateLantern(state, deed - LANTERN_CORAL);
      break;
    default:
      if (WORD_FRAMES.of(deed) === 0) throw new Error(`the word ${WORDS[deed]} has no effect`);
      state.push(WORD_FRAMES.of(deed), WORD_FRAMES.argument(deed, count), optional);
  }
}

/** Performs one part of the option on top of the agenda. */
function performPart(state: DuelState, part: number): void {
  const option = state.edition.options[state.arg(partsArg.option)];
  const left = state.arg(partsArg.left) & ~(1 << part);
  const optional = state.arg(partsArg.optional);
  if (left === 0) state.pop();
  else state.setArg(partsArg.left, left);
  if (part === 0) gain(state, option.gains);
  else performDeed(state, option.deeds[part - 1], option.counts[part - 1], optional);
}

/**
 * Performs the next part, or asks which comes first where that can change the result (D3.8). Gains that fit
 * come first: whatever follows can use them and nothing is lost.
 */
function settleParts(state: DuelState): boolean {
  const seat = state.active;
  const option = state.edition.options[state.arg(partsArg.option)];
  const left = state.arg(partsArg.left);
  const gains = (left & 1) === 1;
  if (gains && (!option.ordered || gainsFit(state, seat, option.gains))) {
    performPart(state, 0);
    return false;
  }
  let next = 0;
  let possible = 0;
  for (let i = option.deeds.length; i > 0; i--) {
    if (((left >> i) & 1) === 0) continue;
    const open = deedPossible(state, seat, option.deeds[i - 1], state.coins(seat), state.seals(seat));
    // A deed that is impossible yet waits: another part may bring what it needs.
    if (open || possible === 0) next = i;
    if (open) possible++;
  }
  if (option.ordered && possible + (gains ? 1 : 0) > 1) return true;
  performPart(state, gains ? 0 : next);
  return false;
}

/** Lists the parts that may come first. */
function listParts(state: DuelState, out: number[]): number {
  const seat = state.active;
  const option = state.edition.options[state.arg(partsArg.option)];
  let n = 0;
  if ((state.arg(partsArg.left) & 1) === 1) out[n++] = ORDER + option.gainWord;
  for (let i = 0; i < option.deeds.length; i++) {
    const deed = option.deeds[i];
    if (((state.arg(partsArg.left) >> (i + 1)) & 1) === 0) continue;
    if (deedPossible(state, seat, deed, state.coins(seat), state.seals(seat))) out[n++] = ORDER + deed;
  }
  return n;
}

/** Performs the part chosen to come first. */
function answerParts(state: DuelState, move: number): void {
  const word = move - ORDER;
  const { deeds } = state.edition.options[state.arg(partsArg.option)];
  performPart(state, isGain(word) ? 0 : deeds.indexOf(word) + 1);
}

/** Whether that option of the effect on top would do anything. */
function isOpen(state: DuelState, choice: number): boolean {
  const seat = state.active;
  const option = state.edition.options[state.edition.firstOption[state.arg(rewardArg.effect)] + choice];
  return optionPossible(state, seat, option, state.coins(seat), state.seals(seat));
}

/** Asks for a reward when both would do something; an empty one is passed over (D5.2). */
function settleReward(state: DuelState): boolean {
  const first = isOpen(state, 0);
  const second = isOpen(state, 1);
  if (first && second) return true;
  if (first || second) answerReward(state, first ? REWARD : REWARD + 1);
  else state.pop();
  return false;
}

/** Lists both rewards. */
function listRewards(_state: DuelState, out: number[]): number {
  out[0] = REWARD;
  out[1] = REWARD + 1;
  return 2;
}

/** Performs the reward chosen. */
function answerReward(state: DuelState, move: number): void {
  const option = state.edition.firstOption[state.arg(rewardArg.effect)] + move - REWARD;
  const optional = state.arg(rewardArg.optional);
  state.pop();
  performOption(state, option, optional);
}

/** A price stands open while it can be paid and leads to something. */
function settlePrice(state: DuelState): boolean {
  if (pricePossible(state, state.active, state.arg(priceArg.effect))) return true;
  state.pop();
  return false;
}

/** Lists paying and declining. */
function listPrice(_state: DuelState, out: number[]): number {
  out[0] = PAY;
  out[1] = SKIP;
  return 2;
}

/** Pays the price; what it leads to is then performed. */
function answerPrice(state: DuelState): void {
  const { effects, firstOption } = state.edition;
  const effect = state.arg(priceArg.effect);
  const number = firstOption[effect];
  state.pop();
  if (effects[effect].options.length > 1) state.push(REWARD_FRAME, effect, 0);
  else pushParts(state, number, 0);
  payCost(state, effects[effect].price);
}

/** Which part of an effect comes first. */
export const partsFrame: DuelFrame = {
  number: PARTS_FRAME,
  name: 'parts of an effect',
  declinable: false,
  answers: ['order'],
  asks: 'order',
  question: (state) => {
    const { text, gainWord, deeds } = state.edition.options[state.arg(partsArg.option)];
    const left = [gainWord, ...deeds].filter((_, i) => (state.arg(partsArg.left) >> i) & 1);
    return { kind: 'order', parts: left.map((word) => WORDS[word]), effect: text };
  },
  settle: settleParts,
  list: listParts,
  answer: answerParts,
};

/** One reward of two. */
export const rewardFrame: DuelFrame = {
  number: REWARD_FRAME,
  name: 'reward',
  declinable: false,
  answers: ['reward'],
  asks: 'reward',
  question: (state) => ({
    kind: 'reward',
    options: state.edition.effects[state.arg(rewardArg.effect)].text.split(' / '),
  }),
  settle: settleReward,
  list: listRewards,
  answer: answerReward,
};

/** A price that came up by itself. */
export const priceFrame: DuelFrame = {
  number: PRICE_FRAME,
  name: 'price',
  declinable: OPTIONAL,
  answers: ['pay'],
  asks: 'pay',
  question: (state) => ({ kind: 'pay', effect: state.edition.effects[state.arg(priceArg.effect)].text }),
  settle: settlePrice,
  list: listPrice,
  answer: answerPrice,
};
