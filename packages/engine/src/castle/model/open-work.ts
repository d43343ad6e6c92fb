import { dieValue } from './die.js';
import {
  ANY_FRAME,
  anyArg,
  BLOCKS_FRAME,
  blocksArg,
  CARD_LIGHT,
  COURTIER_FRAME,
  courtierArg,
  DOMAIN_BLOCK,
  DOMAIN_FRAME,
  domainBlockArg,
  FAVOUR_FRAME,
  GARDENER_FRAME,
  GARDENS_FRAME,
  gardensArg,
  LANTERN_ORDER,
  LIGHT_FRAME,
  lanternOrderArg,
  PARTS,
  PAY_FRAME,
  PLACE,
  partsArg,
  payArg,
  placeArg,
  SEALS_FRAME,
  sealsArg,
  TILE_FRAME,
  TIME_FRAME,
  timeArg,
  WARRIOR_FRAME,
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
  gardener(): void;
  warrior(): void;
  /** Tiles of a yard by their places, as bits. */
  yardTiles(left: number): void;
  /** A block beside a Die tile. */
  tileBlock(): void;
  /** An effect with a price to pay, or one with the parts in `done` performed. */
  effect(effect: number, done: number): void;
  /** Gardens at the end of a round, as bits. */
  gardens(left: number): void;
  light(): void;
  domainRow(): void;
  anyResource(count: number): void;
  time(steps: number): void;
  seals(count: number): void;
  favour(): void;
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
    case GARDENER_FRAME:
      work.gardener();
      break;
    case WARRIOR_FRAME:
      work.warrior();
      break;
    case YARD_FRAME:
      work.yardTiles(state.frameArg(i, yardArg.left));
      break;
    case TILE_FRAME:
      work.tileBlock();
      break;
    case PAY_FRAME:
      work.effect(state.frameArg(i, payArg.effect), 0);
      break;
    case GARDENS_FRAME:
      work.gardens(state.frameArg(i, gardensArg.left));
      break;
    case LIGHT_FRAME:
    case CARD_LIGHT:
      work.light();
      break;
    case DOMAIN_FRAME:
      work.domainRow();
      break;
    case ANY_FRAME:
      work.anyResource(state.frameArg(i, anyArg.count));
      break;
    case TIME_FRAME:
      work.time(state.frameArg(i, timeArg.steps));
      break;
    case SEALS_FRAME:
      work.seals(state.frameArg(i, sealsArg.count));
      break;
    case LANTERN_ORDER:
      work.seals(state.frameArg(i, lanternOrderArg.seals));
      work.time(state.frameArg(i, lanternOrderArg.steps));
      break;
    case PARTS:
      work.effect(state.frameArg(i, partsArg.effect), state.frameArg(i, partsArg.done));
      break;
    case FAVOUR_FRAME:
      work.favour();
      break;
  }
}
