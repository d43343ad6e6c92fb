import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Metrics } from '../operate/metrics.js';
import type { RoomBook } from '../processes/room-book.js';
import { tellHere } from './tell-here.js';
import type { Passed, RoomNews, TypedServer } from './typed.js';

/** A room nobody is in: news for processes, not for people. */
export const NOBODY = 'nobody';
/** Bytes of news that go together: what PostgreSQL takes in one notification is 8000. */
const MOST_BYTES = 6_000;
/** How long news are gathered while nobody elsewhere waits for any: asking costs more than the rest of a move. */
const LULL_MS = 10;

/**
 * Passes news on to the sockets of other processes, in order: what is ready at the same moment goes together, and
 * news for a room nobody elsewhere is in go nowhere.
 */
export class Relay {
  private readonly io: TypedServer;
  private readonly pool: OrderedPool;
  private readonly book: RoomBook;
  private readonly metrics: Metrics;
  private waiting: Passed[] = [];
  private sending = false;
  /** Whether nobody elsewhere waited for the last news. */
  private lull = false;

  /** `pool` is the adapter's; `heard` is called with everything another process told. */
  constructor(
    io: TypedServer,
    pool: OrderedPool,
    book: RoomBook,
    metrics: Metrics,
    heard: (passed: Passed) => void,
  ) {
    this.io = io;
    this.pool = pool;
    this.book = book;
    this.metrics = metrics;
    io.on('relay', (batch) => {
      for (const passed of batch) {
        if (passed[1] !== 'handedOver') tellHere(io, passed as RoomNews);
        heard(passed);
      }
    });
  }

  /** Tells the other processes; the sockets of this one have been told. */
  pass(passed: Passed): void {
    this.waiting.push(passed);
    if (!this.sending) void this.send();
  }

  private async send(): Promise<void> {
    this.sending = true;
    while (this.waiting.length > 0) {
      if (this.lull) await pause(LULL_MS);
      const wanted = await this.wanted(this.waiting.splice(0));
      this.lull = wanted.length === 0;
      while (wanted.length > 0) {
        let bytes = 0;
        const most = wanted.findIndex((passed) => {
          bytes += JSON.stringify(passed).length;
          return bytes > MOST_BYTES;
        });
        const batch = wanted.splice(0, most < 0 ? wanted.length : Math.max(1, most));
        this.metrics.passedOn.inc(batch.length);
        this.io.of('/').adapter.serverSideEmit(['relay', batch]);
        // What comes meanwhile goes together, in one notification.
        await this.pool.settled();
      }
    }
    this.sending = false;
  }

  /** News that somebody elsewhere waits for: the lobby and changed identities concern every process. */
  private async wanted(news: Passed[]): Promise<Passed[]> {
    const everybodys = ([room]: Passed): boolean => room === 'lobby' || room === NOBODY;
    const rooms = new Set(news.filter((passed) => !everybodys(passed)).map(([room]) => room));
    // Where nobody can say, everybody is told.
    const elsewhere = await this.book.elsewhere([...rooms]).catch(() => rooms);
    return news.filter((passed) => everybodys(passed) || elsewhere.has(passed[0]));
  }
}

/**
 * A pool as the adapter needs it. The adapter publishes without waiting, which on several connections would mix up
 * the order: here one query follows another. It also forgets the connection it listens on, when that breaks and
 * when it is closed before it has begun to listen: it is given back for it.
 */
export class OrderedPool {
  private readonly pool: pg.Pool;
  private readonly lent = new Set<pg.PoolClient>();
  private tail: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const run = this.tail.then(() => this.pool.query(text, values));
    this.tail = run.catch(() => {});
    return run;
  }

  async connect(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    const release = client.release.bind(client);
    client.release = (broken?: Error | boolean): void => {
      if (this.lent.delete(client)) release(broken);
    };
    this.lent.add(client);
    client.once('end', () => client.release(true));
    if (!this.closed) return client;
    this.letGo(client);
    // The process that asked is closed too: an error would only make it ask again.
    return new Promise(() => {});
  }

  /** Resolves when everything asked for so far is done, well or not. */
  async settled(): Promise<void> {
    await this.tail;
  }

  /** Gives back what the adapter, which must be closed, still holds. */
  close(): void {
    this.closed = true;
    for (const client of [...this.lent]) this.letGo(client);
  }

  private letGo(client: pg.PoolClient): void {
    // Nobody shall connect again because of this.
    client.removeAllListeners('end');
    client.release(true);
  }
}
