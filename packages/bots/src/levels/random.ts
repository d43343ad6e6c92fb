import { legalMoves, type RandomSource, type State } from '@shirasagi/engine';
import type { Bot, Budget, Thought } from '../bot.js';

/** Plays any legal move: the floor every other opponent is measured against. */
export class RandomBot implements Bot {
  private readonly rng: RandomSource;

  constructor(rng: RandomSource) {
    this.rng = rng;
  }

  /** Picks a legal move, each as likely as any other. */
  async think(state: State, budget: Budget = {}): Promise<Thought> {
    budget.signal?.throwIfAborted();
    const legal = legalMoves(state);
    const move = legal[this.rng(legal.length)];
    return { move, best: [], nodes: 0, kept: 0, ms: 0 };
  }
}
