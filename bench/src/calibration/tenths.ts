import type { Said } from './said.js';

const Z = 1.96;

/** What was told in one tenth of the win chances, and what came of it. */
export interface Tenth {
  readonly count: number;
  /** Mean of what was told, and share of those that won. */
  readonly told: number;
  readonly won: number;
  /** Half width of the 95% interval of `won - told`. Games are what varies, not turns. */
  readonly off: number;
}

/** Win chances told, in tenths. */
export function tenthsOf(said: readonly Said[]): Tenth[] {
  return Array.from({ length: 10 }, (_, i) =>
    tenthOf(said.filter(({ win }) => Math.min(9, Math.floor(10 * win)) === i)),
  );
}

function tenthOf(said: readonly Said[]): Tenth {
  const count = said.length;
  if (count === 0) return { count, told: 0, won: 0, off: 0 };
  const mean = (pick: (one: Said) => number): number => said.reduce((sum, one) => sum + pick(one), 0) / count;
  const told = mean(({ win }) => win);
  const won = mean((one) => one.won);
  const byGame = new Map<number, number>();
  for (const one of said)
    byGame.set(one.game, (byGame.get(one.game) ?? 0) + one.won - one.win - (won - told));
  let squares = 0;
  for (const sum of byGame.values()) squares += sum * sum;
  return { count, told, won, off: (Z * Math.sqrt(squares)) / count };
}
