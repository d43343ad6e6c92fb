import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The way between a server and its PostgreSQL, which can be cut and made slow. */
export class Cable {
  private readonly target: number;
  private readonly server: Server;
  private readonly ends = new Set<Socket>();
  private isCut = false;
  private delayMs = 0;

  private constructor(target: number) {
    this.target = target;
    this.server = createServer((socket) => this.join(socket));
  }

  /** Lays a cable to a port of this machine. */
  static async to(target: number): Promise<Cable> {
    const cable = new Cable(target);
    await new Promise<void>((resolve) => {
      cable.server.listen(0, '127.0.0.1', resolve);
    });
    return cable;
  }

  /** The address of a database at the other end, through the cable. */
  through(url: string): string {
    const address = new URL(url);
    address.port = String((this.server.address() as { port: number }).port);
    return address.href;
  }

  /** Cuts every connection and lets no new one through for a while. */
  async cut(ms: number): Promise<void> {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
    await pause(ms);
    this.isCut = false;
  }

  /** Holds everything back a little, for a while. */
  async slow(delayMs: number, ms: number): Promise<void> {
    this.delayMs = delayMs;
    await pause(ms);
    this.delayMs = 0;
  }

  close(): void {
    for (const end of this.ends) end.destroy();
    this.server.close();
  }

  private join(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      this.ends.add(from);
      // In order: what comes later never overtakes what is held back.
      let last = Promise.resolve();
      from.on('data', (data) => {
        if (this.delayMs === 0) to.write(data);
        else {
          from.pause();
          last = last
            .then(() => pause(this.delayMs))
            .then(() => {
              to.write(data);
              from.resume();
            });
        }
      });
      from.on('error', () => {});
      from.on('close', () => {
        this.ends.delete(from);
        to.destroy();
      });
    }
  }
}
