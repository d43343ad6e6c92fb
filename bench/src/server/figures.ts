import { setTimeout as pause } from 'node:timers/promises';

/** What a load led to. */
export interface LoadFigures {
  readonly moves: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds from sending a move to its arrival at the other player. */
  readonly p50: number;
  readonly p99: number;
  readonly sockets: number;
  /** Microseconds of processor time the servers used for a move, where it was counted. */
  readonly cpuPerMove?: number;
}

/** Told by the load when everybody is ready: what comes from here on is counted. */
export const tellBegan = (): void => void process.send?.('began');

/** Lets a load play for a while before its moves are counted; resolves with when that begins. */
export async function warmedUp(took: number[], warmSeconds: number): Promise<number> {
  await pause(warmSeconds * 1000);
  took.length = 0;
  tellBegan();
  return performance.now();
}

/** What the load process is asked to do. */
export interface LoadOrder {
  readonly against: 'shirasagi' | 'shirasagi, open loop' | 'boardgame.io';
  readonly urls: readonly string[];
  /** Names of those servers: people go where their table's people meet. Without names they stay where they are. */
  readonly names?: readonly string[];
  readonly tables: number;
  readonly seconds: number;
  /** Seconds of the same load before anything is counted: a server that runs for days has no cold code. */
  readonly warmSeconds?: number;
}

/** Sums up moves and how long each took to reach the other player. */
export function figuresOf(took: number[], seconds: number, sockets: number): LoadFigures {
  const sorted = took.sort((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return {
    moves: sorted.length,
    seconds,
    perSecond: sorted.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    sockets,
  };
}
