import { type Level, Pool, thinksByTheClock } from '@shirasagi/bots';
import { type State, toText } from '@shirasagi/engine';

/** A way of thinking that leaves nothing to chance: the same position gets the same answer. */
export interface Fixed {
  readonly spec: string;
  readonly seed: string;
}

/** An opponent at a table. */
export interface Opponent {
  readonly table: string;
  readonly seat: number;
  readonly level: Level;
  /** Whose time it takes: the person who opened the table. */
  readonly owner: string;
  /** How it thinks, where that is not its level's own way. */
  readonly fixed?: Fixed;
}

/** Chooses moves for opponents, as their words. */
export interface MoveChooser {
  think(opponent: Opponent, state: State, signal: AbortSignal): Promise<string>;
}

/** Levels that answer in milliseconds. */
const QUICK: readonly Level[] = ['apprentice', 'gardener', 'steward'];

/** Opponents that think on threads, so that sockets never wait for them; quick ones never wait for deep ones. */
export class Threads implements MoveChooser {
  private readonly quick = new Pool(1);
  private readonly deep: Pool;

  /** `deep` threads are for the levels that take their time; people share each kind evenly. */
  constructor(deep: number) {
    this.deep = new Pool(deep);
  }

  async think({ level, fixed, ...thinker }: Opponent, state: State, signal: AbortSignal): Promise<string> {
    const pool = QUICK.includes(level) ? this.quick : this.deep;
    // The pool keeps everybody to their share of the threads.
    const threads = thinksByTheClock(level) ? pool.size : 1;
    const how = fixed ? { ...fixed, fresh: true } : { spec: level, threads };
    const { move } = await pool.think({ ...thinker, ...how }, state, { signal });
    return toText(state, move);
  }

  close(): void {
    this.quick.close();
    this.deep.close();
  }
}
