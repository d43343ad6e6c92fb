/**
 * Loaded before a server: faults that cannot be made from outside. While the folder FAULTS has a file of that name,
 * the embedded store is on a `full` disk (nothing is written) or a `slow` one (every write takes SLOW_MS longer); a
 * message `{ clockMs }` from the parent process sets the wall clock forward or back.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { makeClockMovable } from './movable-clock.js';

const SLOW_MS = 150;

interface Statement {
  run(...given: unknown[]): unknown;
  all(...given: unknown[]): unknown;
}

const { FAULTS = '' } = process.env;
const is = (fault: string): boolean => existsSync(join(FAULTS, fault));
const nothing = new Int32Array(new SharedArrayBuffer(4));

function beforeWrite(): void {
  if (is('slow')) Atomics.wait(nothing, 0, 0, SLOW_MS);
  if (is('full')) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
}

function breakStore(): void {
  const { prototype } = createRequire(import.meta.url)('libsql') as {
    prototype: { prepare(sql: string): Statement };
  };
  const { prepare } = prototype;
  prototype.prepare = function prepareWatched(this: unknown, sql: string): Statement {
    const statement = prepare.call(this, sql);
    if (/^\s*(select|pragma|explain)/i.test(sql)) return statement;
    for (const name of ['run', 'all'] as const) {
      const original = statement[name].bind(statement);
      statement[name] = (...given: unknown[]): unknown => {
        beforeWrite();
        return original(...given);
      };
    }
    return statement;
  };
}

function moveClock(): void {
  const move = makeClockMovable();
  process.on('message', ({ clockMs }: { clockMs?: number }) => move(clockMs ?? 0));
  // Listening alone must not keep the process.
  process.channel?.unref();
}

if (isMainThread) moveClock();
else breakStore();
