import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';

/**
 * Node before 24 follows every promise of the process once such a storage has been used: a tenth of the time at
 * play. The library needs its storages while people sign in or out; when nobody does, they rest.
 */
export function letStoragesRest(): Promise<void> {
  // They are the whole process's, however many servers it runs.
  resting ??= watchStorages();
  return resting;
}

let resting: Promise<void> | undefined;

async function watchStorages(): Promise<void> {
  const storages = (await Promise.all([
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ])) as AsyncLocalStorage<unknown>[];
  let inside = 0;
  const leave = (): void => {
    inside--;
    if (inside === 0) for (const storage of storages) storage.disable();
  };
  for (const storage of storages) {
    const run = storage.run.bind(storage) as (store: unknown, body: () => unknown) => unknown;
    storage.run = ((store: unknown, body: () => unknown) => {
      inside++;
      const result = run(store, async () => body());
      void Promise.resolve(result).then(leave, leave);
      return result;
    }) as typeof storage.run;
  }
}
