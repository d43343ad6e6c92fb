import { availableParallelism } from 'node:os';
import { type GameName, type Options, optionsFor } from '@shirasagi/engine';
import { JobPool } from '../workers/job-pool.js';
import type { GroupJob } from '../workers/job-worker.js';
import { Journal } from '../workers/journal.js';
import { Progress } from '../workers/progress.js';
import { threadsOf } from './seat.js';
import { type Tally, tally } from './tally.js';

/** A match: `a` alone against `b` on every other seat; with one player against the rival of the solo game. */
export interface Match {
  readonly game: GameName;
  readonly players: number;
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly seed: string;
  /** How hard the rival is, where `a` plays alone. */
  readonly level?: string | undefined;
  /** Component values other than the built-in ones, as an edition file. */
  readonly edition?: object | undefined;
}

/** How a match is run, which does not change its result. */
export interface Running {
  /** Cores to play on, all where nothing is said; every thread of an opponent gets one. */
  readonly cores: number | undefined;
  /** Whether milliseconds count processor time; one core then, whatever `cores` says. */
  readonly byProcessorTime?: boolean | undefined;
  /** File that keeps finished groups. */
  readonly journal?: string | undefined;
}

/** The games of one group: the same chance for every seating of `a`. */
function groupJob(match: Match, group: number): GroupJob {
  const { game, players, a, b, seed, level, edition } = match;
  const options: Options = {
    ...optionsFor(game, players),
    ...(level && { level }),
    ...(edition && { edition }),
  };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    kind: 'group',
    group,
    fixtures: seats.map((aSeat) => ({
      game,
      options,
      seats: seats.map((seat) => (seat === aSeat ? a : b)),
      seed: `${seed} ${group}`,
    })),
  };
}

/** Games that can be played at a time so that an opponent on several threads has a core for each. */
export function gamesAtOnce({ a, b }: Pick<Match, 'a' | 'b'>, cores: number): number {
  return Math.max(1, Math.floor(cores / Math.max(threadsOf(a), threadsOf(b))));
}

/** Plays a match to its end, or the rest of one that was stopped. */
export async function playMatch(match: Match, running: Running): Promise<Tally> {
  // More games of the same match may be asked for later: their number does not belong to what the match is.
  const { games, ...identity } = match;
  const count = Math.ceil(games / match.players);
  const journal = new Journal(running.journal, identity);
  const left = Array.from({ length: count }, (_, group) => group).filter(
    (group) => !journal.groups.has(group),
  );
  const progress = new Progress(count, count - left.length);
  const result = (): Tally => {
    const inOrder = [...journal.groups].sort(([a], [b]) => a - b);
    return tally(
      inOrder.map(([, outcomes]) => outcomes),
      match.players,
    );
  };
  const atOnce = gamesAtOnce(match, running.cores ?? availableParallelism());
  const pool = running.byProcessorTime ? JobPool.byProcessorTime() : new JobPool(atOnce);
  await pool.run(
    left.map((group) => groupJob(match, group)),
    (outcomes, job) => {
      journal.add(job.group, outcomes);
      progress.step(`${match.a} ${(100 * result().rate.rate).toFixed(1)}%`);
    },
  );
  progress.end();
  return result();
}
