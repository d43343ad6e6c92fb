import { hash, type RandomSource, type Rng, type State, seeded } from '@shirasagi/engine';

/**
 * Chance in which every kind of draw has outcomes of its own: two lines meet the same dice although one of them
 * drew a card more.
 */
function sharedChance(seed: string): Rng {
  const streams = new Map<number, RandomSource>();
  return (n, what) => {
    const stream = streams.get(what) ?? seeded(`${seed} ${what}`);
    streams.set(what, stream);
    return stream(n);
  };
}

/**
 * Where the chance of a stretch's tries comes from: the same for all lines from one state, and others from another
 * one. Tries that were the same in every game would make everybody a little lucky, or everybody unlucky.
 */
export function triesFrom(before: State): (number: number) => Rng {
  const seed = hash(before);
  return (number) => sharedChance(`${seed} try ${number}`);
}
