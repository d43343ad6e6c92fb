/** Threads this device can spare, `most` at most: one core is left to its owner. */
export const spareThreads = (most: number): number =>
  Math.max(1, Math.min(most, (navigator.hardwareConcurrency || 2) - 1));
