import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeOf, type WeightTable } from '@shirasagi/bots';
import { create, type GameName, type Options, seeded } from '@shirasagi/engine';
import { Crew } from './crew.js';
import type { SampleJob } from './sample.js';
import { fit } from './fit.js';
import { addSample, emptySample } from './sample.js';

/** Margins of two seats are off by about root two of one seat's error; a logistic curve is 0.55 of that wide. */
const SPREAD_PER_ERROR = Math.SQRT2 * 0.55;
const GAMES_A_JOB = 20;

/** Fits the evaluation to self-play: `bench train --game castle --players 2 --bot greedy --games 4000 --out FILE`. */
export async function train(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'castle' },
      players: { type: 'string', default: '2' },
      bot: { type: 'string', default: 'greedy' },
      games: { type: 'string', default: '2000' },
      seed: { type: 'string', default: 'train' },
      pull: { type: 'string', default: '0.001' },
      cores: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const game = values.game as GameName;
  const players = Number(values.players);
  const options: Options = game === 'castle' ? { players } : {};
  const judge = judgeOf(create(game, options, seeded(0)));
  const sample = emptySample(judge.names.length, judge.rows);
  const jobs = Array.from(
    { length: Math.ceil(Number(values.games) / GAMES_A_JOB) },
    (_, i): SampleJob => ({
      kind: 'sample',
      game,
      options,
      seats: Array<string>(players).fill(values.bot),
      seed: `${values.seed} ${i}`,
      games: GAMES_A_JOB,
    }),
  );
  let done = 0;
  await new Crew(values.cores ? Number(values.cores) : undefined).run(jobs, (part) => {
    addSample(sample, part);
    process.stderr.write(`\r${++done}/${jobs.length}`);
  });
  process.stderr.write('\n');
  const fits = sample.products.map((products, row) =>
    fit(products, sample.targets[row], sample.squares[row], sample.counts[row], Number(values.pull)),
  );
  const table: WeightTable = {
    rows: fits.map(({ weights }) => Array.from(weights, (weight) => round(weight, 1000))),
    spread: fits.map(({ error }) => round(Math.max(1, error * SPREAD_PER_ERROR), 100)),
  };
  fits.forEach(({ error }, row) => {
    console.log(`${row} turns left: ${sample.counts[row]} samples, off by ${error.toFixed(2)} points`);
  });
  if (values.out) writeTable(values.out, players, table);
}

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Replaces one number of players' table in a file of weights. */
function writeTable(file: string, players: number, table: WeightTable): void {
  const before = readFileSync(file, 'utf8');
  const mark = 'export const TABLES: Readonly<Record<number, WeightTable>> = ';
  const at = before.indexOf(mark) + mark.length;
  const tables = JSON.parse(before.slice(at).replace(/;\s*$/, '').replace(/^ *(\d+):/gm, '"$1":').replace(/(rows|spread):/g, '"$1":').replace(/,(\s*[}\]])/g, '$1')) as Record<number, WeightTable>;
  tables[players] = table;
  const text = Object.entries(tables).map(([seats, { rows, spread }]) =>
    [`  ${seats}: {`, '    rows: [', ...rows.map((row) => `      [${row.join(', ')}],`), '    ],', `    spread: [${spread.join(', ')}],`, '  },'].join('\n'),
  );
  writeFileSync(file, `${before.slice(0, at)}{\n${text.join('\n')}\n};\n`);
}
