import { type EditionBase, editionFile, type Move, rulesFor, type State } from '@shirasagi/engine';
import type { Finding, Trial } from './analyst/examine.js';
import type { Played } from './analyst/stretch.js';
import type { Budget, OnProgress, Thought } from './bot.js';
import { type Link, startWorker } from './link.js';
import type { PackedStretch, WorkerReply, WorkerRequest } from './messages.js';
import { FairQueue } from './queue.js';

/** Thrown to callers that wait for a worker that died; asking again gets a new one. */
export class WorkerDied extends Error {
  constructor(reason: string) {
    super(`the thread that was thinking ended: ${reason}`);
    this.name = 'WorkerDied';
  }
}

/** Whose thought it is: owners share the threads evenly, and a table's opponents each keep their own session. */
export interface Thinker {
  readonly table: string;
  /** Whose time it takes; the table's own when nobody is named. */
  readonly owner?: string;
  /** Tells opponents of one table apart, such as the seat. */
  readonly seat: number;
  /** The opponent in words: a level, `search:200ms` and so on. */
  readonly spec: string;
}

type Asked = Exclude<WorkerRequest, { kind: 'stop' }>;
/** A request as its caller knows it: the pool numbers it. */
type Unnumbered = Asked extends infer Q ? (Q extends Asked ? Omit<Q, 'id'> : never) : never;

/** For whom a thread works. */
interface Client {
  readonly table: string;
  readonly owner?: string;
}

interface Task {
  readonly client: Client;
  readonly request: Asked;
  readonly onProgress: OnProgress | undefined;
  readonly resolve: (reply: WorkerReply) => void;
  readonly reject: (reason: unknown) => void;
  worker: PoolWorker | undefined;
  /** When a thread began with it. */
  began: number;
}

interface PoolWorker {
  readonly link: Link;
  /** The table whose sessions are kept here. */
  table: string;
  task: Task | undefined;
}

/** Threads that think for several tables, with a fair queue between them. */
export class Pool {
  /** Threads at most. */
  readonly size: number;
  private readonly start: () => Link;
  private readonly workers: PoolWorker[] = [];
  private readonly queue = new FairQueue<Task>();
  private next = 0;
  private closed = false;

  /** Threads are started when first needed, `size` of them at most. */
  constructor(size: number, start: () => Link = startWorker) {
    this.size = size;
    this.start = start;
  }

  /** Thinks on the next free thread. Rejects with the signal's reason, `WorkerDied` or what went wrong. */
  async think(
    thinker: Thinker,
    state: State,
    budget: Budget = {},
    onProgress?: OnProgress,
  ): Promise<Thought> {
    const { signal, ms, nodes } = budget;
    const request = {
      kind: 'think' as const,
      session: `${thinker.table} ${thinker.seat}`,
      spec: thinker.spec,
      ...packed(state),
      ...(ms !== undefined && { ms }),
      ...(nodes !== undefined && { nodes }),
      progress: onProgress !== undefined,
    };
    const reply = await this.ask(thinker, request, signal, onProgress);
    return (reply as Extract<WorkerReply, { kind: 'thought' }>).thought;
  }

  /** Examines a stretch of a game on the next free thread; rejects like `think`. */
  async examine(client: Client, played: Played, nodes: number, signal?: AbortSignal): Promise<Finding> {
    const request = { kind: 'examine' as const, stretch: packedStretch(played), nodes };
    const reply = await this.ask(client, request, signal);
    return (reply as Extract<WorkerReply, { kind: 'examined' }>).finding;
  }

  /** Compares a line with the played one on the next free thread; rejects like `think`. */
  async tryLine(
    client: Client,
    played: Played,
    line: readonly Move[],
    nodes: number,
    signal?: AbortSignal,
  ): Promise<Trial> {
    const request = { kind: 'try' as const, stretch: packedStretch(played), line, nodes };
    const reply = await this.ask(client, request, signal);
    return (reply as Extract<WorkerReply, { kind: 'tried' }>).trial;
  }

