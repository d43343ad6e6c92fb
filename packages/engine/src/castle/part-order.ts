import type { Effect } from './edition/effect.js';
import { isAction, LANTERN, SEAL, TIME, WELL_ACTION } from './edition/effect-words.js';
import { asksLanternOrder } from './lantern.js';
import { SEAL_CAP, SEALS_TO_ENTER, TIME_END } from './model/board.js';
import type { CastleState } from './model/state.js';

/** The seals and steps that one part of an effect gives. */
interface Share {
  readonly seals: number;
  readonly steps: number;
}

/** A marker's space and the seals its player holds. */
interface Marker {
  readonly space: number;
  readonly seals: number;
}

function shareOf(state: CastleState, word: number, count: number): Share {
  const seat = state.active;
  if (word === LANTERN) return { seals: state.lantern(seat, SEAL), steps: state.lantern(seat, TIME) };
  if (word === TIME) return { seals: 0, steps: count };
  return { seals: word === SEAL ? count : word === WELL_ACTION ? 1 : 0, steps: 0 };
}

/** Takes steps and pays for every border that can be paid. */
function walk({ space, seals }: Marker, steps: number): Marker {
  let to = space;
  let left = seals;
  for (let step = 0; step < steps && to < TIME_END && SEALS_TO_ENTER[to + 1] <= left; step++) {
    to++;
    left -= SEALS_TO_ENTER[to];
  }
  return { space: to, seals: left };
}

function receive({ space, seals }: Marker, share: Share): Marker {
  const gain = (standing: Marker): Marker => ({
    space: standing.space,
    seals: Math.min(SEAL_CAP, standing.seals + share.seals),
  });
  if (asksLanternOrder(space, seals, share.seals)) return gain(walk({ space, seals }, share.steps));
  return walk(gain({ space, seals }), share.steps);
}

/** Collects where the player ends, over all orders of the shares left. */
function collectEnds(shares: readonly Share[], from: Marker, ends: Set<number>): void {
  if (shares.length === 0) ends.add(from.space * (SEAL_CAP + 1) + from.seals);
  shares.forEach((share, i) => {
    collectEnds(shares.toSpliced(i, 1), receive(from, share), ends);
  });
}

/**
 * Whether the order of the parts still open can change the result (C8.5). Between gains only seals and steps
 * depend on each other: seals pay for borders, and seals paid before others come are not lost past the limit.
 */
export function orderMatters(state: CastleState, e: Effect, done: number): boolean {
  let open = 0;
  let acts = false;
  for (let i = 0; i < e.words.length; i++) {
    if ((done >> i) & 1) continue;
    open++;
    acts ||= isAction(e.words[i]);
  }
  if (open < 2 || acts) return open > 1;
  const shares: Share[] = [];
  for (let i = 0; i < e.words.length; i++) {
    if ((done >> i) & 1) continue;
    const share = shareOf(state, e.words[i], e.counts[i]);
    if (share.seals + share.steps > 0) shares.push(share);
  }
  if (shares.length < 2) return false;
  const ends = new Set<number>();
  collectEnds(shares, { space: state.time(state.active), seals: state.seals(state.active) }, ends);
  return ends.size > 1;
}
