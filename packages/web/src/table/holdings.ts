import { CastleState, DuelState, type State } from '@shirasagi/engine';

/** Things a clan holds that can be counted. */
export const HOLDINGS = ['coin', 'food', 'iron', 'pearl', 'seal', 'vp', 'time', 'change'] as const;
export type Holding = (typeof HOLDINGS)[number];
export type Holdings = Readonly<Partial<Record<Holding, number>>>;

/** What a seat holds now. */
export function holdingsOf(state: State, seat: number): Holdings {
  if (state instanceof CastleState) {
    return {
      coin: state.coins(seat),
      food: state.holding(seat, 0),
      iron: state.holding(seat, 1),
      pearl: state.holding(seat, 2),
      seal: state.seals(seat),
      vp: state.vp(seat),
      time: state.time(seat),
    };
  }
  if (state instanceof DuelState) {
    return {
      coin: state.coins(seat),
      food: state.holding(seat, 0),
      iron: state.holding(seat, 1),
      pearl: state.holding(seat, 2),
      seal: state.seals(seat),
      vp: state.points(seat),
      change: state.changeTiles(seat),
    };
  }
  return {};
}

/** What changed from one count to another, without what stayed the same. */
export function difference(before: Holdings, after: Holdings): Holdings {
  const changed: Partial<Record<Holding, number>> = {};
  for (const holding of HOLDINGS) {
    const by = (after[holding] ?? 0) - (before[holding] ?? 0);
    if (by !== 0) changed[holding] = by;
  }
  return changed;
}
