import type pg from 'pg';
import type { Server } from 'socket.io';

/** Something to tell everybody in a room. */
export type Told = readonly [room: string, event: string, payload: unknown];

/** Bytes of news that go together: what PostgreSQL takes in one notification is 8000. */
const MOST_BYTES = 6_000;
const EVENT = 'relay';

/** Passes news on to the sockets of other processes, in order: what is ready at the same moment goes together. */
export class Relay {
  private readonly io: Server;
  private waiting: Told[] = [];
  private sending = false;

  constructor(io: Server) {
    this.io = io;
    io.on(EVENT, (batch: readonly Told[]) => {
      for (const [room, event, payload] of batch) io.local.to(room).emit(event, payload);
    });
  }

  /** Tells the other processes; the sockets of this one have been told. */
  pass(told: Told): void {
    this.waiting.push(told);
    if (!this.sending) void this.send();
  }

  private async send(): Promise<void> {
    this.sending = true;
    while (this.waiting.length > 0) {
      let bytes = 0;
      const most = this.waiting.findIndex((told) => {
        bytes += JSON.stringify(told).length;
        return bytes > MOST_BYTES;
      });
      const batch = this.waiting.splice(0, most < 0 ? this.waiting.length : Math.max(1, most));
      // One at a time: the adapter publishes on any connection of a pool, which would mix up the order.
      await (this.io.of('/').adapter.serverSideEmit([EVENT, batch]) as unknown as Promise<void>);
    }
    this.sending = false;
  }
}

/** A pool for the adapter, which forgets the connection it listens on when that breaks: it is given back for it. */
export function givenBack(pool: pg.Pool): pg.Pool {
  const lent = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    connect: async () => {
      const client = await pool.connect();
      client.once('end', () => client.release(true));
      return client;
    },
  };
  return lent as unknown as pg.Pool;
}
