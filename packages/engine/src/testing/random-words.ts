/** Help for tests only: texts of effects made by lot. */
import type { RandomSource } from '../core/rng.js';

/** One of the items. */
export const pick = <T>(items: readonly T[], rng: RandomSource): T => items[rng(items.length)];

/** A whole number from `least` to `most`. */
export const between = (least: number, most: number, rng: RandomSource): number =>
  least + rng(most - least + 1);

/** Whether something that happens once in `n` times happens. */
export const oneIn = (n: number, rng: RandomSource): boolean => rng(n) === 0;

/** The items in another order. */
export function mixed<T>(items: readonly T[], rng: RandomSource): T[] {
  const left = items.slice();
  return items.map(() => left.splice(rng(left.length), 1)[0]);
}

/** Words of effects with the most each may count; 1 means that it takes no number. */
export type Vocabulary = Readonly<Record<string, number>>;

/** One to `most` different words, joined by commas; `generous` is how high their numbers go. */
export function parts(words: Vocabulary, most: number, generous: number, rng: RandomSource): string {
  const names = mixed(Object.keys(words), rng).slice(0, between(1, most, rng));
  return names
    .map((name) => {
      const highest = Math.min(words[name], generous);
      return words[name] === 1 ? name : `${name} ${between(1, highest, rng)}`;
    })
    .join(', ');
}
