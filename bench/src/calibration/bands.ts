import type { Said } from './said.js';

const Z = 1.96;

/** Things that were told alike, and what came of them. */
export interface Band {
  readonly count: number;
  /** Means of what was told and of what came. */
  readonly told: number;
  readonly came: number;
  /** Half width of the 95% interval of `came - told`. Games are what varies, not turns. */
  readonly off: number;
}

/** What of a saying is told, and what came of it. */
interface Reading {
  readonly told: (one: Said) => number;
  readonly came: (one: Said) => number;
}

const CHANCES: Reading = { told: ({ win }) => win, came: ({ won }) => won };
const LEADS: Reading = { told: ({ lead }) => lead, came: ({ led }) => led };

/** Where bands of expected leads begin and end, in points. */
export const LEAD_EDGES = [-15, -10, -5, 0, 5, 10, 15];

/** Win chances told, in tenths. */
export const tenthsOf = (said: readonly Said[]): Band[] =>
  Array.from({ length: 10 }, (_, i) =>
    bandOf(
      said.filter(({ win }) => Math.min(9, Math.floor(10 * win)) === i),
      CHANCES,
    ),
  );

/** Expected leads: below the first of `LEAD_EDGES`, between each two, and above the last. */
export const leadsOf = (said: readonly Said[]): Band[] =>
  [...LEAD_EDGES, Number.POSITIVE_INFINITY].map((high, i) =>
    bandOf(
      said.filter(({ lead }) => lead < high && lead >= (LEAD_EDGES[i - 1] ?? Number.NEGATIVE_INFINITY)),
      LEADS,
    ),
  );

function bandOf(said: readonly Said[], reading: Reading): Band {
  const count = said.length;
  if (count === 0) return { count, told: 0, came: 0, off: 0 };
  const mean = (pick: (one: Said) => number): number => said.reduce((sum, one) => sum + pick(one), 0) / count;
  const told = mean(reading.told);
  const came = mean(reading.came);
  const byGame = new Map<number, number>();
  for (const one of said) {
    const apart = reading.came(one) - reading.told(one) - (came - told);
    byGame.set(one.game, (byGame.get(one.game) ?? 0) + apart);
  }
  let squares = 0;
  for (const sum of byGame.values()) squares += sum * sum;
  return { count, told, came, off: (Z * Math.sqrt(squares)) / count };
}
