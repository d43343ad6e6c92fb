/** Hands items out until so many minutes have passed; all of them where no limit is set. */
export function* whileTimeIsLeft<T>(
  items: Iterable<T>,
  minutes: string | undefined,
  now: () => number = Date.now,
): Generator<T> {
  const until = minutes === undefined ? Number.POSITIVE_INFINITY : now() + 60_000 * Number(minutes);
  for (const item of items) {
    if (now() >= until) return;
    yield item;
  }
}
