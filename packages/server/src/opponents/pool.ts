import { Worker } from 'node:worker_threads';
import type { GameName, State } from '@shirasagi/engine';
import type { Level } from '../protocol.js';
import type { Thinker } from '../tables/due-work.js';

/** What a thread is asked. */
export interface Question {
  readonly game: GameName;
  readonly bytes: Uint8Array;
  readonly level: Level;
}

/** What it answers. */
export type Reply = { readonly move: string } | { readonly failed: string };

interface Job {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly resolve: (move: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads in which opponents think, so that sockets never wait for them; one that dies is replaced. */
export class ThinkerPool implements Thinker {
  private readonly most: number;
  private readonly jobs: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private closed = false;

  constructor(most: number) {
    this.most = most;
  }

  think(state: State, level: Level, signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.closed || signal.aborted) {
        reject(new Error('the opponents have stopped'));
        return;
      }
      // A copy: the bytes may be a piece of a large buffer, which must not travel.
      const question = { game: state.game, bytes: state.bytes.slice(), level };
      this.jobs.push({ question, signal, resolve, reject });
      this.next();
    });
  }

  /** Ends the threads; whoever waits hears that they stopped. */
  async close(): Promise<void> {
    this.closed = true;
    const stopped = new Error('the opponents have stopped');
    for (const { reject } of [...this.jobs.splice(0), ...this.busy.values()]) reject(stopped);
    const workers = [...this.idle.splice(0), ...this.busy.keys()];
    this.busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.jobs.length === 0 || this.closed) return;
    const worker = this.idle.pop() ?? (this.busy.size < this.most ? this.start() : undefined);
    if (!worker) return;
    const job = this.jobs.shift()!;
    if (job.signal.aborted) {
      this.idle.push(worker);
      job.reject(job.signal.reason);
      this.next();
      return;
    }
    this.busy.set(worker, job);
    worker.postMessage(job.question);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const job = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      if ('move' in reply) job?.resolve(reply.move);
      else job?.reject(new Error(reply.failed));
      this.next();
    });
    const died = (error: unknown): void => {
      const job = this.busy.get(worker);
      this.busy.delete(worker);
      const at = this.idle.indexOf(worker);
      if (at >= 0) this.idle.splice(at, 1);
      job?.reject(error);
      this.next();
    };
    worker.on('error', died);
    worker.on('exit', (code) => died(new Error(`an opponent's thread ended with ${code}`)));
    return worker;
  }
}
