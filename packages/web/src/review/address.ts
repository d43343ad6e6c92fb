/** The address of a game's review, or of one of its decisions being tried again. */
export const reviewAddress = (id: string, decision?: number): string =>
  `#/review/${encodeURIComponent(id)}${decision === undefined ? '' : `/${decision}`}`;

/** The address of a moment of a game, from the address of its table. */
export const momentAddress = (home: string, decisions: number): string =>
  `${home.split('?')[0]}?at=${decisions}`;
