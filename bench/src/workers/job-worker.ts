import { parentPort, workerData } from 'node:worker_threads';
import { type Census, type CensusJob, takeCensus } from '../balance/census.js';
import { type Said, type SaidJob, saidIn } from '../calibration/said.js';
import { type Fixture, type Outcome, playGame } from '../matches/table.js';
import { type Checked, type CheckJob, checkPuzzle } from '../puzzles/check.js';
import { type Finds, findPuzzles, type PuzzleJob } from '../puzzles/find.js';
import { type GradeJob, gradePuzzle } from '../puzzles/grade.js';
import type { ShippedPuzzle } from '../puzzles/ship.js';
import { type ReviewedGame, type ReviewJob, reviewGame } from '../review/reviewed-game.js';
import { type PlayJob, type Positions, playForPositions } from '../training/positions.js';
import { type Sample, type SampleJob, sampleGames } from '../training/sample.js';
import type { WorkerData } from './job-pool.js';

/** Play the games of one group: the same chance, every seating. */
export interface GroupJob {
  readonly kind: 'group';
  readonly group: number;
  readonly fixtures: readonly Fixture[];
}

export type Job =
  | GroupJob
  | SampleJob
  | CensusJob
  | PuzzleJob
  | CheckJob
  | GradeJob
  | PlayJob
  | ReviewJob
  | SaidJob;
/** What a job is answered with. */
export type JobResult<J extends Job> = J extends GroupJob
  ? Outcome[]
  : J extends SampleJob
    ? Sample
    : J extends PuzzleJob
      ? Finds
      : J extends CheckJob
        ? Checked
        : J extends GradeJob
          ? ShippedPuzzle
          : J extends PlayJob
            ? Positions
            : J extends ReviewJob
              ? ReviewedGame[]
              : J extends SaidJob
                ? Said[]
                : Census;

/** Milliseconds of processor time of the whole program, in which this thread works alone. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// Opponents of any build look at this clock.
if ((workerData as WorkerData).byProcessorTime) performance.now = processorTime;

async function answer(job: Job): Promise<JobResult<Job>> {
  if (job.kind === 'sample') return sampleGames(job);
  if (job.kind === 'census') return takeCensus(job);
  if (job.kind === 'puzzles') return findPuzzles(job);
  if (job.kind === 'check') return checkPuzzle(job);
  if (job.kind === 'grade') return gradePuzzle(job);
  if (job.kind === 'play') return playForPositions(job);
  if (job.kind === 'review') return reviewGame(job);
  if (job.kind === 'said') return saidIn(job);
  const outcomes: Outcome[] = [];
  for (const fixture of job.fixtures) outcomes.push(await playGame(fixture));
  return outcomes;
}

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await answer(job));
});
