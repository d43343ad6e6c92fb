import type { GameName } from '@shirasagi/engine';

/** How much surer outcomes are than a search says, as a power of the odds: at the end, and more with each turn left. */
export interface Surer {
  readonly atEnd: number;
  readonly perTurn: number;
}

/**
 * By the kind of judge (with a net, or the weighted sum alone), for games of two. Written by `bench calibrate --fit`:
 * a judge learned from games of quick players, and better ones leave less to luck.
 */
export const SURER: Readonly<Record<'net' | 'sum', Readonly<Record<GameName, Surer>>>> = {
  net: {
    castle: { atEnd: 1.55, perTurn: 0 },
    duel: { atEnd: 1.6, perTurn: 0 },
  },
  sum: {
    castle: { atEnd: 1, perTurn: 0 },
    duel: { atEnd: 1, perTurn: 0 },
  },
};

/** Only games of two players were calibrated. */
const CALIBRATED = 2;

/** A win chance of a search as it is told to people: as often as such chances come true. */
export function honestChance(
  win: number,
  kind: 'net' | 'sum',
  game: GameName,
  players: number,
  turnsLeft: number,
): number {
  if (players !== CALIBRATED) return win;
  const { atEnd, perTurn } = SURER[kind][game];
  const odds = (win / (1 - win)) ** (atEnd + perTurn * turnsLeft);
  return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds);
}
