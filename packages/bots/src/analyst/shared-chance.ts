import { type RandomSource, type Rng, seeded } from '@shirasagi/engine';

/**
 * Chance in which every kind of draw has outcomes of its own: two lines meet the same dice although one of them
 * drew a card more.
 */
export function sharedChance(seed: string): Rng {
  const streams = new Map<number, RandomSource>();
  return (n, what) => {
    const stream = streams.get(what) ?? seeded(`${seed} ${what}`);
    streams.set(what, stream);
    return stream(n);
  };
}
