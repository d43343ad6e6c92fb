import type { More } from '@shirasagi/bots';
import type { Said } from './said.js';

const Z = 1.96;

/** What came of what was told with so many turns to be played: points made, and the lead in the end, beyond those told. */
export interface MoreRow {
  readonly turns: number;
  readonly count: number;
  readonly points: number;
  readonly lead: number;
  /** Half widths of the 95% intervals of both. */
  readonly pointsOff: number;
  readonly leadOff: number;
}

/** What came beyond what was told, for each number of turns to be played that came up, fewest first. */
export function moreByTurns(said: readonly Said[]): MoreRow[] {
  const byTurns = new Map<number, Said[]>();
  for (const one of said) {
    const some = byTurns.get(one.turns) ?? [];
    some.push(one);
    byTurns.set(one.turns, some);
  }
  return [...byTurns]
    .sort(([a], [b]) => a - b)
    .map(([turns, some]) => {
      const points = meanOf(some.map(({ score, total }) => total - score));
      const lead = meanOf(some.map((one) => one.led - one.lead));
      const count = some.length;
      return { turns, count, points: points.mean, lead: lead.mean, pointsOff: points.off, leadOff: lead.off };
    });
}

function meanOf(figures: readonly number[]): { readonly mean: number; readonly off: number } {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return { mean, off: (Z * Math.sqrt(squares)) / figures.length };
}

/** Takes back what was told beyond what the search expected. */
export function asExpected(said: readonly Said[], { points, leads }: More): Said[] {
  return said.map((one) => ({
    ...one,
    score: one.score - (points[one.turns] ?? 0),
    lead: one.lead - (leads[one.turns] ?? 0),
  }));
}

/**
 * What is to be told beyond what the search expected, as it stands in `expected`; as in `used` with numbers of turns
 * that did not come up.
 */
export function fitMore(expected: readonly Said[], used: More): More {
  const rows = moreByTurns(expected);
  const fitted = (known: readonly number[], pick: (row: MoreRow) => number): number[] => {
    const most = Math.max(known.length - 1, ...rows.map(({ turns }) => turns));
    const found = Array.from({ length: most + 1 }, (_, turns) => known[turns] ?? 0);
    for (const row of rows) found[row.turns] = pick(row);
    return found;
  };
  return {
    points: fitted(used.points, ({ points }) => points),
    leads: fitted(used.leads, ({ lead }) => lead),
  };
}
