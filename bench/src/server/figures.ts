import { setTimeout as pause } from 'node:timers/promises';

/** What one process of a load is asked to do. */
export interface LoadOrder {
  readonly against: 'shirasagi' | 'shirasagi, open loop' | 'boardgame.io';
  readonly urls: readonly string[];
  /** Names of those servers: people go where their table's people meet. Without names they stay where they are. */
  readonly names?: readonly string[];
  /** Tables that other processes of the load play at come before these. */
  readonly first?: number;
  readonly tables: number;
  readonly seconds: number;
  /** Seconds of the same load before anything is counted: a server that runs for days has no cold code. */
  readonly warmSeconds?: number;
  /** Games that are opened for each pair of people before they play. */
  readonly games?: number;
  /** Tables that this process of the load opens at the same time. */
  readonly opening?: number;
}

/** What one process of a load has seen. */
export interface LoadReport {
  /** Milliseconds from sending a move to its arrival at the other player, of every move. */
  readonly took: readonly number[];
  readonly seconds: number;
  readonly sockets: number;
  /** The part of a core this process itself used. */
  readonly busy: number;
}

/** What a load led to. */
export interface LoadFigures {
  readonly moves: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly sockets: number;
  /** Microseconds of processor time the servers used for a move. */
  readonly cpuPerMove: number;
  /** The same of the busiest thread of each: with a core for every thread, a process makes no more moves than it can. */
  readonly threadPerMove: number;
  /** The part of a core that the busiest process of the load used: near 1, the load is what was measured. */
  readonly busiestLoad: number;
  /** Cores that were busy with anything. */
  readonly busyCores: number;
}

/** Tells that everybody is there, and waits until all processes of the load are so far. */
export async function allReady(): Promise<void> {
  await new Promise<void>((resolve) => {
    process.once('message', () => resolve());
    process.send?.('ready');
  });
}

/** Counts the moves of a load from when it begins. */
export class Count {
  readonly took: number[] = [];
  private began = performance.now();
  private cpu = process.cpuUsage();

  /** Forgets what was so far: what comes from here on is counted. */
  begin(): void {
    this.took.length = 0;
    this.began = performance.now();
    this.cpu = process.cpuUsage();
    process.send?.('began');
  }

  /** Lets a load play for a while before its moves are counted. */
  async beginAfter(warmSeconds: number): Promise<void> {
    await pause(warmSeconds * 1000);
    this.begin();
  }

  report(sockets: number): LoadReport {
    const seconds = (performance.now() - this.began) / 1000;
    const { user, system } = process.cpuUsage(this.cpu);
    return { took: this.took, seconds, sockets, busy: (user + system) / 1e6 / seconds };
  }
}

/** What the servers used for a load, in microseconds: all their threads, and the busiest one of each. */
interface Used {
  readonly all: number;
  readonly busiest: number;
  /** Cores that were busy with anything meanwhile. */
  readonly busyCores: number;
}

/** Sums up what the processes of a load have seen. */
export function figuresOf(reports: readonly LoadReport[], used: Used): LoadFigures {
  const sorted = reports.flatMap(({ took }) => took).sort((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const seconds = Math.max(...reports.map((report) => report.seconds));
  return {
    moves: sorted.length,
    seconds,
    perSecond: sorted.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    sockets: reports.reduce((sum, report) => sum + report.sockets, 0),
    cpuPerMove: used.all / sorted.length,
    threadPerMove: used.busiest / sorted.length,
    busiestLoad: Math.max(...reports.map(({ busy }) => busy)),
    busyCores: used.busyCores,
  };
}
