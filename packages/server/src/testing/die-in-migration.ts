/** Loaded before a program: ends the process without a word before statement number DIE_AT of its store. */
import { createRequire } from 'node:module';

interface Asks {
  prepare(sql: string): unknown;
  query(...given: unknown[]): unknown;
}

const dieAt = Number(process.env.DIE_AT);
let asked = 0;
const count = (): void => {
  if (++asked === dieAt) process.kill(process.pid, 'SIGKILL');
};
const load = createRequire(import.meta.url);

/** Counts calls of a method before they are made. */
function counting(of: Asks, name: keyof Asks): void {
  const original = of[name] as (...given: unknown[]) => unknown;
  of[name] = function counted(this: unknown, ...given: unknown[]): unknown {
    count();
    return original.apply(this, given);
  };
}

if (process.env.DIE_IN === 'postgres')
  counting((load('pg') as { Client: { prototype: Asks } }).Client.prototype, 'query');
else counting((load('libsql') as { prototype: Asks }).prototype, 'prepare');
