/** A longer array with everything a shorter one holds. */
export function grown<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}
