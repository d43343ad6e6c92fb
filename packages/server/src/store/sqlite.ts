import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Schema } from './schema.js';

/** What the thread is asked. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What it answers: rows and how many changed, or what went wrong. */
export type Reply =
  | { readonly rows: unknown[]; readonly changes?: number }
  | { readonly error: string; readonly code?: string };

interface Asked {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Opens an embedded store on a thread of its own: what is committed is on disk. */
export function openSqliteFile(file: string): Kysely<Schema> {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect });
}

/** One connection on a thread: whoever holds it has it alone, the others wait in order. */
class ThreadDriver implements Driver, DatabaseConnection {
  private readonly file: string;
  private worker: Worker | undefined;
  private readonly asked: Asked[] = [];
  private tail: Promise<void> = Promise.resolve();
  private release: () => void = () => {};
  private closed = false;

  constructor(file: string) {
    this.file = file;
  }

  async init(): Promise<void> {
    this.worker = this.start();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.tail;
    let done: () => void = () => {};
    this.tail = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    this.release = done;
    return this;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async beginTransaction(): Promise<void> {
    // Whoever means to write says so at once: a reader that becomes a writer later may find that it must not.
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const reply = await new Promise<Reply>((resolve, reject) => {
      if (this.closed) {
        reject(new Error('the store is closed'));
        return;
      }
      this.worker ??= this.start();
      this.asked.push({ resolve, reject });
      this.worker.postMessage({ sql, parameters } satisfies Query);
    });
    if ('error' in reply) throw Object.assign(new Error(reply.error), { code: reply.code });
    const { rows, changes } = reply;
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    yield await Promise.reject(new Error('the embedded store does not stream'));
  }

  async destroy(): Promise<void> {
    const { worker } = this;
    this.closed = true;
    if (!worker) return;
    await new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
      worker.postMessage('close');
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./sqlite-thread.js', import.meta.url), {
      workerData: { file: this.file },
    });
    worker.on('message', (reply: Reply) => this.asked.shift()?.resolve(reply));
    // Whoever waits hears of it, an open transaction is undone by itself, and the next query gets a new thread.
    const died = (error: Error): void => {
      if (this.worker === worker) this.worker = undefined;
      for (const { reject } of this.asked.splice(0)) reject(error);
    };
    worker.on('error', died);
    worker.on('exit', () => died(new Error('the thread of the store has ended')));
    return worker;
  }
}
