import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '@shirasagi/server/testing/processes';
import type { LoadFigures, LoadOrder } from './figures.js';

const script = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** Runs a load in a process of its own; `processes` are those of the servers, whose time is counted. */
export function runLoad(
  order: LoadOrder,
  processes: readonly (number | undefined)[] = [],
): Promise<LoadFigures> {
  const child = fork(script('load'), [], { execArgv: [] });
  child.send(order);
  let before = 0;
  return new Promise((resolve, reject) => {
    child.on('message', (told: LoadFigures | 'began') => {
      if (told === 'began') before = cpuOf(processes);
      else resolve({ ...told, cpuPerMove: (cpuOf(processes) - before) / told.moves });
    });
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
}

/** Microseconds of processor time some processes have used so far; NaN where the system does not tell. */
function cpuOf(processes: readonly (number | undefined)[]): number {
  const CLOCK_TICK = 10_000;
  if (processes.length === 0 || !existsSync('/proc/self/stat')) return Number.NaN;
  return processes.reduce<number>((sum, id) => {
    // The name in parentheses may hold anything.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK;
  }, 0);
}

/** What the servers of a run are called where people meet. */
export const NAMES: readonly string[] = ['a', 'b', 'c', 'd'];

/** Starts our server as often as asked and hands the addresses to `body`. */
export async function withServers<T>(
  count: number,
  settings: Record<string, string>,
  body: (urls: string[], startMs: number, processes: (number | undefined)[]) => Promise<T>,
): Promise<T> {
  const servers = Array.from(
    { length: count },
    (_, i) => new ServerProcess({ ...settings, PROCESS_NAME: NAMES[i], LOG_LEVEL: 'error' }),
  );
  try {
    const began = performance.now();
    await servers[0].start();
    const startMs = performance.now() - began;
    for (const server of servers.slice(1)) await server.start();
    return await body(
      servers.map((server) => server.url),
      startMs,
      servers.map((server) => server.pid),
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Starts boardgame.io and hands its address to `body`. */
export async function withBoardgame<T>(
  body: (url: string, process: number | undefined) => Promise<T>,
): Promise<T> {
  const child = fork(script('boardgame-server'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const { url } = await new Promise<{ url: string }>((resolve, reject) => {
      child.once('message', (told) => resolve(told as { url: string }));
      child.once('exit', (code) => reject(new Error(`boardgame.io ended with ${code}`)));
    });
    return await body(url, child.pid);
  } finally {
    child.kill();
  }
}
