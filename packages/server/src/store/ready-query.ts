import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { nameStatement } from './named-statements.js';
import type { Schema } from './schema.js';

/**
 * A query that is written down once for each store: building its text costs more than asking it. `build` gets values
 * of any kind for its parameters; those of a call come in the order in which `build` uses them.
 */
export function readyQuery<P extends readonly unknown[], R>(
  build: (db: Kysely<Schema>) => Compilable<R>,
): (db: Kysely<Schema>, ...parameters: P) => Promise<R[]> {
  const ready = new WeakMap<Kysely<Schema>, CompiledQuery<R>>();
  return async (db, ...parameters) => {
    let query = ready.get(db);
    if (!query) {
      query = build(db).compile();
      ready.set(db, query);
      nameStatement(query.sql);
    }
    const asked: CompiledQuery<R> = { ...query, parameters };
    return (await db.executeQuery(asked)).rows;
  };
}
