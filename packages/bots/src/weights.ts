/**
 * Weights of one number of players, as text that a person can compare and a formatter leaves alone: a line of
 * numbers for each row (turns left), and the spread of margins in each row.
 */
export interface WeightTable {
  readonly rows: string;
  readonly spread: string;
}

/** Weight tables by the number of seats. */
export type WeightTables = Readonly<Record<number, WeightTable>>;

const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number);

/** Weight tables as flat arrays, looked up by the number of seats. */
export class Weights {
  private readonly flat: Float64Array[] = [];
  private readonly spreads: Float64Array[] = [];

  /** Throws when a table was fitted for other figures than those in use. */
  constructor(tables: WeightTables, size: number, rows: number) {
    for (const [seats, table] of Object.entries(tables)) {
      const flat = Float64Array.from(numbers(table.rows));
      const spread = Float64Array.from(numbers(table.spread));
      if (flat.length !== rows * size || spread.length !== rows || !flat.every(Number.isFinite)) {
        throw new Error(`weights for ${seats} seats are not ${rows} rows of ${size} numbers`);
      }
      this.flat[Number(seats)] = flat;
      this.spreads[Number(seats)] = spread;
    }
  }

  /** All rows for a number of seats, one after the other; none where nothing was fitted for so many. */
  of(seats: number): Float64Array | undefined {
    return this.flat[seats];
  }

  /** How far margins usually end from what the weights say. */
  spread(seats: number, row: number): number {
    return this.spreads[seats][row];
  }
}
