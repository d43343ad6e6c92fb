import { type EditionBase, editionFile, type Move, rulesFor, type State } from '@shirasagi/engine';
import type { Finding, Trial } from '../analyst/examine.js';
import type { Played } from '../analyst/stretch.js';
import type { Budget, OnProgress, Thought } from '../bot.js';
import { sharedMemory } from '../search/shared-tree.js';
import { type Link, startWorker } from './link.js';
import type { PackedStretch, WorkerReply, WorkerRequest } from './messages.js';
import { FairQueue } from './queue.js';
import { type Room, Rooms } from './rooms.js';
import { ofOneTree, putTogether } from './together.js';

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
  /** What the chance inside its thoughts comes from, so that they can be had again. */
  readonly seed?: string;
  /** Nothing is remembered from thought to thought: each follows from seed, spec and state alone. */
  readonly fresh?: boolean;
  /**
   * Threads that may think about one state at the same time, each as long as the budget says; one where nothing is
   * given. Others than the first only help: they give way to whatever waits.
   */
  readonly threads?: number;
}

type Asked = Exclude<WorkerRequest, { kind: 'stop' | 'enough' }>;
/** A request as its caller knows it: the pool numbers it. */
type Unnumbered = Asked extends infer Q ? (Q extends Asked ? Omit<Q, 'id'> : never) : never;

/** For whom a thread works. */
interface Client {
  readonly table: string;
  readonly owner?: string;
}

/** What a caller wants to hear of a request on its way. */
interface Hearing {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
  /** Called when a thread takes it; says which tree it works on with others. */
  readonly onBegin?: () => Room | undefined;
  /** The room of the tree it works on with others. */
  readonly room?: Room | undefined;
  /** Ends it early with what was found. */
  readonly enough?: AbortSignal | undefined;
  /** Which part of a thought on several threads it is; all but part 0 only help and may be ended early. */
  readonly part?: number;
}

interface Task {
  readonly client: Client;
  readonly request: Asked;
  readonly hearing: Hearing;
  readonly resolve: (reply: WorkerReply) => void;
  readonly reject: (reason: unknown) => void;
  worker: PoolWorker | undefined;
  /** The room it works in with others, from when a thread has begun. */
  room: Room | undefined;
  /** When a thread began with it. */
  began: number;
  /** Whether it was told to end with what it has. */
  ending: boolean;
}

interface PoolWorker {
  readonly link: Link;
  /** The table and part whose sessions are kept here. */
  lane: string;
  task: Task | undefined;
}

/** Threads that think for several tables, with a fair queue between them. */
export class Pool {
  /** Threads at most. */
  readonly size: number;
  private readonly start: () => Link;
  private readonly workers: PoolWorker[] = [];
  private readonly queue = new FairQueue<Task>();
  private readonly rooms: Rooms;
  private next = 0;
  private closed = false;

  /** Threads are started when first needed, `size` of them at most; `memory` is what they share a tree in. */
  constructor(size: number, start: () => Link = startWorker, memory = sharedMemory) {
    this.size = size;
    this.start = start;
    this.rooms = new Rooms(Math.floor(size / 2), memory);
  }

  /**
   * Thinks on the next free thread, and on others that are free then and within the owner's share. Rejects with the
   * signal's reason, `WorkerDied` or what went wrong; where a thread of several fails, the others answer.
   */
  async think(
    thinker: Thinker,
    state: State,
    budget: Budget = {},
    onProgress?: OnProgress,
  ): Promise<Thought> {
    const { signal, ms, nodes } = budget;
    const { seed, spec, fresh = false, threads = 1 } = thinker;
    const request = (part: number) => ({
      kind: 'think' as const,
      session: `${thinker.table} ${thinker.seat}${part > 0 ? ` ${part}` : ''}`,
      spec,
      ...(seed !== undefined && { seed: part > 0 ? `${seed} ${part}` : seed }),
      ...(fresh && { fresh }),
      ...packed(state),
      ...(ms !== undefined && { ms }),
      ...(nodes !== undefined && { nodes }),
      progress: part === 0 && onProgress !== undefined,
    });
    const helpers: Promise<PromiseSettledResult<WorkerReply>[]>[] = [];
    const done = new AbortController();
    budget.enough?.addEventListener('abort', () => done.abort(), { once: true, signal: done.signal });
    let room: Room | undefined;
    const onBegin = (): Room | undefined => {
      if (threads > 1 && this.hasSpare(thinker)) room = this.rooms.take(`${thinker.table} ${thinker.seat}`);
      for (let part = 1; part < threads && this.hasSpare(thinker); part++) {
        const hearing = { signal, enough: done.signal, part, room };
        helpers.push(Promise.allSettled([this.ask(thinker, request(part), hearing)]));
      }
      return room;
    };
    const first = this.ask(thinker, request(0), { signal, enough: budget.enough, onProgress, onBegin });
    const [settled] = await Promise.allSettled([first]);
    // Helpers may wait for a tree that a thread which failed will never make ready.
    if (settled.status === 'fulfilled' || (room && !signal?.aborted)) done.abort();
    const replies = [settled, ...(await Promise.all(helpers)).flat()];
    signal?.throwIfAborted();
    const thoughts = replies.flatMap((reply) =>
      reply.status === 'fulfilled' && reply.value.kind === 'thought' ? [reply.value.thought] : [],
    );
    if (thoughts.length === 1) return thoughts[0];
    if (thoughts.length > 0) return room ? ofOneTree(thoughts) : putTogether(thoughts);
    throw (settled as PromiseRejectedResult).reason;
  }

