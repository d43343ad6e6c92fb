import type { CastleComponents, CastlePosition } from '@shirasagi/engine';

/** A block of a room card with its name in moves. */
export interface NamedBlock {
  readonly name: string;
  readonly do: string;
  readonly dark: boolean;
}

const ROWS = ['top', 'middle', 'bottom'] as const;
const HALVES = ['first', 'second'] as const;

/** The blocks of the room card with that number: the Stewards come first, then the Diplomats. */
export function blocksOf(components: CastleComponents, number: number): NamedBlock[] {
  const { stewards, diplomats } = components;
  const steward = stewards[number];
  if (steward) return ROWS.map((name) => ({ name, do: steward[name].do, dark: steward[name].dark === true }));
  const diplomat = diplomats[number - stewards.length];
  return HALVES.map((name) => ({ name, do: diplomat[name].do, dark: diplomat[name].dark === true }));
}

/** The number of a room card by its id; -1 for another card. */
export function roomCardNumber(components: CastleComponents, id: string | null): number {
  return [...components.stewards, ...components.diplomats].findIndex((card) => card.id === id);
}

/** What a domain card does for a row. */
export function domainBlock(components: CastleComponents, id: string | null, row: string): string {
  const steward = components.stewards.find((card) => card.id === id);
  if (steward) return steward[row as (typeof ROWS)[number]].do;
  const diplomat = components.diplomats.find((card) => card.id === id);
  if (!diplomat) return components.startingActions.find((card) => card.id === id)?.do ?? '';
  return ROWS.indexOf(row as (typeof ROWS)[number]) < diplomat.firstRows
    ? diplomat.first.do
    : diplomat.second.do;
}

/** The garden card of that id. */
export function gardenCard(components: CastleComponents, id: string): CastleComponents['gardens'][number] {
  return [...components.gardens, ...components.promo.gardens].find((card) => card.id === id)!;
}

/** The favours of a Daimyo card. */
export function favoursOf(components: CastleComponents, id: string): readonly string[] {
  return [...components.daimyo, ...components.promo.daimyo].find((card) => card.id === id)!.favours;
}

/** What the tiles of a yard do in their places, by tile. */
export function yardEffects(
  components: CastleComponents,
  { tiles }: CastlePosition['yards'][string],
  yard: string,
) {
  const all = [...components.yardTiles, ...components.promo.yardTiles];
  return tiles.map((id, place) => {
    const tile = all.find((item) => item.id === id)!;
    // The dearest yard shows a blue side, then a yellow one; the next a blue, the cheapest a yellow (C1.10).
    return { id, do: yard === 'yard3' || (yard === 'yard5' && place === 0) ? tile.blue : tile.yellow };
  });
}
