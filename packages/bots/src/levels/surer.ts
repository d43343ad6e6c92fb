/** How outcomes differ from the chances a search says: they are surer, and kinder or less kind to the seat to move. */
export interface Surer {
  /** Turns still to be played at which powers are given, fewest first; between them they change in a straight line. */
  readonly turns: readonly number[];
  /** The power that odds beyond an even share are raised to, with so many turns to be played. */
  readonly powers: readonly number[];
  /**
   * What is added to the logarithm of the odds of the seat to move, by the turns still to be played: who comes when in
   * a round matters. The others bear it together.
   */
  readonly toMove: readonly number[];
  /** How much surer still the longer odds are: times the logarithm of the odds and times its size. Never below 0. */
  readonly bend: number;
}

/** Chances as the search says them. */
export const AS_SAID: Surer = { turns: [0], powers: [1], toMove: [], bend: 0 };

/** Whose chance is told, and when. */
export interface ChanceOf {
  readonly turnsToPlay: number;
  readonly isToMove: boolean;
  /** Seats that can win. */
  readonly seats: number;
}

/** How much the figure at each of `turns` counts with so many turns to be played. */
export function surerShares(turns: readonly number[], turnsToPlay: number): number[] {
  return turns.map((at, i) => {
    const before = turns[i - 1] ?? Number.NEGATIVE_INFINITY;
    const after = turns[i + 1] ?? Number.POSITIVE_INFINITY;
    if (turnsToPlay <= before || turnsToPlay >= after) return 0;
    const [far, near] = turnsToPlay < at ? [before, at] : [after, at];
    return Number.isFinite(far) ? (turnsToPlay - far) / (near - far) : 1;
  });
}

/** The power of the odds and the constant for the seat to move, with so many turns to be played. */
export function surerAt(
  { turns, powers, toMove }: Surer,
  turnsToPlay: number,
): { power: number; kinder: number } {
  const shares = surerShares(turns, turnsToPlay);
  const power = shares.reduce((sum, share, i) => sum + share * powers[i], 0);
  return { power, kinder: toMove[turnsToPlay] ?? 0 };
}

/** Figures are told to ten decimals: browsers and Node work logarithms out differently in the last bit. */
const PARTS = 1e10;

/** A chance or points as they are told. */
export const rounded = (figure: number): number => Math.round(figure * PARTS) / PARTS;

/** The logarithm of the odds of a chance, beyond those of an even share among so many seats. */
export const oddsBeyondEven = (win: number, seats: number): number =>
  Math.log(win / (1 - win)) + Math.log(seats - 1);

/** A win chance of a search as it is told to people: as often as such chances come true. */
export function honestChance(win: number, surer: Surer, { turnsToPlay, isToMove, seats }: ChanceOf): number {
  if (win >= 1) return 1;
  if (win <= 0) return 0;
  const others = seats - 1;
  const { power, kinder } = surerAt(surer, turnsToPlay);
  const toMove = isToMove ? kinder : -kinder / others;
  const said = oddsBeyondEven(win, seats);
  const odds = (power + surer.bend * Math.abs(said)) * said + toMove;
  return rounded(1 / (1 + others * Math.exp(-odds)));
}
