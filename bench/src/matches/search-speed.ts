import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { GAME_NAMES, type GameName, optionsFor, type RandomSource } from '@shirasagi/engine';
import { median } from '../engine/measure.js';

type Bots = typeof import('@shirasagi/bots');
type Engine = typeof import('@shirasagi/engine');

interface Build {
  readonly bots: Bots;
  readonly engine: Engine;
}

const POSITIONS = 8;
/** With the settings of the first version, so that both look at nearly the same states. */
const SPEC = 'search:linear:curiosity=0.5:sharpness=2';
/** What a build without nets calls the same search. */
const OLD_SPEC = 'search';

async function loadBuild(folder: string): Promise<Build> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(resolve(folder, path)).href);
  return {
    bots: (await load('packages/bots/dist/index.js')) as Bots,
    engine: (await load('packages/engine/dist/index.js')) as Engine,
  };
}

/** One opponent that thinks about all positions, as an opponent does in a game: it has its memory from the first on. */
class Thinker {
  private readonly engine: Engine;
  private readonly bot: ReturnType<ReturnType<Bots['readSpec']>['seat']>;
  private rng: RandomSource;

  constructor({ bots, engine }: Build) {
    this.engine = engine;
    this.rng = engine.seeded(0);
    this.bot = bots.readSpec('FACTS' in bots ? SPEC : OLD_SPEC).seat((n) => this.rng(n));
  }

  /** A thought about a position, by the same chance every time, with the microseconds of processor time it took. */
  async think(game: GameName, position: number, most: number) {
    const { engine, bot } = this;
    this.rng = engine.seeded(`speed ${position}`);
    const state = engine.create(game, optionsFor(game, 2), this.rng);
    for (let move = 0; move < 10 * position; move++) {
      const legal = engine.legalMoves(state);
      engine.apply(state, legal[this.rng(legal.length)], this.rng);
    }
    const before = process.cpuUsage();
    const thought = await bot.think(state, { nodes: most });
    const { user, system } = process.cpuUsage(before);
    return { time: user + system, nodes: thought.nodes, move: thought.move };
  }
}

/** States a second of processor time of two builds, in thousands, and how they compare round by round. */
export interface SpeedRow {
  readonly game: GameName;
  readonly here: number;
  readonly there: number;
  /** Median and quartiles of the ratio. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  /** Ratio of the fastest rounds. */
  readonly fastest: number;
  /** Thoughts that led to the same move, of how many. */
  readonly same: number;
  readonly thoughts: number;
}

async function compareGame(game: GameName, builds: readonly Build[], rounds: number, nodes: number) {
  const times: number[][] = [[], []];
  const thinkers = builds.map((build) => new Thinker(build));
  let same = 0;
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    const sums = [0, 0];
    const counts = [0, 0];
    for (let position = 0; position < POSITIONS; position++) {
      const moves: number[] = [];
      for (const which of (round + position) % 2 === 0 ? [0, 1] : [1, 0]) {
        const thought = await thinkers[which].think(game, position, nodes);
        sums[which] += thought.time;
        counts[which] += thought.nodes;
        moves.push(thought.move);
      }
      if (round > 0 && moves[0] === moves[1]) same++;
    }
    if (round > 0) for (const which of [0, 1]) times[which].push(sums[which] / counts[which]);
  }
  return rowOf(game, times, same);
}

function rowOf(game: GameName, [here, there]: number[][], same: number): SpeedRow {
  const ratios = here.map((time, round) => there[round] / time).sort((a, b) => a - b);
  const at = (part: number): number => ratios[Math.floor(part * (ratios.length - 1))];
  return {
    game,
    here: 1000 / median(here),
    there: 1000 / median(there),
    ratio: median(ratios),
    low: at(0.25),
    high: at(0.75),
    fastest: Math.min(...there) / Math.min(...here),
    same,
    thoughts: here.length * POSITIONS,
  };
}

/** One row as a sentence. */
export function tellSpeed(row: SpeedRow): string {
  return (
    `${row.game}: ${row.here.toFixed(1)} thousand states a second of processor time here, ${row.there.toFixed(1)} thousand there; ` +
    `${row.ratio.toFixed(2)} times as many (quartiles ${row.low.toFixed(2)} to ${row.high.toFixed(2)}; fastest rounds ${row.fastest.toFixed(2)}); ` +
    `the same move in ${row.same} of ${row.thoughts} thoughts`
  );
}

/**
 * States a second of the search with the weighted sum, of this build and another one in turns in one process:
 * `bench speed --with DIR [--rounds N] [--nodes N] [--json]`. Processor time is counted, so that other programs
 * disturb little; what is collected as garbage counts.
 */
export async function speedBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      with: { type: 'string' },
      rounds: { type: 'string', default: '20' },
      nodes: { type: 'string', default: '4000' },
      json: { type: 'boolean' },
    },
  });
  if (!values.with) throw new Error('speed: name the folder of another checkout that is built, --with DIR');
  const builds = [await loadBuild('.'), await loadBuild(values.with)];
  for (const game of GAME_NAMES) {
    const row = await compareGame(game, builds, Number(values.rounds), Number(values.nodes));
    console.log(values.json ? JSON.stringify(row) : tellSpeed(row));
  }
}
