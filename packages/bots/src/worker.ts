/** What runs inside a worker: a desk behind the port to the thread that started it. */
import { Desk } from './desk.js';
import { nodeThreads } from './link.js';
import type { Question } from './messages.js';

/** The part of a page worker's own global that is used here. */
interface PagePort {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: { data: Question }) => void): void;
}

const parent = nodeThreads()?.parentPort;
if (parent) {
  const desk = new Desk((answer) => parent.postMessage(answer));
  parent.on('message', (question: Question) => desk.ask(question));
} else {
  const page = globalThis as unknown as PagePort;
  const desk = new Desk((answer) => page.postMessage(answer));
  page.addEventListener('message', ({ data }) => desk.ask(data));
}
