/** What a player may be fond of, beyond what it is worth. */
export const FONDNESSES = ['time', 'gardens', 'points', 'warriors', 'climbing'] as const;
export type Fondness = (typeof FONDNESSES)[number];

/** Figures of a state that speak of something a player may be fond of, by their names, and how many pieces each is. */
export type FondFigures = Readonly<Record<Fondness, Readonly<Record<string, number>>>>;

/** Adds figures up by the names in a table; throws when one of them is no figure. */
export class FondSums {
  private readonly parts = new Map<Fondness, { readonly at: Int32Array; readonly pieces: Float64Array }>();

  constructor(table: FondFigures, names: readonly string[]) {
    for (const fondOf of FONDNESSES) {
      const entries = Object.entries(table[fondOf]);
      const at = Int32Array.from(entries, ([name]) => names.indexOf(name));
      if (at.includes(-1)) throw new Error(`${fondOf}: ${entries[at.indexOf(-1)][0]} is no figure`);
      this.parts.set(fondOf, { at, pieces: Float64Array.from(entries, ([, pieces]) => pieces) });
    }
  }

  /** Pieces of it in the first `count` figures; the others are not those of this state. */
  sum(fondOf: Fondness, figures: Float64Array, count: number): number {
    const { at, pieces } = this.parts.get(fondOf)!;
    let sum = 0;
    for (let i = 0; i < at.length; i++) if (at[i] < count) sum += pieces[i] * figures[at[i]];
    return sum;
  }
}
