/** Turns left at which a power of the odds is given; between them it changes in a straight line. */
export const SURER_TURNS = [0, 3, 12] as const;

/** How outcomes differ from the chances a search says, in odds: they are surer, and kinder to the seat to move. */
export interface Surer {
  /** The power the odds are raised to, with so many turns left as `SURER_TURNS` says. */
  readonly powers: readonly number[];
  /** What is added to the logarithm of the odds of the seat to move, and taken from that of the other. */
  readonly toMove: number;
}

/** How much the power at each of `SURER_TURNS` counts with so many turns left. */
export function surerShares(turnsLeft: number): number[] {
  return SURER_TURNS.map((at, i) => {
    const before = SURER_TURNS[i - 1] ?? Number.NEGATIVE_INFINITY;
    const after = SURER_TURNS[i + 1] ?? Number.POSITIVE_INFINITY;
    if (turnsLeft <= before || turnsLeft >= after) return 0;
    const [far, near] = turnsLeft < at ? [before, at] : [after, at];
    return Number.isFinite(far) ? (turnsLeft - far) / (near - far) : 1;
  });
}

/** The power the odds are raised to with so many turns left. */
export const surerPower = ({ powers }: Surer, turnsLeft: number): number =>
  surerShares(turnsLeft).reduce((sum, share, i) => sum + share * powers[i], 0);

/** Chances are told to ten decimals: browsers and Node work logarithms out differently in the last bit. */
const PARTS = 1e10;

/** A win chance of a search as it is told to people: as often as such chances come true. */
export function honestChance(win: number, surer: Surer, turnsLeft: number, isToMove: boolean): number {
  if (win >= 1) return 1;
  const toMove = isToMove ? surer.toMove : -surer.toMove;
  const odds = Math.exp(surerPower(surer, turnsLeft) * Math.log(win / (1 - win)) + toMove);
  return Math.round((odds / (1 + odds)) * PARTS) / PARTS;
}
