/** `bench puzzles` as a program of its own, main thread and workers in one file, so that it can be bundled. */
import { isMainThread } from 'node:worker_threads';
import '../workers/job-worker.js';
import { puzzles } from './puzzles.js';

if (isMainThread) await puzzles(process.argv.slice(2), new URL(import.meta.url));
