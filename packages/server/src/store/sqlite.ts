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
import { queriesTold } from './queries-told.js';
import type { Schema } from './schema.js';

/** What the thread is asked. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Several things asked at once: of those that write all are done in one transaction, or none. */
export type Ask = Query | readonly Query[] | { readonly reads: readonly Query[] };

/** What it answers: rows (for each query, if there were several; as JSON, if they only read) and how many changed. */
export interface Rows {
  readonly rows: unknown[];
  readonly changes?: number;
}

/** The answer, or what went wrong. */
export type ThreadReply = Rows | { readonly error: string; readonly code?: string };

const queriesIn = (ask: Ask): readonly Query[] => ('sql' in ask ? [ask] : 'reads' in ask ? ask.reads : ask);

/** An embedded store. */
export interface SqliteFile {
  readonly db: Kysely<Schema>;
  /** Does queries that need not know of each other in one transaction and one message; the rows of each. */
  transact(queries: readonly Query[]): Promise<unknown[]>;
  /** Asks queries that only read in one message; the rows of each. */
  read(queries: readonly Query[]): Promise<unknown[]>;
}

interface Asked {
  readonly resolve: (reply: ThreadReply) => void;
  readonly reject: (error: Error) => void;
}

/** Opens an embedded store on a thread of its own: what is committed is on disk. */
export function openSqliteFile(file: string): SqliteFile {
  const driver = new ThreadDriver(file);
  const dialect: Dialect = {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return {
    db: new Kysely<Schema>({ dialect }),
    transact: (queries) => driver.together(queries),
    read: async (reads) => (await driver.together({ reads })).map((text) => JSON.parse(text as string)),
  };
}

/** SQLite creates tables inside transactions like everything else, which the library does not rely on by itself. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection on a thread: one caller holds it at a time, the others wait in order. */
class ThreadDriver implements Driver, DatabaseConnection {
  private readonly file: string;
  private worker: Worker | undefined;
  private readonly asked: Asked[] = [];
  private tail: Promise<void> = Promise.resolve();
  private release: () => void = () => {};
  /** Whether a transaction was begun that has not ended. */
  private open = false;
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
    // What others write next must not become part of a transaction that could neither be finished nor undone.
    if (this.open) await this.worker?.terminate();
    this.open = false;
    this.release();
  }

  async beginTransaction(): Promise<void> {
    // A transaction that will write says so at the start: one that begins as a reader may be refused later.
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
    this.open = true;
  }

  async commitTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'));
    this.open = false;
  }

  async rollbackTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('rollback'));
    this.open = false;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.ask({ sql, parameters });
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  async together(queries: Exclude<Ask, Query>): Promise<unknown[]> {
    await this.acquireConnection();
    const asked = this.ask(queries);
    // The thread does one thing after another: the next caller need not wait for the disk to ask.
    this.release();
    return (await asked).rows;
  }

  private async ask(asked: Ask): Promise<Rows> {
    if (queriesTold.hasSubscribers) for (const query of queriesIn(asked)) queriesTold.publish(query);
    const reply = await new Promise<ThreadReply>((resolve, reject) => {
      if (this.closed) {
        reject(new Error('the store is closed'));
        return;
      }
      this.worker ??= this.start();
      this.asked.push({ resolve, reject });
      this.worker.postMessage(asked);
    });
    if ('error' in reply) throw Object.assign(new Error(reply.error), { code: reply.code });
    return reply;
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
    worker.on('message', (reply: ThreadReply) => this.asked.shift()?.resolve(reply));
    // Waiting callers get the error, an open transaction is rolled back, and the next query gets a new thread.
    const died = (error: Error): void => {
      if (this.worker === worker) this.worker = undefined;
      for (const { reject } of this.asked.splice(0)) reject(error);
    };
    worker.on('error', died);
    worker.on('exit', () => died(new Error('the thread of the store has ended')));
    return worker;
  }
}
