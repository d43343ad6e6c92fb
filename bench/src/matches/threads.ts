import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Pool, readSpec, type Thought } from '@shirasagi/bots';
import {
  apply,
  clone,
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
const WARM = 20;
/** Who plays the games that positions come from: quick, and sensible enough. */
const PLAYER = 'search:40n';
/** One decision in so many becomes a position, so that positions differ. */
const APART = 7;

const noMemory = (): undefined => undefined;

/** A state where there is something to think about, and what a much longer thought says of its moves. */
interface Position {
  readonly state: State;
  readonly deep: Thought;
}

/** One way to think. */
interface Way {
  readonly name: string;
  readonly threads: number;
  readonly pool: Pool;
  readonly ms: number;
  readonly nodes: number[];
  /** Win chance lost by each choice, as the longer thought sees it. */
  readonly lost: number[];
}

/** Decisions of games of two that quick players play against each other. */
async function* statesOf(game: GameName): AsyncGenerator<State> {
  for (let number = 0; ; number++) {
    const rng = seeded(`threads ${number}`);
    const player = readSpec(PLAYER);
    const bot = player.seat(rng);
    const state = create(game, optionsFor(game, 2), rng);
    for (let decisions = number; state.toMove >= 0; decisions++) {
      if (legalMoves(state).length > 1 && decisions % APART === 0) yield clone(state);
      apply(state, (await bot.think(state, player.budget)).move, rng);
    }
  }
}

/** Positions that a long thought finds something to choose in. */
async function positionsOf(game: GameName, count: number, nodes: number): Promise<Position[]> {
  const pool = new Pool(availableParallelism());
  const positions: Position[] = [];
  const states = statesOf(game);
  const look = async (): Promise<void> => {
    while (positions.length < count) {
      const { value } = await states.next();
      const thinker = { table: 'deep', seat: 0, spec: 'search', seed: 'deep', fresh: true };
      const deep = await pool.think(thinker, value as State, { nodes });
      if (deep.best.length > 1) positions.push({ state: value as State, deep });
    }
  };
  await Promise.all(Array.from({ length: pool.size }, look));
  pool.close();
  return positions;
}

/** Win chance that a move loses against the best one, by a longer thought; of moves it hardly looked at, at least that. */
function lostBy({ best }: Thought, move: number): number {
  const wins = best.map(({ win }) => win);
  const chosen = best.find((candidate) => candidate.move === move);
  return wins[0] - (chosen?.win ?? Math.min(...wins));
}

/** A mean with its 95% interval, in hundredths. */
function meanOf(figures: readonly number[]): string {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (figures.length - 1);
  const spread = 1.96 * Math.sqrt(variance / figures.length);
  return `${(100 * mean).toFixed(2)}% (±${(100 * spread).toFixed(2)})`;
}

function waysOf(several: readonly number[], ms: number, eachCore: boolean): Way[] {
  const cores = availableParallelism();
  const way = (name: string, threads: number, memory?: () => undefined): Way => {
    const longer = eachCore ? Math.max(1, threads / cores) : 1;
    const pool = new Pool(threads, undefined, memory);
    return { name, threads, pool, ms: ms * longer, nodes: [], lost: [] };
  };
  return [
    way('one thread', 1),
    ...several.flatMap((threads) => [
      way(`${threads} threads, one tree`, threads),
      way(`${threads} threads, a tree each`, threads, noMemory),
    ]),
  ];
}

/** Lets every way think about all positions in turns. */
async function think(game: GameName, ways: readonly Way[], positions: readonly Position[]): Promise<void> {
  for (let round = -WARM; round < positions.length; round++) {
    const { state, deep } = positions[Math.abs(round) % positions.length];
    for (const way of ways) {
      const thinker = {
        table: game,
        seat: state.toMove,
        spec: 'search',
        seed: `${round}`,
        threads: way.threads,
      };
      const { nodes, move } = await way.pool.think(thinker, state, { ms: way.ms });
      if (round < 0) continue;
      way.nodes.push(nodes);
      way.lost.push(lostBy(deep, move));
    }
  }
}

/**
 * What several threads see and choose in the time of one, on one tree and with a tree each: `bench threads [--ms 25]
 * [--threads 2,4] [--positions 200] [--deep 50000] [--game castle]`. States looked at, in the middle of all positions,
 * and the win chance that the choices lose as a thought of `--deep` states sees it. Where threads are more than cores,
 * `--each-a-core` gives them so much longer as if each had one.
 */
export async function threadsBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ms: { type: 'string', default: '25' },
      threads: { type: 'string', default: '2' },
      positions: { type: 'string', default: '200' },
      deep: { type: 'string', default: '50000' },
      game: { type: 'string' },
      'each-a-core': { type: 'boolean', default: false },
    },
  });
  const several = values.threads.split(',').map(Number);
  for (const game of GAME_NAMES.filter((name) => values.game === undefined || values.game === name)) {
    const positions = await positionsOf(game, Number(values.positions), Number(values.deep));
    const ways = waysOf(several, Number(values.ms), values['each-a-core']);
    await think(game, ways, positions);
    const [alone] = ways;
    for (const { name, nodes, lost, pool } of ways) {
      const times = nodes.map((count, position) => count / alone.nodes[position]).sort((a, b) => a - b);
      const at = (part: number): string => times[Math.floor(part * (times.length - 1))].toFixed(2);
      const less = alone.lost.map((one, position) => one - lost[position]);
      console.log(
        `${game}, ${name}: ${median(nodes)} states a thought, ${at(0.5)} times those of one ` +
          `(${at(0.05)} to ${at(0.95)} in nine of ten); ` +
          `a choice loses ${meanOf(lost)}, ${meanOf(less)} less than with one thread`,
      );
      pool.close();
    }
  }
}
