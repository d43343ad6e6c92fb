/** Means of what descents say every seat ends with. */
export class MeanPoints {
  private readonly sums: Float64Array;
  private count = 0;

  constructor(mostSeats: number) {
    this.sums = new Float64Array(mostSeats);
  }

  /** Begins anew. */
  clear(): void {
    this.sums.fill(0);
    this.count = 0;
  }

  add(scores: Float64Array): void {
    const { sums } = this;
    for (let seat = 0; seat < sums.length; seat++) sums[seat] += scores[seat];
    this.count++;
  }

  /** The means of so many seats; 0 where nothing was added. */
  of(seats: number): number[] {
    return Array.from(this.sums.subarray(0, seats), (sum) => sum / Math.max(1, this.count));
  }
}
