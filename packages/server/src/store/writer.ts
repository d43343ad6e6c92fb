import { Worker } from 'node:worker_threads';
import type { Appended, WriteGroup } from './write-group.js';

/** What became of a group. */
export type Written = { readonly keys: readonly string[] } | { readonly failed: string };

interface Asked {
  readonly resolve: (keys: readonly string[]) => void;
  readonly reject: (error: Error) => void;
}

/** Writes groups on a thread of its own, one after the other, so that nobody else waits for the disk. */
export class Writer {
  private readonly file: string;
  private worker: Worker | undefined;
  private asked: Asked | undefined;

  constructor(file: string) {
    this.file = file;
    this.worker = this.start();
  }

  readonly write: WriteGroup = (group: readonly Appended[]) =>
    new Promise((resolve, reject) => {
      this.worker ??= this.start();
      this.asked = { resolve, reject };
      this.worker.postMessage(group);
    });

  async close(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    await new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
      worker.postMessage('close');
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./writer-thread.js', import.meta.url), {
      workerData: { file: this.file },
    });
    worker.on('message', (written: Written) => {
      const { asked } = this;
      this.asked = undefined;
      if ('keys' in written) asked?.resolve(written.keys);
      else asked?.reject(new Error(written.failed));
    });
    // Whoever waits hears of it; the next group gets a new thread.
    const died = (error: Error): void => {
      if (this.worker === worker) this.worker = undefined;
      this.asked?.reject(error);
      this.asked = undefined;
    };
    worker.on('error', died);
    worker.on('exit', () => died(new Error('the writing thread has ended')));
    return worker;
  }
}
