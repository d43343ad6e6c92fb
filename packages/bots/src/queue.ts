/** Things that wait, taken in turn from everyone who waits: one busy table cannot hold up the others. */
export class FairQueue<T> {
  private readonly waiting = new Map<string, T[]>();

  /** How many wait. */
  get size(): number {
    let sum = 0;
    for (const items of this.waiting.values()) sum += items.length;
    return sum;
  }

  /** Puts an item behind the others of its owner. */
  add(owner: string, item: T): void {
    const items = this.waiting.get(owner);
    if (items) items.push(item);
    else this.waiting.set(owner, [item]);
  }

  /** Takes the first item of the owner who has waited longest since being served. */
  take(): T | undefined {
    for (const [owner, items] of this.waiting) {
      const item = items.shift();
      this.waiting.delete(owner);
      if (items.length > 0) this.waiting.set(owner, items);
      return item;
    }
    return undefined;
  }

  /** Removes an item before its turn; false when it is not waiting. */
  remove(owner: string, item: T): boolean {
    const items = this.waiting.get(owner);
    const at = items?.indexOf(item) ?? -1;
    if (!items || at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.waiting.delete(owner);
    return true;
  }
}
