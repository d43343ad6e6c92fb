import {
  DECISION_LIMITS,
  Pool,
  startWorker,
  type Thought,
  thinksByTheClock,
  WorkerDied,
} from '@shirasagi/bots';
import type { Finding, Played } from '@shirasagi/bots/analyst';
import type { Move, State } from '@shirasagi/engine';
import type { Hint, OpponentLevel } from '../session.js';
import workerUrl from './opponents-worker.ts?worker&url';
import { spareThreads } from './threads.js';

export { WorkerDied };

const HINTS = 3;
const HINT_BUDGET = { ms: 1500 };
/** A worker that says nothing for so long has died, whatever the browser thinks. */
const SILENCE_MS = 20_000;
/** The seat of the opponent that gives hints: none at the table. */
const ADVISER = -1;

/** A thought that follows from the position alone. */
export interface FixedThought {
  readonly spec: string;
  readonly seed: string;
  readonly fresh: true;
}

/** How far a thought is, from 0 to 1, by what its level gives a decision at most. */
function farOf(level: OpponentLevel, { nodes, ms }: Thought): number {
  const most = DECISION_LIMITS[level];
  return Math.min(1, Math.max(nodes / (most?.nodes ?? Infinity), ms / (most?.ms ?? Infinity)));
}

/** More threads than this help one thought little. */
const MOST_THREADS = 4;

const startPool = (): Pool =>
  new Pool(spareThreads(MOST_THREADS), () => startWorker(new URL(workerUrl, location.href)));

/** The opponents of one game: workers that start when first needed and are replaced when they die. */
export class Opponents {
  private readonly table: string;
  private pool = startPool();

  constructor(table: string) {
    this.table = table;
  }

  /** The move an opponent of a level chooses; rejects with `WorkerDied` when asking again may help. */
  async think(
    state: State,
    level: OpponentLevel,
    signal: AbortSignal,
    progress: (progress: number) => void,
    fixed?: FixedThought,
  ): Promise<Move> {
    const how = fixed ?? { spec: level, threads: thinksByTheClock(level) ? this.pool.size : 1 };
    const thinker = { table: this.table, seat: state.toMove, ...how };
    const thought = await this.watch((alive) =>
      this.pool.think(thinker, state, { signal }, (soFar) => {
        alive();
        if (level in DECISION_LIMITS) progress(farOf(level, soFar));
      }),
    );
    return thought.move;
  }

  /** The best continuations the strongest opponent sees. */
  async hint(state: State, signal: AbortSignal): Promise<readonly Hint[]> {
    const thinker = { table: this.table, seat: ADVISER, spec: 'search', threads: this.pool.size };
    const { best } = await this.watch((alive) =>
      this.pool.think(thinker, state, { ...HINT_BUDGET, signal }, alive),
    );
    return best
      .slice(0, HINTS)
      .map(({ line, score, win }) => ({ moves: line, expectedPoints: score, winChance: win }));
  }

  /** Compares what was played with the best other ways, looking at about so many states. */
  examine(played: Played, nodes: number, signal: AbortSignal): Promise<Finding> {
    return this.watch(() => this.pool.examine({ table: this.table }, played, nodes, signal));
  }

  /** Ends the workers; callers that wait get an error. */
  close(): void {
    this.pool.close();
  }

  /** Runs a thought; when the worker falls silent it is ended, and the thought fails as if it had died. */
  private async watch<T>(think: (alive: () => void) => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        this.pool.close();
        this.pool = startPool();
      }, SILENCE_MS);
    };
    alive();
    try {
      return await think(alive);
    } finally {
      clearTimeout(timer);
    }
  }
}
