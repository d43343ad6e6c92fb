import { type Effect, MAX_PARTS } from './edition/effect.js';
import { isAction, LANTERN, SEAL, TIME, WELL_ACTION } from './edition/effect-words.js';
import { asksLanternOrder } from './lantern.js';
import { SEAL_CAP, SEALS_TO_ENTER, TIME_END } from './model/board.js';
import type { CastleState } from './model/state.js';

// Asked while effects are settled, in every game a search plays: nothing here makes an object.

/** The seals and the steps on the Passage of Time that each open part gives. */
const sealsOf = new Uint8Array(MAX_PARTS);
const stepsOf = new Uint8Array(MAX_PARTS);

/** A marker's space and the seals its player holds, as one number. */
const markerAt = (space: number, seals: number): number => space * (SEAL_CAP + 1) + seals;

/** Takes steps and pays for every border that can be paid. */
function walk(space: number, seals: number, steps: number): number {
  let to = space;
  let left = seals;
  for (let step = 0; step < steps && to < TIME_END && SEALS_TO_ENTER[to + 1] <= left; step++) {
    to++;
    left -= SEALS_TO_ENTER[to];
  }
  return markerAt(to, left);
}

const gain = (seals: number, more: number): number => Math.min(SEAL_CAP, seals + more);

/** Where the marker stands after a part: seals first, unless the player would take the steps first. */
function receive(marker: number, part: number): number {
  const space = (marker / (SEAL_CAP + 1)) | 0;
  const seals = marker % (SEAL_CAP + 1);
  if (!asksLanternOrder(space, seals, sealsOf[part]))
    return walk(space, gain(seals, sealsOf[part]), stepsOf[part]);
  const walked = walk(space, seals, stepsOf[part]);
  const left = walked % (SEAL_CAP + 1);
  return walked - left + gain(left, sealsOf[part]);
}

/** Where the first order looked at ends. */
let firstEnd = -1;

/** Whether two orders of the parts left, as bits, end at different places. */
function endsDiffer(parts: number, from: number): boolean {
  if (parts === 0) {
    if (firstEnd < 0) firstEnd = from;
    return from !== firstEnd;
  }
  for (let part = 0; part < MAX_PARTS; part++) {
    const bit = 1 << part;
    if ((parts & bit) !== 0 && endsDiffer(parts & ~bit, receive(from, part))) return true;
  }
  return false;
}

/**
 * Whether the order of the parts still open can change the result (C8.5). Between gains only seals and steps
 * depend on each other: seals pay for borders, and seals paid before others come are not lost past the limit.
 */
export function orderMatters(state: CastleState, e: Effect, done: number): boolean {
  const seat = state.active;
  let open = 0;
  let acts = false;
  let moving = 0;
  let seals = 0;
  let steps = 0;
  for (let i = 0; i < e.words.length; i++) {
    if ((done >> i) & 1) continue;
    const word = e.words[i];
    open++;
    acts ||= isAction(word);
    sealsOf[i] =
      word === LANTERN
        ? state.lantern(seat, SEAL)
        : word === SEAL
          ? e.counts[i]
          : word === WELL_ACTION
            ? 1
            : 0;
    stepsOf[i] = word === LANTERN ? state.lantern(seat, TIME) : word === TIME ? e.counts[i] : 0;
    seals += sealsOf[i];
    steps += stepsOf[i];
    if (sealsOf[i] + stepsOf[i] > 0) moving |= 1 << i;
  }
  if (acts) return open > 1;
  // Seals alone, or steps alone, add up the same in any order.
  if (seals === 0 || steps === 0) return false;
  firstEnd = -1;
  return endsDiffer(moving, markerAt(state.time(seat), state.seals(seat)));
}
