/** What a player may be fond of, beyond what it is worth. */
export const FONDNESSES = ['time', 'gardens', 'points', 'warriors', 'climbing'] as const;
export type Fondness = (typeof FONDNESSES)[number];

/**
 * Figures of a state that speak of something a player may be fond of, by their names, and how many pieces each is;
 * `vp` stands for clan points, which are no figure.
 */
export type FondFigures = Readonly<Record<Fondness, Readonly<Record<string, number>>>>;

/** What a player is fond of, and by how many points a piece of it counts for more with all turns to come. */
export interface Taste {
  readonly fondOf: Fondness;
  readonly bonus: number;
}

/** Points a piece counts for more with so many turns left: fewer with every turn, none at the end. */
const tasteIn = (left: number, most: number, { bonus }: Taste): number => (bonus * left) / most;

/** Rows of weights, one for each number of turns left, and what a clan point counts in each row. */
export interface Weighted {
  readonly rows: Float64Array;
  readonly vp: Float64Array;
}

/** How many pieces of what a player may be fond of each figure is; throws where a name is no figure. */
export class FondPieces {
  private readonly pieces = new Map<Fondness, Float64Array>();
  private readonly vpPieces = new Map<Fondness, number>();

  constructor(table: FondFigures, names: readonly string[]) {
    for (const fondOf of FONDNESSES) {
      const { vp = 0, ...figures } = table[fondOf];
      const pieces = new Float64Array(names.length);
      for (const [name, count] of Object.entries(figures)) {
        const at = names.indexOf(name);
        if (at < 0) throw new Error(`${fondOf}: ${name} is no figure`);
        pieces[at] = count;
      }
      this.pieces.set(fondOf, pieces);
      this.vpPieces.set(fondOf, vp);
    }
  }

  /** Pieces of it in some figures and clan points. */
  sum(fondOf: Fondness, figures: Float64Array, vp: number): number {
    const pieces = this.pieces.get(fondOf)!;
    return figures.reduce((sum, figure, i) => sum + pieces[i] * figure, this.vpPieces.get(fondOf)! * vp);
  }

  /** Weights with a taste added, so that a style never costs a victory that is in sight. */
  added(weights: Float64Array, taste?: Taste): Weighted {
    const size = this.pieces.get(FONDNESSES[0])!.length;
    const rows = weights.length / size;
    const vp = new Float64Array(rows).fill(1);
    if (!taste) return { rows: weights, vp };
    const pieces = this.pieces.get(taste.fondOf)!;
    const vpPieces = this.vpPieces.get(taste.fondOf)!;
    return {
      rows: weights.map((w, i) => w + tasteIn(Math.floor(i / size), rows - 1, taste) * pieces[i % size]),
      vp: vp.map((one, left) => one + tasteIn(left, rows - 1, taste) * vpPieces),
    };
  }
}
