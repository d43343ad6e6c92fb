import { RulesError } from './result.js';

/**
 * Chance: gives an integer in [0, n). Everything random in a game comes through one of these. `what` says what
 * is drawn, as a number of the game's table of draws; most sources of chance do not care.
 */
export type Rng = (n: number, what: number) => number;

/** A plain source of random numbers; it serves as chance that does not care what is drawn. */
export type RandomSource = (n: number) => number;

/** Spreads any seed over 128 bits (the xmur3 way: multiply, xor, shift). */
function* seedWords(seed: string): Generator<number, never> {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  for (;;) {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    yield h >>> 0;
  }
}

/** A repeatable source of chance (sfc32) for tests, bots and local games. Not for secrets. */
export function seeded(seed: number | string): RandomSource {
  const words = seedWords(String(seed));
  let a = words.next().value;
  let b = words.next().value;
  let c = words.next().value;
  let d = words.next().value;
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    // Cut to 32 bits like the others: a larger number would be a fresh object at every draw.
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (n) => Math.floor((next() / 4294967296) * n);
}

/** Replays given outcomes in order; an outcome that is missing or out of range is an error. */
export function scripted(outcomes: readonly number[]): Rng {
  let used = 0;
  return (n) => {
    if (used >= outcomes.length) {
      throw new RulesError(
        'bad-record',
        `outcome ${used + 1} is needed but only ${outcomes.length} are given`,
      );
    }
    const outcome = outcomes[used];
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= n) {
      throw new RulesError(
        'bad-record',
        `outcome ${used + 1} is ${outcome} but must be a whole number from 0 to ${n - 1}`,
      );
    }
    used++;
    return outcome;
  };
}

/** Passes chance through and keeps what came out, and what it was for. */
export function recording(rng: Rng): { rng: Rng; outcomes: number[]; whats: number[] } {
  const outcomes: number[] = [];
  const whats: number[] = [];
  return {
    rng: (n, what) => {
      const outcome = rng(n, what);
      outcomes.push(outcome);
      whats.push(what);
      return outcome;
    },
    outcomes,
    whats,
  };
}

/**
 * Takes `count` of a list at random, in random order, to the front of that list: one outcome each, an index into
 * those left.
 */
export function drawFrom<T>(list: T[], count: number, rng: Rng, what: number): T[] {
  const size = list.length;
  for (let i = 0; i < count; i++) {
    const j = i + rng(size - i, what);
    const drawn = list[j];
    list[j] = list[i];
    list[i] = drawn;
  }
  return list;
}

/** All the items in random order. */
export function shuffle<T>(items: readonly T[], rng: Rng, what: number): T[] {
  return drawFrom(items.slice(), items.length, rng, what);
}

/** The numbers below `count`. */
export function upTo(count: number): number[] {
  // Room for all at once: setting up a game makes many of these.
  const numbers = new Array<number>(count);
  for (let i = 0; i < count; i++) numbers[i] = i;
  return numbers;
}
