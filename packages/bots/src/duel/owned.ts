import type { DuelState } from '@shirasagi/engine';
import { OWNED } from '@shirasagi/engine/duel';
import { SeenBytes, wordsOf } from '../words.js';
import { AREA_CARD, AREA_CARDS, CARD, GOODS, GOODS_COUNT } from './bytes.js';
import { countIcons, KINDS } from './icons.js';

/** What cards of the Lantern Areas may give, in the order of their figures. */
export const AREA_GAINS = ['food', 'iron', 'pearl', 'coin', 'seal', 'vp'] as const;
/** Figures of the Lantern Areas: their gains, the cards of each colour, the most of one colour. */
export const AREA_FIGURES = AREA_GAINS.length + 4;

/** What a seat has on cards, tiles and in gardens. */
export class Owned {
  /** Icons that score now, and those of cards not improved yet. */
  readonly counted = new Float64Array(KINDS);
  readonly plain = new Float64Array(KINDS);
  readonly areas = new Float64Array(AREA_FIGURES);
  /** Another number whenever any of it is read anew. */
  version = 0;
  private readonly seen = new SeenBytes(CARD, GOODS + GOODS_COUNT);
  private edition: unknown;

  /** Whether it was last read from the same bytes: within a turn few moves change any of them. */
  isOf(state: DuelState, words: Int32Array | undefined): boolean {
    return words !== undefined && state.edition === this.edition && this.seen.equal(words);
  }

  read(state: DuelState, seat: number, words: Int32Array | undefined): void {
    if (words) this.seen.remember(words);
    this.edition = words && state.edition;
    this.version = ++versions;
    countIcons(state, seat, this.counted, this.plain);
    countAreas(state, seat, this.areas);
  }
}

let versions = 0;

/** For each seat what it had in two states: a search comes back to the one that others differ from. */
const LATEST = [new Owned(), new Owned()];
const BEFORE = [new Owned(), new Owned()];

/** What a seat has, until the next state is looked at. */
export function ownedBy(state: DuelState, seat: number): Owned {
  const words = wordsOf(state.bytes as Uint8Array);
  const latest = LATEST[seat];
  if (latest.isOf(state, words)) return latest;
  const before = BEFORE[seat];
  LATEST[seat] = before;
  BEFORE[seat] = latest;
  if (!before.isOf(state, words)) before.read(state, seat, words);
  return before;
}

/** What the cards of the Lantern Areas give, by word and by colour. */
function countAreas(state: DuelState, seat: number, out: Float64Array): void {
  const { bytes, edition } = state;
  const { areaColour, areaGains } = edition;
  const mine = OWNED + seat;
  const sizes = AREA_GAINS.length;
  for (let figure = 0; figure < AREA_FIGURES; figure++) out[figure] = 0;
  for (let card = 0; card < AREA_CARDS; card++) {
    if (bytes[AREA_CARD + card] !== mine) continue;
    const gains = areaGains[card];
    out[sizes + areaColour[card]]++;
    // No built-in card has gains of choice; those of other editions count as what they can become.
    const ofChoice = gains.any / 3;
    out[0] += gains.food + ofChoice;
    out[1] += gains.iron + ofChoice;
    out[2] += gains.pearl + ofChoice;
    out[3] += gains.coin + gains.money;
    out[4] += gains.seal;
    out[5] += gains.vp;
  }
  out[sizes + 3] = Math.max(out[sizes], out[sizes + 1], out[sizes + 2]);
}
