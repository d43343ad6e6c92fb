import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.js';

/** Statements kept ready; the same few queries come again and again. */
const MOST_READY = 500;

/** Opens a connection to an embedded store: what is committed is on disk. */
export function openSqliteFile(file: string): Kysely<Schema> {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 10000');
  // Four times the usual: moving pages from the log to the file also waits for the disk.
  database.pragma('wal_autocheckpoint = 4000');
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: withStatements(database) }) });
}

/** A database that prepares a statement once and hands it out again. */
function withStatements(database: SqliteDatabase): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = ready.get(sql);
      if (known) return known;
      // Whoever means to write says so at once: a reader that becomes a writer later may find that it must not.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      if (ready.size >= MOST_READY) ready.delete(ready.keys().next().value!);
      ready.set(sql, statement);
      return statement;
    },
  };
}
