import type { z } from 'zod';
import { Refused } from './errors.js';

const LONGEST_REASON = 200;

/** Checks what was sent against its schema; the refusal says which part was wrong. */
export function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  throw new Refused('bad-request', `${where}${issue.message}`.slice(0, LONGEST_REASON));
}
