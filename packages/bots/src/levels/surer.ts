/** How much surer outcomes are than a search says, as a power of the odds: at the end, and more with each turn left. */
export interface Surer {
  readonly atEnd: number;
  readonly perTurn: number;
}

/** A win chance of a search as it is told to people: as often as such chances come true. */
export function honestChance(win: number, { atEnd, perTurn }: Surer, turnsLeft: number): number {
  const odds = (win / (1 - win)) ** (atEnd + perTurn * turnsLeft);
  return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds);
}
