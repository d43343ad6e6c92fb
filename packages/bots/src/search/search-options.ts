/** What a search can be told; tuned in the arena. */
export interface SearchOptions {
  /** How much moves that were tried rarely are preferred. */
  readonly curiosity: number;
  /** Points of difference at the first look that make a move about a third as interesting. */
  readonly sharpness: number;
  /** How many visits the first look at a move counts for. */
  readonly trust: number;
  /** Share of the utility that is points rather than winning. */
  readonly greed: number;
  /** A line with more draws than this is judged, not searched on: after a roll of all dice nothing is known. */
  readonly draws: number;
  /** 1 to judge a line where another seat comes to decide, 0 to search on through the others' turns. */
  readonly ownTurnOnly: number;
}

/** The settings that won in the arena. */
export const TUNED: SearchOptions = {
  curiosity: 0.25,
  sharpness: 1.5,
  trust: 1,
  greed: 0.1,
  draws: 4,
  ownTurnOnly: 0,
};
