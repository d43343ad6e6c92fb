import { type Evaluator, type Lookup, PlainEvaluator } from './evaluator.js';
import type { Perspective } from './perspective.js';
import { hasSimd, SimdEvaluator } from './simd.js';
import type { NetWeights } from './weights.js';

/** The rows of a net for each byte with each value, as one seat sees the table. */
export function lookupOf(net: NetWeights, seen: Perspective): Lookup {
  const rowOf = new Map<number, number>();
  let row = 1;
  net.counts.forEach((count, byte) => {
    for (let i = 0; i < count; i++) rowOf.set(byte * 256 + net.values[row - 1], row++);
  });
  const lookup = new Uint16Array(net.size * 256);
  for (let at = 0; at < net.size; at++) {
    for (let value = 0; value < 256; value++)
      lookup[at * 256 + value] = rowOf.get(seen.feature(at, value)) ?? 0;
  }
  return lookup;
}

const evaluators = new WeakMap<NetWeights, Map<number, Evaluator>>();

/** What works a net out for a number of seats on this machine; one serves all searches of a thread. */
export function evaluatorOf(net: NetWeights, seats: number, see: (seat: number) => Perspective): Evaluator {
  const known = evaluators.get(net) ?? new Map<number, Evaluator>();
  evaluators.set(net, known);
  let evaluator = known.get(seats);
  if (!evaluator) {
    const lookups = Array.from({ length: seats }, (_, seat) => lookupOf(net, see(seat)));
    evaluator = hasSimd() ? new SimdEvaluator(net, lookups) : new PlainEvaluator(net, lookups);
    known.set(seats, evaluator);
  }
  return evaluator;
}