  /** Examines a stretch of a game on the next free thread; rejects like `think`. */
  async examine(client: Client, played: Played, nodes: number, signal?: AbortSignal): Promise<Finding> {
    const request = { kind: 'examine' as const, stretch: packedStretch(played), nodes };
    const reply = await this.ask(client, request, { signal });
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
    const reply = await this.ask(client, request, { signal });
    return (reply as Extract<WorkerReply, { kind: 'tried' }>).trial;
  }

  private ask(client: Client, unnumbered: Unnumbered, hearing: Hearing): Promise<WorkerReply> {
    const { signal, enough } = hearing;
    if (this.closed) return Promise.reject(new WorkerDied('the pool is closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const request: Asked = { ...unnumbered, id: this.next++ };
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.abandon(task);
        reject(signal?.reason);
      };
      const end = (): void => this.end(task);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener('abort', stop);
          enough?.removeEventListener('abort', end);
          settle(value);
        };
      const task: Task = {
        client,
        request,
        hearing,
        resolve: settled(resolve),
        reject: settled(reject),
        worker: undefined,
        room: undefined,
        began: 0,
        ending: false,
      };
      signal?.addEventListener('abort', stop, { once: true });
      enough?.addEventListener('abort', end, { once: true });
      this.queue.add(ownerOf(task), task);
      this.serve();
      this.makeRoom();
    });
  }

  /** Whether a further thread is free, nobody waits for one, and the client has less than its share of them. */
  private hasSpare(client: Client): boolean {
    if (this.queue.size > 0 || this.busy().length >= this.size) return false;
    return this.busy(ownerOf({ client })).length < this.share();
  }

  /** Threads for each owner who is thinking or waiting. */
  private share(): number {
    const owners = new Set([...this.busy().map(ownerOf), ...this.queue.owners()]);
    return Math.max(1, Math.floor(this.size / Math.max(1, owners.size)));
  }

  /** What is being thought about now, by everybody or for one owner. */
  private busy(owner?: string): Task[] {
    const tasks = this.workers.flatMap(({ task }) => (task ? [task] : []));
    return owner === undefined ? tasks : tasks.filter((task) => ownerOf(task) === owner);
  }

  /** Ends helpers while somebody waits: as many as wait, and all of owners who have more than their share. */
  private makeRoom(): void {
    let waiting = this.queue.size;
    if (waiting === 0) return;
    const share = this.share();
    for (const task of this.busy()) {
      if ((task.hearing.part ?? 0) === 0 || task.ending) continue;
      const owned = this.busy(ownerOf(task)).filter(({ ending }) => !ending).length;
      if (waiting <= 0 && owned <= share) continue;
      this.end(task);
      waiting--;
    }
  }

  /** Asks a thread for what it has found so far. */
  private end(task: Task): void {
    task.ending = true;
    task.worker?.link.post({ kind: 'enough', id: task.request.id });
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
      const lane = `${task.client.table} ${task.hearing.part ?? 0}`;
      const worker = free.find((w) => w.lane === lane) ?? this.addWorker(free);
      worker.lane = lane;
      worker.task = task;
      task.worker = worker;
      task.began = performance.now();
      worker.link.hold(true);
      this.post(worker.link, task);
    }
  }

  /** Hands a task to its thread, with the tree it works on together with others. */
  private post(link: Link, task: Task): void {
    const { request, hearing } = task;
    task.room = hearing.onBegin?.() ?? hearing.room;
    const { room } = task;
    if (room && request.kind === 'think') {
      room.users++;
      const { memory, thought } = room;
      link.post({ ...request, together: { memory, thought, leads: hearing.room === undefined } });
    } else link.post(request);
    if (hearing.enough?.aborted) this.end(task);
  }

  private addWorker(free: readonly PoolWorker[]): PoolWorker {
    if (this.workers.length >= this.size) return free[0];
    const worker: PoolWorker = { link: this.start(), lane: '', task: undefined };
    worker.link.onReply((reply) => this.hear(worker, reply));
    worker.link.onDeath((reason) => this.bury(worker, reason));
    this.workers.push(worker);
    return worker;
  }

  private hear(worker: PoolWorker, reply: WorkerReply): void {
    const { task } = worker;
    if (!task || task.request.id !== reply.id) return;
    if (reply.kind === 'progress') {
      task.hearing.onProgress?.(reply.thought);
      return;
    }
    worker.task = undefined;
    leave(task);
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
    // A page's worker may tell of an error and go on: it must not, for its tree is given to others.
    worker.link.end();
    if (worker.task) leave(worker.task);
    worker.task?.reject(new WorkerDied(reason));
    this.serve();
  }
}

/** Lets go of the room of a task that no thread works on any more. */
function leave({ room }: Task): void {
  if (room) room.users--;
}

const ownerOf = ({ client }: Pick<Task, 'client'>): string => client.owner ?? client.table;

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
