import { parseArgs } from 'node:util';
import type { SeatReview, Sum } from '@shirasagi/bots/analyst';
import { type GameName, optionsFor } from '@shirasagi/engine';
import { Crew } from '../matches/crew.js';
import { Journal } from '../matches/journal.js';
import { Progress } from '../matches/progress.js';
import type { ReviewedGame, ReviewJob } from './reviewed-game.js';
import { correlationFigure, type Figure, meanFigure, spreadFigure } from './statistics.js';

type Unit = 'points' | 'win';
const UNITS: readonly Unit[] = ['points', 'win'];

/** One seat of one game. */
interface Seat {
  readonly spec: string;
  readonly seat: number;
  readonly found: SeatReview;
  readonly sight: Sum;
  readonly deep: SeatReview | undefined;
}

const write = ({ value, low, high, n }: Figure, unit: Unit): string => {
  const digits = unit === 'win' ? 3 : 2;
  return `${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)}; n ${n})`;
};

/** Every figure of the bench by name; intervals are 95%. */
function figuresOf(games: readonly ReviewedGame[], unit: Unit): Record<string, Figure> {
  const seats = games.flatMap(({ seats: specs, found, sight, deep }) =>
    specs.map(
      (spec, seat): Seat => ({ spec, seat, found: found[seat], sight: sight[seat], deep: deep[seat] }),
    ),
  );
  const figures: Record<string, Figure> = {};
  const specs = [...new Set(seats.map(({ spec }) => spec))];
  // In a game of two what one seat has by luck the other lacks: one of each game is enough.
  const first = seats.filter(({ seat }) => seat === 0);
  figures['luck of the first seat'] = meanFigure(first.map(({ found }) => found.luck[unit]));
  figures['spread of luck'] = spreadFigure(first.map(({ found }) => found.luck[unit]));
  for (const spec of specs) {
    const own = seats.filter((seat) => seat.spec === spec);
    if (specs.length > 1) figures[`luck of ${spec}`] = meanFigure(own.map(({ found }) => found.luck[unit]));
    figures[`lost by ${spec}`] = meanFigure(own.map(({ found }) => found.lost[unit]));
    figures[`lost by ${spec}, seen at the time`] = meanFigure(own.map(({ sight }) => sight[unit]));
  }
  if (specs.length === 1 && games[0].seats.length > 1) {
    const apart = games.map(({ found }) => found[0].lost[unit] - found[1].lost[unit]);
    figures['lost by the first seat more than by the second'] = meanFigure(apart);
    // Losses are never negative: two seats that lost so differently lost at least half the difference each.
    figures['least that each seat must have lost'] = meanFigure(apart.map((loss) => Math.abs(loss) / 2));
  }
  figures['rest of the first seat'] = meanFigure(first.map(({ found }) => found.rest[unit]));
  figures['spread of the rest'] = spreadFigure(first.map(({ found }) => found.rest[unit]));
  const twice = seats.filter(({ deep }) => deep !== undefined);
  if (twice.length > 3) {
    const both = (pick: (seat: SeatReview) => number): Figure =>
      correlationFigure(
        twice.map(({ found }) => pick(found)),
        twice.map(({ deep }) => pick(deep!)),
      );
    figures['loss, correlation with the deeper review'] = both((seat) => seat.lost[unit]);
    figures['luck, correlation with the deeper review'] = both((seat) => seat.luck[unit]);
  }
  return figures;
}

/** Reviews games of opponents: `bench review --game castle --seats search:300n,search:5n --games 100`. */
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
      cores: { type: 'string' },
      resume: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const game = values.game as GameName;
  const specs = values.seats.split(',');
  const identity = {
    game,
    seats: specs,
    nodes: Number(values.nodes),
    deep: Number(values.deep),
    seed: values.seed,
  };
  const count = Number(values.games);
  const journal = new Journal<ReviewedGame>(values.resume, identity);
  const jobs = Array.from(
    { length: count },
    (_, group): ReviewJob => ({
      ...identity,
      kind: 'review',
      group,
      options: optionsFor(game, specs.length),
      // Everybody sits everywhere: places move on from game to game.
      seats: specs.map((_, seat) => specs[(seat + group) % specs.length]),
      seed: `${values.seed} ${group}`,
    }),
  ).filter(({ group }) => !journal.groups.has(group));
  const progress = new Progress(count, count - jobs.length);
  await new Crew(values.cores === undefined ? undefined : Number(values.cores)).run(jobs, (found, job) => {
    journal.add(job.group, found);
    progress.step('');
  });
  progress.end();
  const games = [...journal.groups].sort(([a], [b]) => a - b).flatMap(([, found]) => found);
  const result = Object.fromEntries(UNITS.map((unit) => [unit, figuresOf(games, unit)]));
  if (values.json) {
    console.log(JSON.stringify({ ...identity, games: games.length, ...result }));
    return;
  }
  console.log(`${game}, ${values.seats}, ${games.length} games, ${values.nodes} states a stretch`);
  for (const unit of UNITS) {
    console.log(unit === 'win' ? 'chance to win' : 'points of lead');
    for (const [name, figure] of Object.entries(result[unit]))
      console.log(`  ${name.padEnd(50)}${write(figure, unit)}`);
  }
}
