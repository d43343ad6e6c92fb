import type { TypedServer } from './typed.js';

const PAUSE_MS = 100;

/** Who is at a table right now, over all processes; told shortly after a person comes or goes. */
export class Presence {
  private readonly io: TypedServer;
  private readonly pending = new Map<string, NodeJS.Timeout>();

  constructor(io: TypedServer) {
    this.io = io;
  }

  /** People whose sockets are at a table. */
  async at(table: string): Promise<string[]> {
    const sockets = await this.io.in(`table:${table}`).fetchSockets();
    const users = sockets.flatMap(({ data }) => data.person?.id ?? []);
    return [...new Set(users)];
  }

  /** A person came or went. */
  changed(table: string): void {
    if (this.pending.has(table)) return;
    const timer = setTimeout(() => {
      this.pending.delete(table);
      this.at(table).then(
        (users) => this.io.to(`table:${table}`).emit('present', { table, users }),
        // Another process did not answer in time: the next change tells it.
        () => {},
      );
    }, PAUSE_MS);
    timer.unref();
    this.pending.set(table, timer);
  }

  close(): void {
    for (const timer of this.pending.values()) clearTimeout(timer);
  }
}
