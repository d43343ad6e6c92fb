import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RandomSource } from '@shirasagi/engine';
import { sql } from 'kysely';
import { openStore } from '../store/store.js';
import { Cable } from './cable.js';
import type { startPostgres } from './postgres.js';
import { ServerProcess } from './processes.js';

/** A fault: begins, lasts, and is over when it resolves. */
type Fault = () => Promise<void>;

/** Servers that faults happen to. */
export interface Shaken {
  readonly servers: readonly ServerProcess[];
  /** Addresses of the servers that can be reached now. */
  urls(): string[];
  /** The address of a server by its name, whether it can be reached or not. */
  addressOf?(name: string): string | undefined;
  readonly faults: Readonly<Record<string, Fault>>;
  close(): Promise<void>;
}

const SWITCH = new URL('./fault-switch.js', import.meta.url);
const HOUR_MS = 3_600_000;

/** Faults that any server may meet: killed, paused, its clock set. `most` is how long a pause may last. */
function faultsOf(
  servers: readonly ServerProcess[],
  away: Set<ServerProcess>,
  rng: RandomSource,
  most: number,
) {
  const one = (): ServerProcess => servers[rng(servers.length)];
  return {
    kill: async () => {
      const server = one();
      if (servers.length > 1) away.add(server);
      await server.kill();
      await server.start();
      away.delete(server);
    },
    pause: async () => {
      const server = one();
      server.freeze();
      await pause(200 + rng(most));
      server.thaw();
    },
    clock: async () => one().send({ clockMs: (rng(2) === 0 ? -1 : 1) * (1 + rng(HOUR_MS)) }),
  };
}

/** One server on an embedded store. */
export async function shakeSqlite(folder: string, rng: RandomSource, most: number): Promise<Shaken> {
  const settings = { DATA_DIR: folder, FAULTS: folder, LOG_LEVEL: 'silent' };
  const server = new ServerProcess(settings, 'ignore', SWITCH);
  await server.start();
  const during = (fault: string, ms: number) => async () => {
    const file = join(folder, fault);
    writeFileSync(file, '');
    await pause(ms);
    rmSync(file);
  };
  return {
    servers: [server],
    urls: () => [server.url],
    faults: {
      ...faultsOf([server], new Set(), rng, most),
      full: during('full', 1_000),
      slow: during('slow', 1_500),
    },
    close: () => server.kill(),
  };
}

/** Two servers on one PostgreSQL, each at a cable of its own. */
export async function shakePostgres(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
  rng: RandomSource,
  most: number,
): Promise<Shaken> {
  const DATABASE_URL = await postgres.database();
  const cables = await Promise.all([0, 1].map(() => Cable.to(postgres.port)));
  const servers = cables.map(
    (cable, i) =>
      new ServerProcess(
        {
          ...{ DATABASE_URL: cable.through(DATABASE_URL), DATA_DIR: join(folder, String(i)), FAULTS: folder },
          ...{ PROCESS_NAME: String(i), LOG_LEVEL: 'silent' },
        },
        'ignore',
        SWITCH,
      ),
  );
  for (const server of servers) await server.start();
  const away = new Set<ServerProcess>();
  const readOnly = async (on: boolean): Promise<void> => {
    const store = await openStore({ DATA_DIR: folder, DATABASE_URL });
    const name = sql.id(new URL(DATABASE_URL).pathname.slice(1));
    await sql`set default_transaction_read_only = off`.execute(store.db);
    await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(on ? 'on' : 'off')}`.execute(
      store.db,
    );
    // Connections that are there keep their settings, so they must go.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db);
    await store.close();
  };
  return {
    servers,
    urls: () => servers.filter((server) => !away.has(server)).map(({ url }) => url),
    addressOf: (name) => servers[Number(name)]?.url,
    faults: {
      ...faultsOf(servers, away, rng, most),
      away: async () => {
        await postgres.stop();
        await pause(rng(most));
        await postgres.start();
      },
      cut: () => cables[rng(2)].cut(300 + rng(most)),
      slow: () => cables[rng(2)].slow(40, 1_500),
      full: async () => {
        await readOnly(true);
        await pause(500);
        await readOnly(false);
      },
    },
    close: async () => {
      for (const server of servers) await server.kill();
      for (const cable of cables) cable.close();
    },
  };
}
