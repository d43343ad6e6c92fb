import type { State } from '@shirasagi/engine';
import type { Bot, Budget, OnProgress, Thought } from '../bot.js';
import type { Pool, Thinker } from './pool.js';

/** An opponent whose thinking is done by the threads of a pool. */
export class PoolBot implements Bot {
  private readonly pool: Pool;
  private readonly thinker: Thinker;

  constructor(pool: Pool, thinker: Thinker) {
    this.pool = pool;
    this.thinker = thinker;
  }

  think(state: State, budget?: Budget, onProgress?: OnProgress): Promise<Thought> {
    return this.pool.think(this.thinker, state, budget, onProgress);
  }
}
