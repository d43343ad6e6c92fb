import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, JobResult } from './job-worker.js';

/** What a thread is told when it starts. */
export interface WorkerData {
  readonly byProcessorTime?: boolean;
}

/** Worker threads that share a list of jobs. */
export class JobPool {
  private readonly size: number;
  private readonly url: URL;
  private readonly data: WorkerData;

  /** `url` is the program of a thread. */
  constructor(
    size: number = availableParallelism(),
    url: URL = new URL('./job-worker.js', import.meta.url),
    data: WorkerData = {},
  ) {
    this.size = size;
    this.url = url;
    this.data = data;
  }

  /** One thread whose milliseconds are processor time: what else a busy machine does counts for nobody. */
  static byProcessorTime(): JobPool {
    return new JobPool(1, undefined, { byProcessorTime: true });
  }

  /** Runs all jobs, each on the next free thread; answers come in any order through `done`. */
  async run<J extends Job>(jobs: Iterable<J>, done: (answer: JobResult<J>, job: J) => void): Promise<void> {
    const queue = jobs[Symbol.iterator]();
    await Promise.all(Array.from({ length: this.size }, () => this.work(queue, done)));
  }

  private work<J extends Job>(
    queue: Iterator<J>,
    done: (answer: JobResult<J>, job: J) => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      let next = queue.next();
      if (next.done) {
        resolve();
        return;
      }
      const worker = new Worker(this.url, { workerData: this.data });
      worker.on('error', reject);
      worker.on('message', (answer: JobResult<J>) => {
        if (next.done) return;
        done(answer, next.value);
        next = queue.next();
        if (next.done) {
          void worker.terminate();
          resolve();
        } else worker.postMessage(next.value);
      });
      worker.postMessage(next.value);
    });
  }
}
