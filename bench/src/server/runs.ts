import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '@shirasagi/server/testing/processes';
import type { LoadFigures, LoadOrder } from './figures.js';

const script = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** Runs a load in a process of its own. */
export function runLoad(order: LoadOrder): Promise<LoadFigures> {
  const child = fork(script('load'), [], { execArgv: [] });
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as LoadFigures));
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
}

/** What the servers of a run are called where people meet. */
export const NAMES: readonly string[] = ['a', 'b', 'c', 'd'];

/** Starts our server as often as asked and hands the addresses to `body`. */
export async function withServers<T>(
  count: number,
  settings: Record<string, string>,
  body: (urls: string[], startMs: number) => Promise<T>,
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
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Starts boardgame.io and hands its address to `body`. */
export async function withBoardgame<T>(body: (url: string) => Promise<T>): Promise<T> {
  const child = fork(script('boardgame-server'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const { url } = await new Promise<{ url: string }>((resolve, reject) => {
      child.once('message', (told) => resolve(told as { url: string }));
      child.once('exit', (code) => reject(new Error(`boardgame.io ended with ${code}`)));
    });
    return await body(url);
  } finally {
    child.kill();
  }
}
