/**
 * Loaded before a program: something happens before statement number DIE_AT of its store. The process ends without a
 * word (DIE_HOW=kill), or only the store is lost in the middle of whatever it did (DIE_HOW=drop): the thread of an
 * embedded store ends, the connection to PostgreSQL breaks. DIE_AT is read anew whenever a store is opened.
 */
import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';

interface Client {
  readonly connection: { readonly stream: { destroy(): void } };
}

let asked = 0;
let counted: string | undefined;

/** Whether this is the statement. */
function isTheOne(): boolean {
  const { DIE_AT } = process.env;
  if (counted !== DIE_AT) asked = 0;
  counted = DIE_AT;
  return ++asked === Number(DIE_AT);
}

/** Calls `before` before a method. */
function watch(of: object, name: string, before: (self: unknown) => void): void {
  const methods = of as Record<string, (...given: unknown[]) => unknown>;
  const original = methods[name];
  methods[name] = function watched(this: unknown, ...given: unknown[]): unknown {
    before(this);
    return original.apply(this, given);
  };
}

const kills = process.env.DIE_HOW === 'kill';
const load = createRequire(import.meta.url);
if (process.env.DIE_IN === 'postgres')
  watch((load('pg') as { Client: { prototype: object } }).Client.prototype, 'query', (client) => {
    if (!isTheOne()) return;
    if (kills) process.kill(process.pid, 'SIGKILL');
    (client as Client).connection.stream.destroy();
  });
else
  watch((load('libsql') as { prototype: object }).prototype, 'prepare', () => {
    if (!isTheOne()) return;
    if (kills) process.kill(process.pid, 'SIGKILL');
    if (!isMainThread) process.exit();
  });
