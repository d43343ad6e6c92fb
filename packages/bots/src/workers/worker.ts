/** What runs inside a thread: a worker behind the port to the thread that started it. */
import { BotWorker } from './bot-worker.js';
import { nodeThreads } from './link.js';
import type { WorkerRequest } from './messages.js';

/** The part of a page worker's own global that is used here. */
interface PagePort {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: { data: WorkerRequest }) => void): void;
}

const parent = nodeThreads()?.parentPort;
if (parent) {
  const worker = new BotWorker((reply) => parent.postMessage(reply));
  parent.on('message', (request: WorkerRequest) => worker.ask(request));
} else {
  const page = globalThis as unknown as PagePort;
  const worker = new BotWorker((reply) => page.postMessage(reply));
  page.addEventListener('message', ({ data }) => worker.ask(data));
}
