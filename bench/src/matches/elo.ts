import { wilson } from './interval.js';

const Z = 1.96;

/** A rate with its 95% interval. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The mean of group results (each from 0 to 1) with its interval. Games of a group share their chance, so the
 * group is what varies; where no group differs from another, the games are counted as independent instead.
 */
export function rateOf(groups: readonly number[], gamesAGroup: number): Rate {
  const n = groups.length;
  const rate = groups.reduce((sum, g) => sum + g, 0) / n;
  const variance = groups.reduce((sum, g) => sum + (g - rate) ** 2, 0) / Math.max(1, n - 1);
  if (variance === 0 && (rate === 0 || rate === 1)) {
    const [low, high] = wilson(rate * n * gamesAGroup, n * gamesAGroup);
    return { rate, low, high };
  }
  const off = Z * Math.sqrt(variance / n);
  return { rate, low: Math.max(0, rate - off), high: Math.min(1, rate + off) };
}

/** Elo points between one seat that wins at this rate and the others, an even match being 0. */
export function eloOf(rate: number, players: number): number {
  return 400 * Math.log10(((players - 1) * rate) / (1 - rate));
}

/** Results of one pairing. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  /** Games `a` won, a draw counting half. */
  readonly won: number;
}

/** An entry's strength and the half width of its 95% interval. */
export interface Strength {
  readonly elo: number;
  readonly off: number;
}

const LOGIT = 400 / Math.LN10;

/**
 * Strengths that explain all pairings best (Bradley-Terry), the first entry being 0. One drawn game is added
 * to every pairing, so that a pairing without a loss still has a finite strength.
 */
export function strengths(entries: number, pairings: readonly Pairing[]): Strength[] {
  const value = new Float64Array(entries);
  const information = new Float64Array(entries);
  for (let round = 0; round < 2000; round++) {
    const slope = new Float64Array(entries);
    information.fill(1e-9);
    for (const { a, b, games, won } of pairings) {
      const expected = 1 / (1 + Math.exp(value[b] - value[a]));
      const missing = won + 0.5 - (games + 1) * expected;
      const certainty = (games + 1) * expected * (1 - expected);
      slope[a] += missing;
      slope[b] -= missing;
      information[a] += certainty;
      information[b] += certainty;
    }
    for (let i = 1; i < entries; i++) value[i] += (0.7 * slope[i]) / information[i];
  }
  return Array.from(value, (v, i) => ({
    elo: v * LOGIT,
    off: i === 0 ? 0 : (Z * LOGIT) / Math.sqrt(information[i]),
  }));
}
