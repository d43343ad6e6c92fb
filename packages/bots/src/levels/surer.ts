/** Turns left at which figures of `Surer` are given; between them they change in a straight line. */
export const SURER_TURNS = [0, 3, 12] as const;

/** How outcomes differ from the chances a search says: they are surer, and kinder or less kind to the seat to move. */
export interface Surer {
  /** The power that odds beyond an even share are raised to, with so many turns left as `SURER_TURNS` says. */
  readonly powers: readonly number[];
  /** What is added to the logarithm of the odds of the seat to move, likewise; the others bear it together. */
  readonly toMove: readonly number[];
}

/** Chances as the search says them. */
export const AS_SAID: Surer = { powers: [1, 1, 1], toMove: [0, 0, 0] };

/** Whose chance is told, and when. */
export interface ChanceOf {
  readonly turnsLeft: number;
  readonly isToMove: boolean;
  /** Seats that can win. */
  readonly seats: number;
}

/** How much the figure at each of `SURER_TURNS` counts with so many turns left. */
export function surerShares(turnsLeft: number): number[] {
  return SURER_TURNS.map((at, i) => {
    const before = SURER_TURNS[i - 1] ?? Number.NEGATIVE_INFINITY;
    const after = SURER_TURNS[i + 1] ?? Number.POSITIVE_INFINITY;
    if (turnsLeft <= before || turnsLeft >= after) return 0;
    const [far, near] = turnsLeft < at ? [before, at] : [after, at];
    return Number.isFinite(far) ? (turnsLeft - far) / (near - far) : 1;
  });
}

/** A figure that is given at `SURER_TURNS`, with so many turns left. */
export const surerAt = (figures: readonly number[], turnsLeft: number): number =>
  surerShares(turnsLeft).reduce((sum, share, i) => sum + share * figures[i], 0);

/** Chances are told to ten decimals: browsers and Node work logarithms out differently in the last bit. */
const PARTS = 1e10;

/** A chance as it is told. */
export const rounded = (win: number): number => Math.round(win * PARTS) / PARTS;

/** The logarithm of the odds of a chance, beyond those of an even share among so many seats. */
export const oddsBeyondEven = (win: number, seats: number): number =>
  Math.log(win / (1 - win)) + Math.log(seats - 1);

/** A win chance of a search as it is told to people: as often as such chances come true. */
export function honestChance(win: number, surer: Surer, { turnsLeft, isToMove, seats }: ChanceOf): number {
  if (win >= 1) return 1;
  const others = seats - 1;
  const kinder = surerAt(surer.toMove, turnsLeft);
  const toMove = isToMove ? kinder : -kinder / others;
  const odds = Math.exp(surerAt(surer.powers, turnsLeft) * oddsBeyondEven(win, seats) + toMove) / others;
  return rounded(odds / (1 + odds));
}
