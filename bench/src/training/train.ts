import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { judgeOf } from '@shirasagi/bots';
import { create, type GameName, optionsFor, seeded } from '@shirasagi/engine';
import { batchesOf } from '../workers/batches.js';
import { JobPool } from '../workers/job-pool.js';
import { fitRows } from './fit.js';
import { addSample, emptySample, type Sample, type SampleJob } from './sample.js';
import { weightTable, writeWeights } from './weights-file.js';

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
      pull: { type: 'string', default: '0.02' },
      cores: { type: 'string' },
      out: { type: 'string' },
      memory: { type: 'string' },
    },
  });
  const game = values.game as GameName;
  const players = Number(values.players);
  const judge = judgeOf(create(game, optionsFor(game, players), seeded(0)));
  const sample = emptySample(judge.names.length, judge.rows);
  const jobs = batchesOf(values, GAMES_A_JOB).map((batch): SampleJob => ({ kind: 'sample', ...batch }));
  let done = 0;
  await new JobPool(values.cores ? Number(values.cores) : undefined).run(jobs, (part) => {
    addSample(sample, part);
    process.stderr.write(`\r${++done}/${jobs.length}`);
  });
  process.stderr.write('\n');
  if (values.memory) remember(values.memory, sample);
  const fits = fitRows(
    sample.products.map((products, row) => ({
      products,
      targets: sample.targets[row],
      squares: sample.squares[row],
      count: sample.counts[row],
    })),
    Number(values.pull),
  );
  fits.forEach(({ error }, row) => {
    console.log(`${row} turns left: ${sample.counts[row]} samples, off by ${error.toFixed(2)} points`);
  });
  if (!values.out) return;
  const table = weightTable(
    fits.map(({ weights }) => weights),
    fits.map(({ error }) => Math.max(1, error * SPREAD_PER_ERROR)),
  );
  writeWeights(values.out, { ...judge.tables, [players]: table });
}

/** What an earlier round saw counts half as much as what this one saw. */
const MEMORY = 0.5;

/**
 * Adds what earlier rounds saw. A fit to the newest games alone chases its own tail: what the newest player
 * avoids is no longer seen, and so no longer judged.
 */
function remember(file: string, sample: Sample): void {
  if (existsSync(file)) {
    const { products, targets, squares, counts } = deserialize(readFileSync(file)) as Sample;
    const fade = (sums: Float64Array): Float64Array => sums.map((sum) => sum * MEMORY);
    addSample(sample, {
      products: products.map(fade),
      targets: targets.map(fade),
      squares: fade(squares),
      counts: fade(counts),
    });
  }
  writeFileSync(file, serialize(sample));
}
