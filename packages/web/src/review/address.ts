/** The address of a game's review, or of one of its decisions being tried again. */
export const reviewAddress = (id: string, decision?: number): string =>
  `#/review/${encodeURIComponent(id)}${decision === undefined ? '' : `/${decision}`}`;
