/** The thread that holds the embedded store: waiting for the disk is done here, so that sockets never wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Ask, Query, Rows, ThreadReply } from './sqlite.js';

/** Statements kept ready; the same few queries come again and again. */
const MOST_READY = 500;

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

const database = open((workerData as { file: string }).file);
const ready = new Map<string, Statement>();
/** Queries that only read, as `readAsText` asks them. */
const asText = new Map<string, string>();

function open(file: string): InstanceType<typeof Database> {
  try {
    const database = new Database(file);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('busy_timeout = 10000');
    // Four times the usual: moving pages from the log to the file also waits for the disk.
    database.pragma('wal_autocheckpoint = 4000');
    return database;
  } catch (error) {
    // Errors of the driver do not keep their words on the way to another thread.
    throw new Error((error as { message: string }).message);
  }
}

function prepare(sql: string): Statement {
  const known = ready.get(sql);
  if (known) return known;
  const statement = database.prepare(sql);
  if (ready.size >= MOST_READY) ready.delete(ready.keys().next().value!);
  ready.set(sql, statement);
  return statement;
}

function perform({ sql, parameters }: Query): Rows {
  // SQLite undoes some failed transactions by itself; then there is nothing left to undo.
  if (sql === 'rollback' && !database.inTransaction) return { rows: [] };
  const statement = prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  return { rows: [], changes: statement.run(parameters).changes };
}

/** The rows a query finds as JSON: one text comes to the other thread sooner than many rows with their columns. */
function readAsText({ sql, parameters }: Query): string {
  let text = asText.get(sql);
  if (text === undefined) {
    const columns = prepare(sql)
      .columns()
      .map(({ name }) => `'${name}', "${name}"`);
    text = `select json_group_array(json_object(${columns.join(', ')})) as found from (${sql})`;
    asText.set(sql, text);
  }
  return (prepare(text).get(parameters) as { found: string }).found;
}

const together = database.transaction((queries: readonly Query[]) => ({
  rows: queries.map((query) => perform(query).rows),
})).immediate;

function answer(ask: Ask): ThreadReply {
  try {
    if ('sql' in ask) return perform(ask);
    // Nobody writes in between: this thread does one thing after another, and has the file to itself.
    if ('reads' in ask) return { rows: ask.reads.map(readAsText) };
    return together(ask);
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    // A group that could not be undone ends with this thread; the next query gets a new one.
    if (Array.isArray(ask) && database.inTransaction) throw new Error(message);
    return { error: message, ...(code !== undefined && { code }) };
  }
}

parentPort?.on('message', (ask: Ask | 'close') => {
  if (ask !== 'close') {
    parentPort?.postMessage(answer(ask));
    return;
  }
  database.close();
  parentPort?.close();
});
