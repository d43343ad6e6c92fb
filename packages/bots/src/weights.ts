/** Weights of one number of players: rows by turns left, and the spread of margins in each row. */
export interface WeightTable {
  readonly rows: readonly (readonly number[])[];
  readonly spread: readonly number[];
}

/** Weight tables as flat arrays, looked up by the number of seats. */
export class Weights {
  private readonly flat: Float64Array[] = [];
  private readonly spreads: Float64Array[] = [];
  private readonly size: number;

  /** Throws when a table was fitted for other figures than those in use. */
  constructor(tables: Readonly<Record<number, WeightTable>>, size: number, rows: number) {
    this.size = size;
    for (const [seats, table] of Object.entries(tables)) {
      if (table.rows.length !== rows || table.rows.some((row) => row.length !== size)) {
        throw new Error(`weights for ${seats} seats do not fit ${rows} rows of ${size} figures`);
      }
      this.flat[Number(seats)] = Float64Array.from(table.rows.flat());
      this.spreads[Number(seats)] = Float64Array.from(table.spread);
    }
  }

  /** The weighted sum of figures. */
  sum(seats: number, row: number, figures: Float64Array): number {
    const flat = this.flat[seats];
    const at = row * this.size;
    let sum = 0;
    for (let i = 0; i < figures.length; i++) sum += flat[at + i] * figures[i];
    return sum;
  }

  /** How far margins usually end from what the weights say. */
  spread(seats: number, row: number): number {
    return this.spreads[seats][row];
  }
}
