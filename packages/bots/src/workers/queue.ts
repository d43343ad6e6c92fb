/** What something counts for its owner before it is known how much it used. */
const AT_LEAST = 1;
/** Owners remembered while nothing of theirs waits; beyond that, those who have no lead are forgotten. */
const MOST_REMEMBERED = 1_000;

/**
 * Things that wait, shared out fairly: the one that used least is next, and nobody saves up turns by staying away
 * (start-time fair queueing). A person with many tables cannot hold up the others.
 */
export class FairQueue<T> {
  private readonly waiting = new Map<string, T[]>();
  /** How much each owner has used, on one scale with `reached`. */
  private readonly used = new Map<string, number>();
  /** How much the owner who was last in turn had used. */
  private reached = 0;

  /** How many wait. */
  get size(): number {
    let sum = 0;
    for (const items of this.waiting.values()) sum += items.length;
    return sum;
  }

  /** Who has something waiting. */
  owners(): Iterable<string> {
    return this.waiting.keys();
  }

  /** Puts an item behind the others of its owner. */
  add(owner: string, item: T): void {
    const items = this.waiting.get(owner);
    if (items) {
      items.push(item);
      return;
    }
    this.used.set(owner, Math.max(this.used.get(owner) ?? 0, this.reached));
    this.waiting.set(owner, [item]);
  }

  /** Takes the first item of the owner who used least; among equals, who has waited longest since being served. */
  take(): T | undefined {
    let next: string | undefined;
    for (const owner of this.waiting.keys())
      if (next === undefined || this.used.get(owner)! < this.used.get(next)!) next = owner;
    if (next === undefined) return undefined;
    this.reached = this.used.get(next)!;
    this.charge(next, AT_LEAST);
    const items = this.waiting.get(next)!;
    const item = items.shift();
    this.waiting.delete(next);
    if (items.length > 0) this.waiting.set(next, items);
    return item;
  }

  /** What was taken has used that much. */
  charge(owner: string, amount: number): void {
    this.used.set(owner, (this.used.get(owner) ?? this.reached) + amount);
    if (this.used.size <= MOST_REMEMBERED) return;
    for (const [known, used] of this.used)
      if (used <= this.reached && !this.waiting.has(known)) this.used.delete(known);
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
