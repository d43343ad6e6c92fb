/** Nanoseconds a piece of work takes. */
export function nanoseconds(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start);
}

/** The middle of some figures: one slow run on a noisy machine does not move it. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const COPIES = 20_000;
const source = new Uint8Array(512).map((_, i) => i);
const target = new Uint8Array(512);

/** Nanoseconds to copy a 512-byte array into another one: the unit other figures are measured in. */
export function copyTime(): number {
  return (
    nanoseconds(() => {
      for (let i = 0; i < COPIES; i++) target.set(source);
    }) / COPIES
  );
}
