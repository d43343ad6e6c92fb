import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { nameStatement } from './named-statements.js';

/** The statements that were put together so far, by the texts of their queries: the same few come again and again. */
const known = new Map<string, string>();

/** One statement for several queries: a row with the rows of each, as JSON, under its number. */
function statementFor(queries: readonly CompiledQuery[]): string {
  const key = queries.map(({ sql }) => sql).join(';');
  const before = known.get(key);
  if (before !== undefined) return before;
  let used = 0;
  const parts = queries.map(({ sql, parameters }, i) => {
    const own = sql.replace(/\$(\d+)/g, (_, number: string) => `$${used + Number(number)}`);
    used += parameters.length;
    return `(select coalesce(json_agg(row), '[]') from (${own}) row) as "${i}"`;
  });
  const text = `select ${parts.join(', ')}`;
  nameStatement(text);
  known.set(key, text);
  return text;
}

/**
 * Asks PostgreSQL several queries that only read in one statement: one way there and back, at one moment. The values
 * come as JSON, which is no different for texts and for numbers below 2^53.
 */
export async function postgresTogether(
  pool: pg.Pool,
  queries: readonly CompiledQuery[],
): Promise<Record<string, unknown>[][]> {
  const values = queries.flatMap(({ parameters }) => parameters);
  const { rows } = await pool.query<Record<string, Record<string, unknown>[]>>(statementFor(queries), values);
  return queries.map((_, i) => rows[0][i]);
}
