/**
 * The new value, in which every part that equals its old one is the old one: the same thing stays the same object,
 * and what is drawn from it need not be drawn again.
 */
export function reuseParts<T>(before: T | undefined, after: T): T {
  if (!isCompound(before) || !isCompound(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const keys = Object.keys(after);
  const shared: Record<string, unknown> = {};
  for (const key of keys) shared[key] = reuseParts(before[key], after[key]);
  const same = keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key]);
  if (same) return before as T;
  return (Array.isArray(after) ? keys.map((key) => shared[key]) : shared) as T;
}

const isCompound = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
