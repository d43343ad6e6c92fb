import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { nameStatement } from './named-statements.js';
import type { Schema } from './schema.js';

type Db = Kysely<Schema>;

/** Asks several queries that only read; the rows of each. */
type ReadTogether = (queries: readonly CompiledQuery[]) => Promise<unknown[]>;

/** A query that is written down once for each store. */
interface ReadyQuery<P extends readonly unknown[], R> {
  (db: Db, ...parameters: P): Promise<R[]>;
  /** The query with its values, for `readTogether`. */
  with(db: Db, ...parameters: P): CompiledQuery<R>;
}

/**
 * A query that is written down once for each store: building its text costs more than asking it. `build` gets values
 * of any kind for its parameters; those of a call come in the order in which `build` uses them.
 */
export function readyQuery<P extends readonly unknown[], R>(
  build: (db: Db) => Compilable<R>,
): ReadyQuery<P, R> {
  const ready = new WeakMap<Db, CompiledQuery<R>>();
  const withValues = (db: Db, ...parameters: P): CompiledQuery<R> => {
    let query = ready.get(db);
    if (!query) {
      query = build(db).compile();
      ready.set(db, query);
      nameStatement(query.sql);
    }
    return { ...query, parameters };
  };
  const ask = async (db: Db, ...parameters: P): Promise<R[]> =>
    (await db.executeQuery(withValues(db, ...parameters))).rows;
  return Object.assign(ask, { with: withValues });
}

const together = new WeakMap<Db, ReadTogether>();

/** From now on this store is asked several queries at once. */
export const readsTogether = (db: Db, read: ReadTogether): void => void together.set(db, read);

/** The rows that several queries find, asked at once where the store can do that. */
export async function readTogether<R extends readonly unknown[]>(
  db: Db,
  queries: { readonly [I in keyof R]: CompiledQuery<R[I]> },
): Promise<{ [I in keyof R]: R[I][] }> {
  const read = together.get(db) ?? ((all) => oneByOne(db, all));
  return (await read(queries)) as { [I in keyof R]: R[I][] };
}

async function oneByOne(db: Db, queries: readonly CompiledQuery[]): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const query of queries) rows.push((await db.executeQuery(query)).rows);
  return rows;
}
