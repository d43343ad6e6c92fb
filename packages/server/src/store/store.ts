import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type UnknownRow } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.js';
import { createProcessTables } from '../processes/process-tables.js';
import { Journal } from './journal.js';
import { mendHalfMade, migrate } from './migrations.js';
import { statementName } from './named-statements.js';
import { queriesTold } from './queries-told.js';
import { postgresTogether } from './read-together-postgres.js';
import { readsTogether } from './ready-query.js';
import type { Schema } from './schema.js';
import { SeedVault } from './seed-vault.js';
import { openSqliteFile } from './sqlite.js';
import { postgresGroups } from './write-group-postgres.js';
import { sqliteGroups } from './write-group-sqlite.js';

/** The store: one schema and one set of queries on SQLite in a folder or on a PostgreSQL server. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  readonly journal: Journal;
  /** Where seeds are sealed; locked until its key is there. */
  readonly seeds: SeedVault;
  /** Connections for passing messages between processes; none with SQLite. */
  readonly messages: pg.Pool | undefined;
  /** The time by a clock that all processes on this store share, in milliseconds since 1970. */
  now(): Promise<number>;
  close(): Promise<void>;
}

/** Groups that may be on their way to the disk at once; more would only make them smaller. */
const SQLITE_GROUPS = 1;
const POSTGRES_GROUPS = 2;

/** Opens the store, creating or upgrading what is not there yet. */
export async function openStore(
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>,
  failed: (error: Error) => void = () => {},
): Promise<Store> {
  return config.DATABASE_URL ? openPostgres(config.DATABASE_URL, failed) : openSqlite(config.DATA_DIR);
}

async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'shirasagi.sqlite');
  const file = openSqliteFile(path);
  const seeds = new SeedVault();
  const db = file.db.withPlugin(seeds);
  readsTogether(db, async (queries) =>
    (await file.read(queries.map(({ sql, parameters }) => ({ sql, parameters })))).map((rows) =>
      seeds.opened(rows as UnknownRow[]),
    ),
  );
  try {
    await mendHalfMade(db);
    await migrate(db);
  } catch (error) {
    await db.destroy().catch(() => {});
    throw unusable(path, error);
  }
  const journal = new Journal(sqliteGroups(file), SQLITE_GROUPS);
  const close = async (): Promise<void> => {
    await journal.close();
    await db.destroy();
  };
  return { kind: 'sqlite', db, journal, seeds, messages: undefined, now: async () => Date.now(), close };
}

/** Lets who listens know of every query on a connection, and PostgreSQL which ones it has seen before. */
function prepareQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    if (queriesTold.hasSubscribers) {
      const [first, values] = given as [string | { text: string; values?: unknown[] }, unknown];
      const { text, values: own = values } = typeof first === 'string' ? { text: first } : first;
      queriesTold.publish({ sql: text, parameters: Array.isArray(own) ? own : [] });
    }
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : undefined;
    return name === undefined ? query(...given) : query({ name, text, values }, ...rest);
  }) as typeof client.query;
}

/** What to tell of a file that cannot be used. */
function unusable(path: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const damaged = /not a database|malformed|corrupt/i.test(reason);
  const advice = damaged ? '; it is damaged or no store at all: put a copy in its place' : '';
  return new Error(`${path} cannot be used: ${reason}${advice}`, { cause: error });
}

async function openPostgres(url: string, failed: (error: Error) => void): Promise<Store> {
  const INT8 = 20;
  const types = new pg.TypeOverrides();
  // Times in milliseconds and counters: all far below 2^53.
  types.setTypeParser(INT8, Number);
  const open = (more: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool({ connectionString: url, types, connectionTimeoutMillis: 10_000, ...more });
    // A connection that breaks is replaced by the pool; unheard, the event would end the process.
    pool.on('error', failed);
    pool.on('connect', (client) => {
      client.on('error', failed);
      prepareQueries(client);
    });
    return pool;
  };
  const pool = open({ max: 16 });
  // A notification waits for the disk like any commit, and all others wait for it meanwhile; news need no disk.
  const messages = open({ max: 3, options: '-c synchronous_commit=off' });
  const seeds = new SeedVault();
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [seeds] });
  readsTogether(db, async (queries) =>
    (await postgresTogether(pool, queries)).map((rows) => seeds.opened(rows)),
  );
  try {
    await migrate(db);
    await createProcessTables(db);
  } catch (error) {
    await db.destroy();
    await messages.end();
    throw error;
  }
  const journal = new Journal(postgresGroups(pool), POSTGRES_GROUPS);
  const close = async (): Promise<void> => {
    await journal.close();
    await db.destroy();
    await messages.end();
  };
  const now = async (): Promise<number> => {
    const { rows } = await pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    return rows[0].now;
  };
  return { kind: 'postgres', db, journal, seeds, messages, now, close };
}
