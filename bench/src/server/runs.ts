import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '@shirasagi/server/testing/processes';
import { figuresOf, type LoadFigures, type LoadOrder, type LoadReport } from './figures.js';
import { busiestThreads, busySeconds, cpuOf, threadTimesOf } from './processor.js';

const script = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** Runs a load in `loads` processes that share its tables; `processes` are those of the servers, whose time is counted. */
export async function runLoad(
  order: LoadOrder,
  processes: readonly (number | undefined)[] = [],
  loads = 1,
): Promise<LoadFigures> {
  const children = share(order, loads).map(startLoad);
  try {
    await Promise.all(children.map(({ ready }) => ready));
    for (const { go } of children) go();
    await Promise.all(children.map(({ began }) => began));
    const [at, used, busy] = [performance.now(), cpuOf(processes), busySeconds()];
    const threads = threadTimesOf(processes);
    const reports = await Promise.all(children.map(({ report }) => report));
    const busyCores = (busySeconds() - busy) / ((performance.now() - at) / 1000);
    return figuresOf(reports, {
      all: cpuOf(processes) - used,
      busiest: busiestThreads(threads, threadTimesOf(processes)),
      busyCores,
    });
  } finally {
    for (const { stop } of children) stop();
  }
}

/** Tables that are opened at the same time at each server: an address may have 64 requests under way. */
const OPENING = 16;

/** Shares the tables of an order among processes. */
function share(order: LoadOrder, loads: number): LoadOrder[] {
  const first = (i: number): number => Math.floor((order.tables * i) / loads);
  return Array.from({ length: loads }, (_, i) => ({
    ...order,
    first: first(i),
    tables: first(i + 1) - first(i),
    opening: Math.max(1, Math.floor((OPENING * order.urls.length) / loads)),
  }));
}

/** Starts a process of a load: it gets ready, waits to be told to go, plays, and reports. */
function startLoad(order: LoadOrder) {
  const child = fork(script('load'), [], { execArgv: [] });
  const failed = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
  });
  failed.catch(() => {
    // Heard by those who wait for something that cannot come any more.
  });
  const told = <T>(is: (message: unknown) => boolean): Promise<T> => {
    const heard = new Promise<T>((resolve) => {
      child.on('message', (message) => {
        if (is(message)) resolve(message as T);
      });
    });
    return Promise.race([heard, failed]);
  };
  const started = {
    ready: told((message) => message === 'ready'),
    began: told((message) => message === 'began'),
    report: told<LoadReport>((message) => typeof message === 'object'),
    go: () => void child.send('go'),
    stop: () => void child.kill(),
  };
  for (const promise of [started.ready, started.began, started.report]) promise.catch(() => {});
  child.send(order);
  return started;
}

/** What the servers of a run are called where people meet. */
export const NAMES: readonly string[] = ['a', 'b', 'c', 'd'];

/** Starts our server, or the one at `program`, as often as asked and hands the addresses to `body`. */
export async function withServers<T>(
  count: number,
  settings: Record<string, string>,
  body: (urls: string[], startMs: number, processes: (number | undefined)[]) => Promise<T>,
  program?: string,
): Promise<T> {
  const servers = Array.from(
    { length: count },
    (_, i) =>
      new ServerProcess(
        { ...settings, PROCESS_NAME: NAMES[i], LOG_LEVEL: 'error' },
        'inherit',
        undefined,
        program,
      ),
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
