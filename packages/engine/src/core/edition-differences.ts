type Plain = string | number | boolean;

/** One value that two editions have otherwise. */
export interface EditionDifference {
  /** The field as refusals name it, such as `gardens[3].food`. */
  readonly path: string;
  /** The id of the card or tile it is printed on; nothing for what is on a board. */
  readonly id?: string;
  readonly from: Plain;
  readonly to: Plain;
}

const isPlain = (value: unknown): value is Plain => typeof value !== 'object' && value !== undefined;

/** What `to` has otherwise than `from`: both hold the same fields, but for flags left out where they are false. */
function* differences(from: unknown, to: unknown, path: string, id?: string): Generator<EditionDifference> {
  if (isPlain(from) || isPlain(to)) {
    if (from !== to)
      yield { path, ...(id && { id }), from: (from ?? false) as Plain, to: (to ?? false) as Plain };
    return;
  }
  const [a, b] = [from, to] as Readonly<Record<string, unknown>>[];
  const ownId = typeof b.id === 'string' ? b.id : id;
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inside = Array.isArray(b) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    yield* differences(a[name], b[name], inside, ownId);
  }
}

/** All values that differ between the components of two editions of one game, in the order of the file. */
export function componentDifferences(from: object, to: object): EditionDifference[] {
  return [...differences(from, to, '')];
}
