/** How many more points the seat to move makes than a search expects, by the turns still to be played. */
export interface More {
  /** Points it makes beyond those expected. */
  readonly points: readonly number[];
  /** Points it ends further ahead of the strongest other seat than expected. */
  readonly leads: readonly number[];
}

/** Points as a search expects them. */
export const AS_EXPECTED: More = { points: [], leads: [] };
