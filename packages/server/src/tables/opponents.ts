import type { Level, Pool } from '@shirasagi/bots';
import { type State, toText } from '@shirasagi/engine';

/** An opponent at a table. */
export interface Opponent {
  readonly table: string;
  readonly seat: number;
  readonly level: Level;
}

/** Chooses moves for opponents, as their words. */
export interface Thinker {
  think(opponent: Opponent, state: State, signal: AbortSignal): Promise<string>;
}

/** Opponents that think on the threads of a pool, so that sockets never wait for them. */
export function onThreads(pool: Pool): Thinker {
  return {
    think: async ({ table, seat, level }, state, signal) => {
      const { move } = await pool.think({ table, seat, spec: level }, state, { signal });
      return toText(state, move);
    },
  };
}
