import type { TypedServer } from './typed.js';

const PAUSE_MS = 100;

/** Who is at a table right now, over all processes; told shortly after a person comes or goes. */
export class Presence {
  private readonly io: TypedServer;
  private readonly isElsewhere: (room: string) => Promise<boolean>;
  private readonly pending = new Map<string, NodeJS.Timeout>();

  /** `isElsewhere` says whether sockets of other processes are in a room; only then they are asked. */
  constructor(io: TypedServer, isElsewhere: (room: string) => Promise<boolean>) {
    this.io = io;
    this.isElsewhere = isElsewhere;
  }

  /** Tells everybody at a table whose sockets are there. */
  private async tell(table: string): Promise<void> {
    const room = `table:${table}`;
    const reach = (await this.isElsewhere(room)) ? this.io : this.io.local;
    const sockets = await reach.in(room).fetchSockets();
    const users = sockets.flatMap(({ data }) => data.person?.id ?? []);
    reach.to(room).emit('present', { table, users: [...new Set(users)] });
  }

  /** A person came or went. */
  changed(table: string): void {
    if (this.pending.has(table)) return;
    const timer = setTimeout(() => {
      this.pending.delete(table);
      this.tell(table).catch(() => {
        // Another process did not answer in time: the next change tells it.
      });
    }, PAUSE_MS);
    timer.unref();
    this.pending.set(table, timer);
  }

  close(): void {
    for (const timer of this.pending.values()) clearTimeout(timer);
  }
}
