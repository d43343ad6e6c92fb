/** Counts what each key holds at the moment, up to a limit each. */
export class Held {
  private readonly held = new Map<string, number>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  full(key: string): boolean {
    return (this.held.get(key) ?? 0) >= this.most;
  }

  add(key: string): void {
    this.held.set(key, (this.held.get(key) ?? 0) + 1);
  }

  remove(key: string): void {
    const left = (this.held.get(key) ?? 1) - 1;
    if (left > 0) this.held.set(key, left);
    else this.held.delete(key);
  }
}
