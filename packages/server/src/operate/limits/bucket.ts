/** Lets through a steady amount a second, and some more at once. Time is steady: nobody can set it. */
export class Bucket {
  private readonly perSecond: number;
  private readonly most: number;
  private left: number;
  private at = performance.now();

  constructor(perSecond: number, most = perSecond * 2) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
  }

  /** Takes `cost`, or all a full bucket has if that is less; false when there is not enough left. */
  take(cost = 1): boolean {
    const wanted = Math.min(cost, this.most);
    this.fill();
    // Sums of fractions are never quite exact.
    if (this.left < wanted - 1e-9) return false;
    this.left -= wanted;
    return true;
  }

  /** Seconds until `cost` can be taken. */
  secondsUntil(cost = 1): number {
    this.fill();
    return Math.max(0, Math.min(cost, this.most) - this.left) / this.perSecond;
  }

  private fill(): void {
    const now = performance.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
