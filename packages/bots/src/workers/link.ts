import type { Worker as NodeWorker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './messages.js';

/** A worker seen from outside, the same in Node and in a page. */
export interface Link {
  post(request: WorkerRequest): void;
  onReply(listener: (reply: WorkerReply) => void): void;
  /** Hears once, with the reason, when the worker ends or breaks by itself. */
  onDeath(listener: (reason: string) => void): void;
  /** Whether a program waits for this worker rather than ends. */
  hold(busy: boolean): void;
  end(): void;
}

/** The part of a page's Worker that is used here. */
interface PageWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(kind: string, listener: (event: { data?: unknown; message?: string }) => void): void;
}

type PageWorkerMaker = new (url: URL, options: { type: 'module' }) => PageWorker;

/** Node's threads, or undefined in a page. */
export function nodeThreads(): typeof import('node:worker_threads') | undefined {
  return typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:worker_threads');
}

/** Starts a worker of this package on a thread of its own. */
export function startWorker(url: URL = new URL('./worker.js', import.meta.url)): Link {
  const threads = nodeThreads();
  if (threads) return nodeLink(new threads.Worker(url));
  const { Worker } = globalThis as unknown as { Worker: PageWorkerMaker };
  return pageLink(new Worker(url, { type: 'module' }));
}

function nodeLink(worker: NodeWorker): Link {
  return {
    post: (request) => worker.postMessage(request),
    onReply: (listener) => {
      worker.on('message', listener);
    },
    onDeath: (listener) => {
      worker.on('error', (error: Error) => listener(error.message));
      worker.on('exit', (code) => listener(`it exited with code ${code}`));
    },
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    end: () => {
      void worker.terminate();
    },
  };
}

function pageLink(worker: PageWorker): Link {
  return {
    post: (request) => worker.postMessage(request),
    onReply: (listener) => worker.addEventListener('message', (event) => listener(event.data as WorkerReply)),
    onDeath: (listener) => {
      worker.addEventListener('error', (event) => listener(event.message ?? 'it broke'));
      worker.addEventListener('messageerror', () => listener('a message could not be read'));
    },
    hold: () => {},
    end: () => worker.terminate(),
  };
}
