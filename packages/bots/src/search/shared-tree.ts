import { Gathered } from './gathered.js';
import { MOST_NODES, Tree } from './tree.js';

/** Numbers at the head of the memory: nodes handed out, the root, and the thought the tree is ready for. */
const USED = 0;
const ROOT = 1;
const THOUGHT = 2;
const HEAD = 16;
/** Bytes of a node in all arrays together. */
const NODE_BYTES = 62;
/** Nodes a thread takes at a time, so that threads seldom ask at once. */
const BLOCK = 256;
/** Nodes that stay free: many threads may still open a state each when the tree is found full. */
export const SPARE = 1 << 15;
/** From so many visits on a thread gathers what it finds at a node. */
const OFTEN = 128;
/** What it gathers before it tells, as a part of the visits: they are shifted by so many bits. */
const GATHERED_SHIFT = 6;
/** Results a thread keeps to itself at most. */
const MOST_GATHERED = 256;
/** A tree with less room than this is not worth sharing. */
const LEAST_NODES = 1 << 17;

/** Memory for a tree of several threads; nothing where threads cannot share memory, as in some pages. */
export function sharedMemory(): SharedArrayBuffer | undefined {
  if (typeof SharedArrayBuffer === 'undefined') return undefined;
  for (let nodes = MOST_NODES; nodes >= LEAST_NODES; nodes /= 2) {
    try {
      return new SharedArrayBuffer(4 * HEAD + NODE_BYTES * nodes);
    } catch {
      // Not so much at once: half of it may do.
    }
  }
  return undefined;
}

/**
 * A tree in memory that several threads work on at once. Visits are counted exactly, once all threads have told theirs.
 * What a node has led to is kept as means, and how many results they are of in place of a sum, so that where two threads
 * write at the same moment what one of them tells is lost and nothing is out of balance.
 *
 * Where cores are far apart, a number that another one has just written takes as long to read as a tenth of a descent.
 * So for nodes visited often a thread gathers its visits and results, up to a 64th of what is known there, before it
 * tells them.
 */
export class SharedTree extends Tree {
  private readonly head: Int32Array<SharedArrayBuffer>;
  private readonly most: number;
  /** How many visits the first look counts for. */
  private trust = 0;
  private readonly gathered = new Gathered((node, visits, results, sums, at) => {
    if (visits > 0) this.countVisits(node, visits);
    if (results > 0) this.learn(node, results, sums[at], sums[at + 1], sums[at + 2]);
  });

  constructor(memory: SharedArrayBuffer) {
    super(0);
    const nodes = Math.floor((memory.byteLength - 4 * HEAD) / NODE_BYTES);
    let at = 4 * HEAD;
    const take = (bytes: number): number => {
      at += bytes * nodes;
      return at - bytes * nodes;
    };
    this.head = new Int32Array(memory, 0, HEAD);
    // Numbers of eight bytes first: an array begins at a multiple of its numbers' size.
    this.wanted = new Float64Array(memory, take(8), nodes);
    this.mean = new Float64Array(memory, take(8), nodes);
    this.sums = new Float64Array(memory, take(24), 3 * nodes);
    this.firstChild = new Int32Array(memory, take(4), nodes);
    this.sibling = new Int32Array(memory, take(4), nodes);
    this.visits = new Int32Array(memory, take(4), nodes);
    this.first = new Float32Array(memory, take(4), nodes);
    this.prior = new Float32Array(memory, take(4), nodes);
    this.move = new Int16Array(memory, take(2), nodes);
    this.most = nodes;
  }

  override get isEmpty(): boolean {
    return Atomics.load(this.head, USED) === 0;
  }

  override get isFull(): boolean {
    return Atomics.load(this.head, USED) > this.most - SPARE;
  }

  override clear(): void {
    // Whoever knew the tree until now must not take it for the one it was.
    Atomics.store(this.head, THOUGHT, 0);
    Atomics.store(this.head, USED, 0);
    this.size = 0;
    this.capacity = 0;
    this.gathered.forget();
  }

  /** Says for which thought the tree is ready, and where it begins. */
  announce(thought: number, root: number): void {
    Atomics.store(this.head, ROOT, root);
    Atomics.store(this.head, THOUGHT, thought);
  }

  /** The thought the tree was last made ready for. */
  get thought(): number {
    return Atomics.load(this.head, THOUGHT);
  }

  /** The node that thought begins at. */
  get root(): number {
    return Atomics.load(this.head, ROOT);
  }

  /** Takes the next stretch of nodes for this thread. */
  protected override grow(): void {
    this.size = Atomics.add(this.head, USED, BLOCK);
    this.capacity = this.size + BLOCK;
  }

  /**
   * Other threads go to the children at once, so these must be complete. Where two threads open a node at the same time
   * the first one's children stay.
   */
  override open(node: number, firstChild: number, before: number): void {
    Atomics.compareExchange(this.firstChild, node, before, firstChild);
  }

  /**
   * Counts the visit, at once where there were few, so that the others rather look elsewhere until it is known what it
   * leads to.
   */
  override pass(node: number): void {
    if (this.visits[node] < OFTEN) this.countVisits(node, 1);
    else this.gathered.pass(node);
  }

  override visit(node: number, trust: number, utility: number, win: number, score: number): void {
    const visits = this.visits[node];
    this.trust = trust;
    if (visits < OFTEN) this.learn(node, 1, utility, win, score);
    else this.gathered.visit(node, Math.min(visits >> GATHERED_SHIFT, MOST_GATHERED), utility, win, score);
  }

  /** Tells the other threads what this one still keeps to itself. */
  tellAll(): void {
    this.gathered.tellAll();
  }

  private countVisits(node: number, visits: number): void {
    this.wanted[node] = this.prior[node] / (1 + visits + Atomics.add(this.visits, node, visits));
  }

  /** Adds results to what a node is known to lead to, given as sums over them. */
  private learn(node: number, count: number, utility: number, win: number, score: number): void {
    const { sums, mean } = this;
    const at = 3 * node;
    // Results so far: visits count others that are still on their way.
    const results = sums[at] + count;
    sums[at] = results;
    mean[node] += (utility - count * mean[node]) / (results + this.trust);
    sums[at + 1] += (win - count * sums[at + 1]) / results;
    sums[at + 2] += (score - count * sums[at + 2]) / results;
  }

  override win(node: number): number {
    return this.sums[3 * node + 1];
  }

  override score(node: number): number {
    return this.sums[3 * node + 2];
  }
}
