import { Pool, startWorker, WorkerDied } from '@shirasagi/bots';
import {
  allFindings,
  emptyWork,
  examineAll,
  type Review,
  type ReviewWork,
  resumed,
  reviewOf,
  type Stretch,
  type Sum,
  stretchesOf,
  trialWorth,
} from '@shirasagi/bots/analyst';
import { type EditionBase, type Move, replayLog, type State, type Step } from '@shirasagi/engine';
import { Emitter } from '../session/emitter.js';
import workerUrl from '../session/local/opponents-worker.ts?worker&url';
import type { KeptReview } from '../session/store/store.js';
import { keepReview } from './kept-reviews.js';

/** How much longer a deeper look takes. */
const DEEPER = 10;
/** More threads than this help little and make a machine slow. */
const MOST_THREADS = 6;
/** How often a thread that died is replaced before the reader is asked. */
const MOST_DEATHS = 3;

/** What the page shows of a review. */
export interface AnalysisProgress {
  readonly is: 'idle' | 'running' | 'failed' | 'done';
  readonly done: number;
  readonly all: number;
  /** What was found, once everything is. */
  readonly review?: Review;
}

const threads = (): number => {
  const cores = navigator.hardwareConcurrency || 2;
  // A machine of many cores keeps one for its owner.
  return Math.min(MOST_THREADS, cores > 2 ? cores - 1 : cores);
};

/** One game being reviewed: it runs, stops, goes on, and keeps what it found. */
export class Analysis {
  readonly kept: KeptReview;
  readonly steps: readonly Step[];
  readonly end: State;
  readonly stretches: readonly Stretch[];
  private work: ReviewWork;
  private readonly changes = new Emitter();
  private pool: Pool | undefined;
  private stopping: AbortController | undefined;
  private failed = false;
  private current: AnalysisProgress;

  /** Throws `RulesError` for a record that does not fit. */
  constructor(kept: KeptReview, edition?: EditionBase) {
    this.kept = kept;
    const log = replayLog(kept.record, edition);
    this.steps = log.steps;
    this.end = log.game.state;
    this.stretches = stretchesOf(log.steps);
    this.work = resumed(kept.work, this.stretches);
    this.current = this.picture();
  }

  readonly standing = (): AnalysisProgress => this.current;

  readonly subscribe = this.changes.subscribe;

  /** Examines what is missing. */
  async run(): Promise<void> {
    if (this.stopping || allFindings(this.work)) return;
    const stop = new AbortController();
    this.stopping = stop;
    this.failed = false;
    this.publish();
    try {
      await this.examine(stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) {
        console.error(error);
        this.failed = true;
      }
    }
    if (this.stopping !== stop) return;
    this.stopping = undefined;
    this.closePool();
    this.publish();
  }

  /** Stops; what was found stays. */
  stop(): void {
    this.stopping?.abort();
    this.stopping = undefined;
    this.closePool();
    this.publish();
  }

  /** Begins anew with a larger budget. */
  deepen(): void {
    this.stop();
    this.work = emptyWork(this.stretches, this.work.nodes * DEEPER);
    void this.keep();
    void this.run();
  }

  /** What a line played in place of a stretch is worth more than what was played, to the one who moved. */
  async worth(at: number, line: readonly Move[], signal: AbortSignal): Promise<Sum> {
    this.pool ??= this.newPool();
    const { nodes } = this.work;
    const trial = await this.pool.tryLine({ table: this.kept.id }, this.stretches[at], line, nodes, signal);
    return trialWorth(this.stretches, allFindings(this.work)!, at, trial);
  }

  /** Lets go of the threads. */
  close(): void {
    this.stop();
    this.changes.clear();
  }

  private async examine(signal: AbortSignal): Promise<void> {
    for (let deaths = 0; ; deaths++) {
      this.pool ??= this.newPool();
      try {
        await examineAll(this.pool, this.kept.id, this.stretches, this.work, signal, (work) => {
          if (signal.aborted) return;
          this.work = work;
          void this.keep();
          this.publish();
        });
        return;
      } catch (error) {
        this.closePool();
        if (!(error instanceof WorkerDied) || signal.aborted || deaths === MOST_DEATHS) throw error;
      }
    }
  }

  private newPool(): Pool {
    return new Pool(threads(), () => startWorker(new URL(workerUrl, location.href)));
  }

  private closePool(): void {
    this.pool?.close();
    this.pool = undefined;
  }

  private keep(): Promise<void> {
    return keepReview({ ...this.kept, work: this.work });
  }

  private publish(): void {
    this.current = this.picture();
    this.changes.tell();
  }

  private picture(): AnalysisProgress {
    const findings = allFindings(this.work);
    const all = this.stretches.length;
    if (findings) return { is: 'done', done: all, all, review: reviewOf(this.stretches, findings) };
    const done = this.work.findings.filter((finding) => finding !== null).length;
    return { is: this.failed ? 'failed' : this.stopping ? 'running' : 'idle', done, all };
  }
}
