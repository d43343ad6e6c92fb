import type { Move } from '@shirasagi/engine';
import { NOWHERE } from './shelf.js';

/** Marks "no node": not expanded yet, or the last of its siblings. */
export const NONE = -1;

/**
 * Nodes of a search tree in flat arrays. A node is the move that leads to it; what a node knows is seen by the
 * seat that made that move. Children hang in a chain, so that a node can get more of them when chance opens
 * other moves.
 */
export class Tree {
  private capacity = 1 << 14;
  /** Nodes in use; node 0 is never handed out twice between resets. */
  size = 0;
  move: Int16Array<ArrayBufferLike> = new Int16Array(this.capacity);
  firstChild: Int32Array<ArrayBufferLike> = new Int32Array(this.capacity);
  sibling: Int32Array<ArrayBufferLike> = new Int32Array(this.capacity);
  visits: Int32Array<ArrayBufferLike> = new Int32Array(this.capacity);
  /** What the first look said, as utility. */
  first: Float32Array<ArrayBufferLike> = new Float32Array(this.capacity);
  /** Where the state at a node is kept, where it is the same on every descent. */
  kept: Int32Array<ArrayBufferLike> = new Int32Array(this.capacity);
  /** The seat that decides at a node whose state is kept. */
  seat: Int8Array<ArrayBufferLike> = new Int8Array(this.capacity);
  prior: Float32Array<ArrayBufferLike> = new Float32Array(this.capacity);
  /** What a choice goes by: the mean of the utility seen, with the first look counted as some visits. */
  mean: Float64Array<ArrayBufferLike> = new Float64Array(this.capacity);
  /** Sum over visits of the mover's utility. */
  utility: Float64Array<ArrayBufferLike> = new Float64Array(this.capacity);
  /** Sums over visits of the mover's win chance and points, for what is told about a move. */
  win: Float64Array<ArrayBufferLike> = new Float64Array(this.capacity);
  score: Float64Array<ArrayBufferLike> = new Float64Array(this.capacity);

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
    this.kept[node] = NOWHERE;
    this.mean[node] = 0;
    this.utility[node] = 0;
    this.win[node] = 0;
    this.score[node] = 0;
    return node;
  }

  /** Works out the mean of a node anew; `trust` is how many visits its first look counts for. */
  weigh(node: number, trust: number): void {
    this.mean[node] = (this.utility[node] + trust * this.first[node]) / (this.visits[node] + trust);
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

  private grow(): void {
    this.capacity *= 2;
    const { capacity } = this;
    const copied = <T extends { set(from: T): void }>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.move = copied(this.move, new Int16Array(capacity));
    this.firstChild = copied(this.firstChild, new Int32Array(capacity));
    this.sibling = copied(this.sibling, new Int32Array(capacity));
    this.visits = copied(this.visits, new Int32Array(capacity));
    this.kept = copied(this.kept, new Int32Array(capacity));
    this.seat = copied(this.seat, new Int8Array(capacity));
    this.first = copied(this.first, new Float32Array(capacity));
    this.prior = copied(this.prior, new Float32Array(capacity));
    this.mean = copied(this.mean, new Float64Array(capacity));
    this.utility = copied(this.utility, new Float64Array(capacity));
    this.win = copied(this.win, new Float64Array(capacity));
    this.score = copied(this.score, new Float64Array(capacity));
  }
}
