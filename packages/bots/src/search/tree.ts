import type { Move } from '@shirasagi/engine';
import { grown } from './grown.js';

/** Marks "no node": not expanded yet, or the last of its siblings. */
export const NONE = -1;

/** A tree of this size, some 200 MB, grows no further: an analysis may be left running. */
export const MOST_NODES = 4_000_000;

/**
 * Nodes of a search tree in flat arrays. A node is the move that leads to it; what a node knows is seen by the
 * seat that made that move. Children hang in a chain, so that a node can get more of them when chance opens
 * other moves.
 */
export class Tree {
  /** Nodes there is room for, and those in use. */
  protected capacity: number;
  protected size = 0;
  move: Int16Array<ArrayBufferLike>;
  firstChild: Int32Array<ArrayBufferLike>;
  sibling: Int32Array<ArrayBufferLike>;
  visits: Int32Array<ArrayBufferLike>;
  /** What the first look said, as utility. */
  first: Float32Array<ArrayBufferLike>;
  prior: Float32Array<ArrayBufferLike>;
  /** The share of attention a node has left: its prior by the visits it had. */
  wanted: Float64Array<ArrayBufferLike>;
  /** What a choice goes by: the mean of the utility seen, with the first look counted as some visits. */
  mean: Float64Array<ArrayBufferLike>;
  /**
   * Sums over visits, three for each node: the mover's utility, and its win chance and points for what is told about
   * a move. Side by side, since they change together.
   */
  protected sums: Float64Array<ArrayBufferLike>;

  constructor(capacity = 1 << 14) {
    this.capacity = capacity;
    this.move = new Int16Array(capacity);
    this.firstChild = new Int32Array(capacity);
    this.sibling = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.first = new Float32Array(capacity);
    this.prior = new Float32Array(capacity);
    this.wanted = new Float64Array(capacity);
    this.mean = new Float64Array(capacity);
    this.sums = new Float64Array(3 * capacity);
  }

  /** Whether there is no node at all. */
  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** Whether it grows no further. */
  get isFull(): boolean {
    return this.size > MOST_NODES;
  }

  /** Forgets all nodes. */
  clear(): void {
    this.size = 0;
  }

  /** Adds a node without children. */
  add(move: Move, sibling: number): number {
    if (this.size === this.capacity) this.grow();
    const node = this.size++;
    this.move[node] = move;
    this.firstChild[node] = NONE;
    this.sibling[node] = sibling;
    this.visits[node] = 0;
    this.first[node] = 0;
    this.prior[node] = 0;
    this.wanted[node] = 0;
    this.mean[node] = 0;
    const at = 3 * node;
    this.sums[at] = 0;
    this.sums[at + 1] = 0;
    this.sums[at + 2] = 0;
    return node;
  }

  /** Says how interesting a node is before it was visited: what the first look said, and its share of attention. */
  introduce(node: number, first: number, prior: number): void {
    this.first[node] = first;
    this.mean[node] = first;
    this.prior[node] = prior;
    this.wanted[node] = this.prior[node];
  }

  /** Gives a node its children, by the first of their chain, in place of those it had before. */
  open(node: number, firstChild: number, _before: number): void {
    this.firstChild[node] = firstChild;
  }

  /** Says that a descent goes on to a node; what it led to follows with `visit`. */
  pass(_node: number): void {}

  /** Counts a visit, with what it led to; `trust` is how many visits the first look counts for. */
  visit(node: number, trust: number, utility: number, win: number, score: number): void {
    const { sums } = this;
    const at = 3 * node;
    const visits = ++this.visits[node];
    sums[at] += utility;
    sums[at + 1] += win;
    sums[at + 2] += score;
    this.mean[node] = (sums[at] + trust * this.first[node]) / (visits + trust);
    this.wanted[node] = this.prior[node] / (1 + visits);
  }

  /** The mean win chance of a node's mover over its visits. */
  win(node: number): number {
    return this.sums[3 * node + 1] / Math.max(1, this.visits[node]);
  }

  /** The mean points of a node's mover over its visits. */
  score(node: number): number {
    return this.sums[3 * node + 2] / Math.max(1, this.visits[node]);
  }

  /** The child of a node by its move, or `NONE`. */
  child(node: number, move: Move): number {
    let child = this.firstChild[node];
    while (child !== NONE && this.move[child] !== move) child = this.sibling[child];
    return child;
  }

  /** Visits of all children of a node. */
  visitsBelow(node: number): number {
    let sum = 0;
    for (let child = this.firstChild[node]; child !== NONE; child = this.sibling[child])
      sum += this.visits[child];
    return sum;
  }

  /** The child of a node that was visited most; `NONE` where none was. */
  mostVisited(node: number): number {
    let best = NONE;
    let most = 0;
    for (let child = this.firstChild[node]; child !== NONE; child = this.sibling[child]) {
      if (this.visits[child] <= most) continue;
      most = this.visits[child];
      best = child;
    }
    return best;
  }

  /** Makes room for at least one more node. */
  protected grow(): void {
    this.capacity *= 2;
    const { capacity } = this;
    this.move = grown(this.move, new Int16Array(capacity));
    this.firstChild = grown(this.firstChild, new Int32Array(capacity));
    this.sibling = grown(this.sibling, new Int32Array(capacity));
    this.visits = grown(this.visits, new Int32Array(capacity));
    this.first = grown(this.first, new Float32Array(capacity));
    this.prior = grown(this.prior, new Float32Array(capacity));
    this.mean = grown(this.mean, new Float64Array(capacity));
    this.wanted = grown(this.wanted, new Float64Array(capacity));
    this.sums = grown(this.sums, new Float64Array(3 * capacity));
  }
}
