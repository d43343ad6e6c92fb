import type { DuelState } from '@shirasagi/engine';
import { IMPROVED, OWNED } from '@shirasagi/engine/duel';
import { wordsOf } from '../words.js';
import { AREA_CARD, AREA_CARDS, CARD, CARDS, GARDEN_SEALS, GOODS, GOODS_COUNT } from './bytes.js';
import { KINDS } from './icons.js';

/** What cards of the Lantern Areas may give, in the order of their figures. */
export const AREA_GAINS = ['food', 'iron', 'pearl', 'coin', 'seal', 'vp'] as const;
const SIZES = AREA_GAINS.length;
/** Figures of the Lantern Areas: their gains, the cards of each colour, the most of one colour. */
export const AREA_FIGURES = SIZES + 4;

/** The words that hold everything a seat may own, with some bytes that say nothing of it. */
const FIRST_WORD = CARD >> 2;
const WORDS = ((GOODS + GOODS_COUNT + 3) >> 2) - FIRST_WORD;
/** Columns of all gardens, with a byte for each seat. */
const GARDEN_BYTES = 12;

/**
 * What a seat has on cards, tiles and in gardens. States that are looked at one after the other differ little, so it is
 * counted by what has changed since the last one.
 */
export class Owned {
  /** Icons that score now, and those of cards not improved yet. */
  readonly counted = new Float64Array(KINDS);
  readonly plain = new Float64Array(KINDS);
  readonly areas = new Float64Array(AREA_FIGURES);
  /** Another number whenever any of it has changed. */
  version = 0;
  private readonly seat: number;
  private readonly seen = new Int32Array(WORDS);
  private readonly seenBytes = new Uint8Array(this.seen.buffer);
  private edition: DuelState['edition'] | undefined;

  constructor(seat: number) {
    this.seat = seat;
  }

  /** Counts what the seat has in a state. */
  read(state: DuelState): void {
    if (state.edition !== this.edition) this.forget(state.edition);
    const bytes = state.bytes as Uint8Array;
    const words = wordsOf(bytes);
    const { seen } = this;
    for (let i = 0; i < WORDS; i++) {
      if (seen[i] === words[FIRST_WORD + i]) continue;
      this.changeWord(i, bytes);
      seen[i] = words[FIRST_WORD + i];
    }
  }

  /** Begins anew with a table where nobody owns anything. */
  private forget(edition: DuelState['edition']): void {
    this.edition = edition;
    this.seen.fill(0);
    this.counted.fill(0);
    this.plain.fill(0);
    this.areas.fill(0);
    this.version++;
  }

  private changeWord(word: number, bytes: Uint8Array): void {
    for (let i = 0; i < 4; i++) {
      const at = (FIRST_WORD + word) * 4 + i;
      const before = this.seenBytes[word * 4 + i];
      if (before === bytes[at]) continue;
      this.count(at, before, -1);
      this.count(at, bytes[at], 1);
    }
  }

  /** Adds what a byte with a value says the seat owns, or takes it away. */
  private count(at: number, value: number, times: number): void {
    const { seat } = this;
    const { cardIcons, columnIcons, goodsIcons } = this.edition!;
    const isOwned = value === OWNED + seat;
    if (at < CARD) return;
    if (at < CARD + CARDS) {
      if (isOwned) this.add(this.plain, cardIcons, at - CARD, times);
      else if (value === IMPROVED + seat) this.add(this.counted, cardIcons, at - CARD, times);
    } else if (at < AREA_CARD + AREA_CARDS) {
      if (isOwned) this.countArea(at - AREA_CARD, times);
    } else if (at >= GARDEN_SEALS && at < GARDEN_SEALS + GARDEN_BYTES) {
      const garden = at - GARDEN_SEALS;
      if ((garden & 1) === seat) this.add(this.counted, columnIcons, garden >> 1, times * value);
    } else if (at >= GOODS && at < GOODS + GOODS_COUNT && isOwned)
      this.add(this.counted, goodsIcons, at - GOODS, times);
  }

  private add(to: Float64Array, icons: Uint8Array, item: number, times: number): void {
    this.version++;
    for (let kind = 0; kind < KINDS; kind++) to[kind] += icons[item * KINDS + kind] * times;
  }

  private countArea(card: number, times: number): void {
    const { areas } = this;
    const { areaColour, areaGains } = this.edition!;
    const gains = areaGains[card];
    this.version++;
    // No built-in card has gains of choice; those of other editions count as what they can become.
    const ofChoice = gains.any / 3;
    areas[0] += times * (gains.food + ofChoice);
    areas[1] += times * (gains.iron + ofChoice);
    areas[2] += times * (gains.pearl + ofChoice);
    areas[3] += times * (gains.coin + gains.money);
    areas[4] += times * gains.seal;
    areas[5] += times * gains.vp;
    areas[SIZES + areaColour[card]] += times;
    areas[SIZES + 3] = Math.max(areas[SIZES], areas[SIZES + 1], areas[SIZES + 2]);
  }
}

/** What each seat had in the state that was last looked at. */
const OWNED_BY = [new Owned(0), new Owned(1)];

/** What a seat has, until the next state is looked at. */
export function ownedBy(state: DuelState, seat: number): Owned {
  const has = OWNED_BY[seat];
  has.read(state);
  return has;
}
