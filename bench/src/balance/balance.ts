import { parseArgs } from 'node:util';
import { wilson } from '../matches/interval.js';
import { batchesOf } from '../workers/batches.js';
import { JobPool } from '../workers/job-pool.js';
import { Progress } from '../workers/progress.js';
import { addCensus, type Census, type CensusJob, type Count, emptyCensus } from './census.js';

const GAMES_A_JOB = 10;

interface Line {
  readonly what: string;
  readonly offered: number;
  readonly taken: number;
  /** Share of the seats that were offered it and took it. */
  readonly share: number;
  /** Mean lead of the takers over the best other seat, and half of its 95% interval. */
  readonly lead: number;
  readonly off: number;
  /** Mean lead of those who were offered it and left it. */
  readonly lead_without: number;
  readonly wins: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function lineOf([what, count]: [string, Count]): Line {
  const { offered, taken } = count;
  const lead = count.lead / Math.max(1, taken);
  const variance = count.leadSquared / Math.max(1, taken) - lead * lead;
  return {
    what,
    offered,
    taken,
    share: round(taken / offered),
    lead: round(lead),
    off: round(1.96 * Math.sqrt(Math.max(0, variance) / Math.max(1, taken))),
    lead_without: round(count.leadWithout / Math.max(1, offered - taken)),
    wins: round(count.won / Math.max(1, taken)),
  };
}

/** Cards, tiles and starting choices in self-play: `bench balance --game duel --bot search:100n --games 1000`. */
export async function balance(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'duel' },
      players: { type: 'string', default: '2' },
      bot: { type: 'string', default: 'search:100n' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'balance' },
      cores: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const jobs = batchesOf(values, GAMES_A_JOB).map((batch): CensusJob => ({ kind: 'census', ...batch }));
  const census = emptyCensus();
  const progress = new Progress(jobs.length);
  await new JobPool(values.cores === undefined ? undefined : Number(values.cores)).run(jobs, (part) => {
    addCensus(census, part);
    progress.step(`${census.games} games`);
  });
  progress.end();
  print(census, values.json === true);
}

function print(census: Census, json: boolean): void {
  const lines = Object.entries(census.counts)
    .map(lineOf)
    .sort((a, b) => a.what.localeCompare(b.what));
  const [low, high] = wilson(census.firstWon, census.games);
  const first = {
    wins: round(census.firstWon / census.games),
    low: round(low),
    high: round(high),
    lead: round(census.firstLead / census.games),
  };
  const scores = {
    mean: round(census.total / census.games),
    winner: round(census.winningTotal / census.games),
  };
  if (json) {
    console.log(JSON.stringify({ games: census.games, first, scores, lines }));
    return;
  }
  console.log(
    `${census.games} games; first seat wins ${first.wins} (95%: ${first.low} to ${first.high}), leads by ${first.lead}`,
  );
  console.log(`mean score ${scores.mean}, of the winner ${scores.winner}`);
  console.table(Object.fromEntries(lines.map(({ what, ...rest }) => [what, rest])));
}
