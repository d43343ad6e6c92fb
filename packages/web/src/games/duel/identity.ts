import type { DuelPosition } from '@shirasagi/engine';
import { useState } from 'react';
import { COLOURS } from './printed';

/** One kind of equal pieces lying in one place. */
interface Heap {
  readonly kind: string;
  readonly place: string;
  readonly count: number;
}

/** The names of the pieces in each place; equal pieces have no names in the rules, but they move on the table. */
export type Identities = ReadonlyMap<string, readonly string[]>;

const owned = (seals: readonly number[], seat: number): number => seals.filter((who) => who === seat).length;

/** Where the Lantern tokens lie. */
function tokenHeaps({ seats, floors }: DuelPosition): Heap[] {
  const stacks = Object.entries(floors).flatMap(([place, at]) =>
    typeof at === 'object' && 'tokens' in at ? [{ place, tokens: at.tokens }] : [],
  );
  return COLOURS.flatMap((kind) => [
    ...seats.map(({ tokens }, seat) => ({ kind, place: `domain${seat}:${kind}`, count: tokens[kind] })),
    ...stacks.map(({ place, tokens }) => ({
      kind,
      place: `${place}:${kind}`,
      count: tokens.filter((colour) => colour === kind).length,
    })),
  ]);
}

/** Where the Clan Seals lie. */
function sealHeaps({ seats, yards, gardens }: DuelPosition): Heap[] {
  const places = [
    ...Object.entries(yards).map(([yard, { seals }]) => ({ place: yard, seals })),
    ...gardens.stone.map(({ seals }, i) => ({ place: `stone${i + 1}`, seals })),
    ...gardens.plant.map(({ seals }, i) => ({ place: `plant${i + 1}`, seals })),
  ];
  return seats.flatMap(({ clanSeals }, seat) => [
    { kind: `seal${seat}`, place: `domain${seat}:seal${seat}`, count: clanSeals },
    ...places.map(({ place, seals }) => ({
      kind: `seal${seat}`,
      place: `${place}:seal${seat}`,
      count: owned(seals, seat),
    })),
  ]);
}

/** Keeps every name where it was as far as the counts allow and moves the others to where one is missing. */
export function follow(before: Identities, position: DuelPosition): Identities {
  const heaps = [...tokenHeaps(position), ...sealHeaps(position)];
  const free = new Map<string, string[]>();
  for (const { kind, place, count } of heaps) {
    const leaving = (before.get(place) ?? []).slice(count);
    free.set(kind, [...(free.get(kind) ?? []), ...leaving]);
  }
  let fresh = [...before.values()].reduce((sum, names) => sum + names.length, 0);
  return new Map(
    heaps.map(({ kind, place, count }) => {
      const names = (before.get(place) ?? []).slice(0, count);
      while (names.length < count) names.push(free.get(kind)?.shift() ?? `${kind}-${fresh++}`);
      return [place, names];
    }),
  );
}

/** Names for equal pieces, so that each is seen to move from one place to another. */
export function useIdentities(position: DuelPosition): Identities {
  const [kept, setKept] = useState(() => ({ position, names: follow(new Map(), position) }));
  if (kept.position === position) return kept.names;
  const names = follow(kept.names, position);
  setKept({ position, names });
  return names;
}
