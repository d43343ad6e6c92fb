/** Lets through a steady number of things a second, and a few more at once. */
export class Bucket {
  private readonly perSecond: number;
  private readonly most: number;
  private left: number;
  private at = Date.now();

  constructor(perSecond: number, most = perSecond * 2) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
  }

  /** Takes one; false when there is none left. */
  take(): boolean {
    const now = Date.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}

/** Counts what each address holds. */
export class Addresses {
  private readonly held = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  full(address: string): boolean {
    return (this.held.get(address) ?? 0) >= this.most;
  }

  add(address: string): void {
    this.held.set(address, (this.held.get(address) ?? 0) + 1);
  }

  remove(address: string): void {
    const left = (this.held.get(address) ?? 1) - 1;
    if (left > 0) this.held.set(address, left);
    else this.held.delete(address);
  }
}
