import type { RandomSource, Rng } from '@shirasagi/engine';

/** Chance on a line of moves. What a move has drawn on a known way is drawn again when it is played after all. */
export class LineChance {
  /** Draws on the line so far. */
  drawn = 0;
  /** Draws of the last move, what came up in each, and of how many things. */
  count = 0;
  readonly values: number[] = [];
  readonly sizes: number[] = [];
  private played = 0;
  private readonly source: RandomSource;
  /** For playing the last move: first what it has drawn already. */
  readonly again: Rng;
  /** For looking at moves that are not made; it counts the draws, too. */
  readonly apart: Rng;

  constructor(source: RandomSource) {
    this.source = source;
    this.again = (n) => (this.played < this.count ? this.values[this.played++] : this.draw(n));
    this.apart = (n) => {
      this.drawn++;
      return source(n);
    };
  }

  /** Begins a move that has drawn nothing yet. */
  begin(): void {
    this.count = 0;
  }

  /** Draws one of `n` things for the last move. */
  draw(n: number): number {
    const value = this.source(n);
    this.drawn++;
    this.sizes[this.count] = n;
    this.values[this.count++] = value;
    this.played = this.count;
    return value;
  }

  /** From here on `again` gives what the last move has drawn, from the first draw on. */
  rewind(): void {
    this.played = 0;
  }
}
