import { parseArgs } from 'node:util';
import { type GameName, optionsFor } from '@shirasagi/engine';
import { JobPool } from '../workers/job-pool.js';
import { Journal } from '../workers/journal.js';
import { Progress } from '../workers/progress.js';
import { whileTimeIsLeft } from '../workers/time-left.js';
import { figuresOf, UNITS, type Unit } from './figures.js';
import type { ReviewedGame, ReviewJob } from './reviewed-game.js';
import type { Figure } from './statistics.js';

const write = ({ value, low, high, n }: Figure, unit: Unit): string => {
  const digits = unit === 'win' ? 3 : 2;
  return `${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)}; n ${n})`;
};

/** What is asked for: the same games come of the same words. */
interface Plan {
  readonly game: GameName;
  /** Who sits at each table. */
  readonly tables: readonly (readonly string[])[];
  readonly nodes: number;
  readonly deep: number;
  readonly seed: string;
}

/** The games in order: every table in turn, so that a run that is cut short has all of them. */
export function reviewJobs({ game, tables, nodes, deep, seed }: Plan, count: number): ReviewJob[] {
  return Array.from({ length: count }, (_, group) => {
    const specs = tables[group % tables.length];
    // Everybody sits everywhere: places move on from round to round.
    const round = Math.floor(group / tables.length);
    return {
      kind: 'review',
      group,
      game,
      options: optionsFor(game, specs.length),
      seats: specs.map((_, seat) => specs[(seat + round) % specs.length]),
      seed: `${seed} ${group}`,
      nodes,
      deep,
    };
  });
}

/** The games of each table, under its words, and of all together. */
function byTable(tables: Plan['tables'], games: ReadonlyMap<number, readonly ReviewedGame[]>) {
  const numbers = [...games.keys()].sort((a, b) => a - b);
  const found = (some: readonly number[]) => some.flatMap((number) => games.get(number) ?? []);
  const each = tables.map((specs, table): [string, ReviewedGame[]] => [
    specs.join(','),
    found(numbers.filter((number) => number % tables.length === table)),
  ]);
  return tables.length > 1 ? [...each, ['all tables', found(numbers)] as const] : each;
}

/**
 * Reviews games of opponents: `bench review --game castle --seats search:300n,search:5n --games 100`. Several tables
 * are parted by semicolons. With `--minutes` no game is begun after so many; `--resume FILE` goes on later.
 */
export async function reviewBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'castle' },
      seats: { type: 'string', default: 'search:300n,search:5n' },
      games: { type: 'string', default: '20' },
      nodes: { type: 'string', default: '6000' },
      deep: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'review' },
      minutes: { type: 'string' },
      cores: { type: 'string' },
      resume: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const plan: Plan = {
    game: values.game as GameName,
    tables: values.seats.split(';').map((table) => table.split(',')),
    nodes: Number(values.nodes),
    deep: Number(values.deep),
    seed: values.seed,
  };
  const count = Number(values.games);
  const journal = new Journal<ReviewedGame>(values.resume, plan);
  const jobs = reviewJobs(plan, count).filter(({ group }) => !journal.groups.has(group));
  const progress = new Progress(count, count - jobs.length);
  const pool = new JobPool(values.cores === undefined ? undefined : Number(values.cores));
  await pool.run(whileTimeIsLeft(jobs, values.minutes), (found, job) => {
    journal.add(job.group, found);
    progress.step('');
  });
  progress.end();
  for (const [name, games] of byTable(plan.tables, journal.groups)) {
    if (games.length === 0) continue;
    const result = Object.fromEntries(UNITS.map((unit) => [unit, figuresOf(games, unit)]));
    if (values.json) {
      console.log(JSON.stringify({ ...plan, table: name, games: games.length, ...result }));
      continue;
    }
    console.log(`${plan.game}, ${name}, ${games.length} games, ${plan.nodes} states a stretch`);
    for (const unit of UNITS) {
      console.log(unit === 'win' ? 'chance to win' : 'points of lead');
      for (const [what, figure] of Object.entries(result[unit]))
        console.log(`  ${what.padEnd(50)}${write(figure, unit)}`);
    }
  }
}
