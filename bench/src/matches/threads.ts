import { parseArgs } from 'node:util';
import { Pool } from '@shirasagi/bots';
import {
  apply,
  create,
  GAME_NAMES,
  type GameName,
  legalMoves,
  optionsFor,
  type State,
  seeded,
} from '@shirasagi/engine';
import { median } from '../engine/measure.js';

/** Thoughts before those that count, in which the threads get warm. */
const WARM = 4;

const noMemory = (): undefined => undefined;

/** A state of a game of two some moves in where there is much to choose. */
function stateOf(game: GameName): State {
  const rng = seeded('threads');
  const state = create(game, optionsFor(game, 2), rng);
  for (let moves = 0; moves < 20 || legalMoves(state).length < 6; moves++) {
    const legal = legalMoves(state);
    apply(state, legal[rng(legal.length)], rng);
  }
  return state;
}

/**
 * States looked at in a thought by one thread, and by several on one tree and with a tree each:
 * `bench threads [--ms 250] [--thoughts 9] [--threads 2]`. Ways take turns, and the middle of all thoughts is told.
 */
export async function threadsBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ms: { type: 'string', default: '250' },
      thoughts: { type: 'string', default: '9' },
      threads: { type: 'string', default: '2' },
    },
  });
  const several = Number(values.threads);
  const ways = [
    { name: 'one thread', threads: 1, pool: new Pool(1) },
    { name: `${several} threads, one tree`, threads: several, pool: new Pool(several) },
    {
      name: `${several} threads, a tree each`,
      threads: several,
      pool: new Pool(several, undefined, noMemory),
    },
  ];
  for (const game of GAME_NAMES) {
    const state = stateOf(game);
    const nodes = ways.map((): number[] => []);
    for (let round = -WARM; round < Number(values.thoughts); round++) {
      for (const [i, { threads, pool }] of ways.entries()) {
        const thinker = { table: `${round}`, seat: state.toMove, spec: 'search', seed: `${round}`, threads };
        const thought = await pool.think(thinker, state, { ms: Number(values.ms) });
        if (round >= 0) nodes[i].push(thought.nodes);
      }
    }
    const [alone] = nodes.map(median);
    for (const [i, { name }] of ways.entries())
      console.log(
        `${game}, ${name}: ${median(nodes[i])} states a thought, ${(median(nodes[i]) / alone).toFixed(2)} times those of one`,
      );
  }
  for (const { pool } of ways) pool.close();
}
