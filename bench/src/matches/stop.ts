import { parseArgs } from 'node:util';
import { Pool } from '@shirasagi/bots';
import { apply, create, type GameName, legalMoves, optionsFor, type State, seeded } from '@shirasagi/engine';
import { median } from '../engine/measure.js';

function stateOf(game: GameName, trial: number): State {
  const rng = seeded(`stop ${trial}`);
  const state = create(game, optionsFor(game, 2), rng);
  for (let i = 0; i < 10; i++) {
    const legal = legalMoves(state);
    apply(state, legal[rng(legal.length)], rng);
  }
  return state;
}

/** Milliseconds from the word to stop until the thread has answered somebody else. */
async function stopTime(pool: Pool, state: State): Promise<number> {
  const stop = new AbortController();
  let told = 0;
  const endless = { nodes: Number.POSITIVE_INFINITY, signal: stop.signal };
  const thinking = pool.think({ table: 'a', seat: 0, spec: 'search' }, state, endless, () => {
    told ||= performance.now();
    stop.abort();
  });
  await thinking.catch(() => {});
  await pool.think({ table: 'b', seat: 0, spec: 'greedy' }, state);
  return performance.now() - told;
}

/** How long a thought goes on after it was told to stop: `bench stop [--trials N]`; the promise is 50 ms. */
export async function stopBench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { trials: { type: 'string', default: '20' } } });
  const pool = new Pool(1);
  for (const game of ['castle', 'duel'] as const) {
    const times: number[] = [];
    for (let trial = 0; trial < Number(values.trials); trial++)
      times.push(await stopTime(pool, stateOf(game, trial)));
    console.log(
      `${game}: free again ${median(times).toFixed(1)} ms after the word to stop (middle), ${Math.max(...times).toFixed(1)} ms at most of ${times.length}`,
    );
  }
  pool.close();
}