  private ask(
    client: Client,
    unnumbered: Unnumbered,
    signal: AbortSignal | undefined,
    onProgress?: OnProgress,
  ): Promise<WorkerReply> {
    if (this.closed) return Promise.reject(new WorkerDied('the pool is closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const request: Asked = { ...unnumbered, id: this.next++ };
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.abandon(task);
        reject(signal?.reason);
      };
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener('abort', stop);
          settle(value);
        };
      const task: Task = {
        client,
        request,
        onProgress,
        resolve: settled(resolve),
        reject: settled(reject),
        worker: undefined,
        began: 0,
      };
      signal?.addEventListener('abort', stop, { once: true });
      this.queue.add(ownerOf(task), task);
      this.serve();
    });
  }

  /** Ends all threads; callers that wait get an error. */
  close(): void {
    this.closed = true;
    for (const worker of this.workers.splice(0)) {
      worker.link.end();
      worker.task?.reject(new WorkerDied('the pool is closed'));
    }
    for (let task = this.queue.take(); task; task = this.queue.take())
      task.reject(new WorkerDied('the pool is closed'));
  }

  /** Hands waiting tasks to free threads, one that knows the table where there is a choice. */
  private serve(): void {
    while (this.queue.size > 0) {
      const free = this.workers.filter((worker) => worker.task === undefined);
      if (free.length === 0 && this.workers.length >= this.size) return;
      const task = this.queue.take();
      if (!task) return;
      const { table } = task.client;
      const worker = free.find((w) => w.table === table) ?? this.addWorker(free);
      worker.table = table;
      worker.task = task;
      task.worker = worker;
      task.began = performance.now();
      worker.link.hold(true);
      worker.link.post(task.request);
    }
  }

  private addWorker(free: readonly PoolWorker[]): PoolWorker {
    if (this.workers.length >= this.size) return free[0];
    const worker: PoolWorker = { link: this.start(), table: '', task: undefined };
    worker.link.onReply((reply) => this.hear(worker, reply));
    worker.link.onDeath((reason) => this.bury(worker, reason));
    this.workers.push(worker);
    return worker;
  }

  private hear(worker: PoolWorker, reply: WorkerReply): void {
    const { task } = worker;
    if (!task || task.request.id !== reply.id) return;
    if (reply.kind === 'progress') {
      task.onProgress?.(reply.thought);
      return;
    }
    worker.task = undefined;
    this.queue.charge(ownerOf(task), performance.now() - task.began);
    worker.link.hold(false);
    if (reply.kind === 'failed') task.reject(new Error(reply.reason));
    // Who stopped has been told already.
    else if (reply.kind !== 'stopped') task.resolve(reply);
    this.serve();
  }

  /** Takes a task out of the queue, or tells its thread to stop; the thread is free when it has. */
  private abandon(task: Task): void {
    if (this.queue.remove(ownerOf(task), task)) return;
    task.worker?.link.post({ kind: 'stop', id: task.request.id });
  }

  /** A thread died: its task fails, the next one is served by a new thread. */
  private bury(worker: PoolWorker, reason: string): void {
    const at = this.workers.indexOf(worker);
    if (at < 0) return;
    this.workers.splice(at, 1);
    worker.task?.reject(new WorkerDied(reason));
    this.serve();
  }
}

const ownerOf = ({ client }: Task): string => client.owner ?? client.table;

/** A state's bytes share a large buffer with other states: only a copy goes over. */
const packed = (state: State) => ({ game: state.game, bytes: state.bytes.slice(), ...editionOf(state) });

const packedStretch = ({ before, seat, moves, drawn }: Played): PackedStretch => ({
  ...packed(before),
  seat,
  moves,
  drawn,
});

/** The edition goes along where it is not the built-in one. */
function editionOf(state: State): { edition?: object } {
  const edition = state.edition as EditionBase;
  return edition.id === rulesFor(state.game).edition.id ? {} : { edition: editionFile(state.game, edition) };
}
