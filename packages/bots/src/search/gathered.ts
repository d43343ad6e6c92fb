/** Nodes that can be gathered for at once. */
const SLOTS = 1 << 10;
const NOBODY = -1;

/** Adds what was gathered for a node: visits, results, and sums over these results. */
type Add = (node: number, visits: number, results: number, sums: Float64Array, at: number) => void;

/**
 * What one thread has gathered for nodes of a shared tree and not told yet. There are few slots: where two nodes need
 * the same one, what was gathered for the first is told.
 */
export class Gathered {
  private readonly node = new Int32Array(SLOTS).fill(NOBODY);
  private readonly visits = new Int32Array(SLOTS);
  private readonly results = new Int32Array(SLOTS);
  /** Three for each slot: utility, win chance and points. */
  private readonly sums = new Float64Array(3 * SLOTS);
  private readonly add: Add;

  constructor(add: Add) {
    this.add = add;
  }

  /** Keeps a visit that is on its way. */
  pass(node: number): void {
    this.visits[this.slotOf(node)]++;
  }

  /** Keeps a result, and tells when there are `most` of them. */
  visit(node: number, most: number, utility: number, win: number, score: number): void {
    const slot = this.slotOf(node);
    const { sums } = this;
    const at = 3 * slot;
    sums[at] += utility;
    sums[at + 1] += win;
    sums[at + 2] += score;
    if (++this.results[slot] >= most) this.tell(slot);
  }

  /** Tells everything. */
  tellAll(): void {
    for (let slot = 0; slot < SLOTS; slot++) if (this.node[slot] !== NOBODY) this.tell(slot);
  }

  /** Forgets everything untold. */
  forget(): void {
    this.node.fill(NOBODY);
    this.visits.fill(0);
    this.results.fill(0);
    this.sums.fill(0);
  }

  private slotOf(node: number): number {
    const slot = node & (SLOTS - 1);
    const held = this.node[slot];
    if (held !== node) {
      if (held !== NOBODY) this.tell(slot);
      this.node[slot] = node;
    }
    return slot;
  }

  private tell(slot: number): void {
    const { node, visits, results, sums } = this;
    this.add(node[slot], visits[slot], results[slot], sums, 3 * slot);
    node[slot] = NOBODY;
    visits[slot] = 0;
    results[slot] = 0;
    sums.fill(0, 3 * slot, 3 * slot + 3);
  }
}
