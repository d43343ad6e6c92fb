import { LIGHT, SEAL, TIME, WORD_FRAMES } from '../edition/effect-words.js';
import { dieValue } from './die.js';
import {
  BLOCKS_FRAME,
  blocksArg,
  CARD_LIGHT,
  COURTIER_FRAME,
  courtierArg,
  DOMAIN_BLOCK,
  domainBlockArg,
  FAVOUR_FRAME,
  GARDENS_FRAME,
  gardensArg,
  LANTERN_ORDER,
  lanternOrderArg,
  PARTS,
  PAY_FRAME,
  PLACE,
  partsArg,
  payArg,
  placeArg,
  SEALS_FRAME,
  sealsArg,
  WORKER_FRAME,
  workerArg,
  YARD_FRAME,
  yardArg,
} from './frames.js';
import type { CastleState } from './state.js';

/** Hears what still stands open in a turn, one call for each thing. Bits and numbers, so that nothing is allocated. */
export interface OpenWork {
  /** A die in hand; `lantern` says whether a Lantern Reward comes with it. */
  die(value: number, lantern: boolean): void;
  /** Blocks of a room card, as bits. */
  blocks(card: number, left: number): void;
  domainBlock(row: number): void;
  /** One worker action of several, as bits. */
  workers(workers: number): void;
  courtier(used: number): void;
  /** Tiles of a yard by their places, as bits. */
  yardTiles(left: number): void;
  /** An effect with a price to pay, or one with the parts in `done` performed. */
  effect(effect: number, done: number): void;
  /** Gardens at the end of a round, as bits. */
  gardens(left: number): void;
  favour(): void;
  /** Everything else, as the word of an effect that leads to it. */
  word(word: number, count: number): void;
}

/** Tells what stands open on the agenda of a turn, from the top down. */
export function tellOpenWork(state: CastleState, work: OpenWork): void {
  for (let i = state.depth - 1; i >= 0; i--) tellFrame(state, i, work);
}

function tellFrame(state: CastleState, i: number, work: OpenWork): void {
  switch (state.frameKind(i)) {
    case PLACE:
      work.die(dieValue(state.frameArg(i, placeArg.die)), state.frameArg(i, placeArg.fromLeft) === 1);
      break;
    case BLOCKS_FRAME:
      work.blocks(state.frameArg(i, blocksArg.card) - 1, state.frameArg(i, blocksArg.left));
      break;
    case DOMAIN_BLOCK:
      work.domainBlock(state.frameArg(i, domainBlockArg.row));
      break;
    case WORKER_FRAME:
      work.workers(state.frameArg(i, workerArg.workers));
      break;
    case COURTIER_FRAME:
      work.courtier(state.frameArg(i, courtierArg.used));
      break;
    case YARD_FRAME:
      work.yardTiles(state.frameArg(i, yardArg.left));
      break;
    case PAY_FRAME:
      work.effect(state.frameArg(i, payArg.effect), 0);
      break;
    case GARDENS_FRAME:
      work.gardens(state.frameArg(i, gardensArg.left));
      break;
    case CARD_LIGHT:
      work.word(LIGHT, 1);
      break;
    case SEALS_FRAME:
      work.word(SEAL, state.frameArg(i, sealsArg.count));
      break;
    case LANTERN_ORDER:
      work.word(SEAL, state.frameArg(i, lanternOrderArg.seals));
      work.word(TIME, state.frameArg(i, lanternOrderArg.steps));
      break;
    case PARTS:
      work.effect(state.frameArg(i, partsArg.effect), state.frameArg(i, partsArg.done));
      break;
    case FAVOUR_FRAME:
      work.favour();
      break;
    default: {
      const word = WORD_FRAMES.wordOf(state.frameKind(i));
      if (word >= 0) work.word(word, WORD_FRAMES.countOf(word, state.frameArg(i, 1)));
    }
  }
}
