import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { startPostgres } from '../testing/postgres.js';
import { temporaryFolder } from '../testing/servers.js';
import { openStore, type Store } from './store.js';

const PROGRAM = fileURLToPath(new URL('../testing/open-store.js', import.meta.url));
const DIE = new URL('../testing/die-in-migration.js', import.meta.url).href;

type Where = Parameters<typeof openStore>[0];

/** Runs the program that opens a store with something that happens to it; returns what it told, or its signal. */
function run(where: Where, how: Record<string, string>): Promise<number | NodeJS.Signals> {
  const { DATA_DIR, DATABASE_URL } = where;
  const env = { DATA_DIR, ...how, ...(DATABASE_URL && { DATABASE_URL, DIE_IN: 'postgres' }) };
  const child = fork(PROGRAM, [], { env, execArgv: ['--import', DIE], stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('message', (lost) => resolve(lost as number));
    child.once('exit', (code, signal) => {
      if (signal) resolve(signal);
      else if (code !== 0) reject(new Error(`the store could not be opened: ${JSON.stringify(how)}`));
    });
  });
}

/** Every table with its columns. */
async function schemaOf({ db }: Store): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name, columns }) => `${name} ${columns.map((column) => column.name).sort()}`).sort();
}

/** Statements before which the whole process is killed; before all others only the store is lost. */
const KILLED_AT = [2, 9, 17, 26];

/** Breaks off the first start of a store at one statement after the other, always on the same store. */
async function breakEverywhere(where: Where, whole: Where): Promise<number> {
  for (const at of KILLED_AT)
    assert.equal(await run(where, { DIE_AT: String(at), DIE_HOW: 'kill' }), 'SIGKILL', `statement ${at}`);
  const lost = await run(where, { LOSE_FROM: '1', DIE_HOW: 'drop' });
  assert.ok(typeof lost === 'number');
  const [store, other] = await Promise.all([openStore(where), openStore(whole)]);
  assert.deepEqual(await schemaOf(store), await schemaOf(other));
  await Promise.all([store.close(), other.close()]);
  return lost;
}

test('a first start that is broken off at any step is made good by the next: SQLite', async (t) => {
  const folder = () => ({ DATA_DIR: temporaryFolder(t), DATABASE_URL: undefined });
  const lost = await breakEverywhere(folder(), folder());
  t.diagnostic(`broken off ${lost} times`);
  assert.ok(lost > 20);
});

test('a first start that is broken off at any step is made good by the next: PostgreSQL', async (t) => {
  const postgres = await startPostgres(t);
  const database = async () => ({ DATA_DIR: '', DATABASE_URL: await postgres.database() });
  const lost = await breakEverywhere(await database(), await database());
  t.diagnostic(`broken off ${lost} times`);
  assert.ok(lost > 20);
});

test('a folder that an older server left half made is mended, and nothing of anybody is dropped', async (t) => {
  const folder = temporaryFolder(t);
  mkdirSync(folder, { recursive: true });
  const leave = (...statements: string[]): void => {
    const file = new Database(join(folder, 'shirasagi.sqlite'));
    for (const statement of statements) file.exec(statement);
    file.close();
  };
  leave(
    'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    'create table user (id text primary key, name text)',
    'create table session (id text primary key)',
    'create index session_userId on session (id)',
  );
  const store = await openStore({ DATA_DIR: folder, DATABASE_URL: undefined });
  const whole = await openStore({ DATA_DIR: temporaryFolder(t), DATABASE_URL: undefined });
  assert.deepEqual(await schemaOf(store), await schemaOf(whole));
  await Promise.all([store.close(), whole.close()]);
  leave("delete from kysely_migration where name = '002-tables'", "insert into setting values ('a', 'b')");
  await assert.rejects(openStore({ DATA_DIR: folder, DATABASE_URL: undefined }), /setting that is not ours/);
});
