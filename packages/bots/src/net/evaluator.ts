import { FIRST, FIRST_SHIFT, MOST, type NetWeights, SECOND, SECOND_SHIFT } from './weights.js';

/** A row number for each byte with each of its 256 values, as one seat sees the table. */
export type Lookup = Uint16Array;

/** Works a net out for states that differ little from one another. */
export interface Evaluator {
  /** Room for the bytes of two states, in the memory that is quickest to work on. */
  readonly scratch: readonly [Uint8Array, Uint8Array];
  /** Says that the states to come differ little from this one. */
  anchor(bytes: Uint8Array): void;
  /** What the net says of a state, as seen from a seat; a whole number. */
  answer(bytes: Uint8Array, seat: number): number;
}

/** The net in plain numbers, for machines without SIMD: the same answers, more slowly. */
export class PlainEvaluator implements Evaluator {
  readonly scratch: readonly [Uint8Array, Uint8Array];
  private readonly net: NetWeights;
  private readonly lookups: readonly Lookup[];
  private readonly last: Uint8Array;
  private readonly sums: Int16Array[];
  private readonly probe = new Int16Array(FIRST);
  private readonly inputs = new Int32Array(FIRST);

  constructor(net: NetWeights, lookups: readonly Lookup[]) {
    this.net = net;
    this.lookups = lookups;
    this.scratch = [new Uint8Array(net.size), new Uint8Array(net.size)];
    this.last = new Uint8Array(net.size);
    this.sums = lookups.map((lookup) => zeroSums(net, lookup));
  }

  anchor(bytes: Uint8Array): void {
    this.sums.forEach((sums, seat) => {
      this.update(bytes, seat, sums);
    });
    this.last.set(bytes);
  }

  answer(bytes: Uint8Array, seat: number): number {
    const { net, inputs, probe } = this;
    probe.set(this.sums[seat]);
    this.update(bytes, seat, probe);
    for (let i = 0; i < FIRST; i++) inputs[i] = clip(probe[i] >> FIRST_SHIFT);
    let answer = net.lastBias;
    for (let unit = 0; unit < SECOND; unit++) {
      let sum = net.secondBias[unit];
      const at = unit * FIRST;
      for (let i = 0; i < FIRST; i++) sum += inputs[i] * net.second[at + i];
      answer += clip(sum >> SECOND_SHIFT) * net.last[unit];
    }
    return answer;
  }

  /** Turns the sums of the anchor into those of another state. */
  private update(bytes: Uint8Array, seat: number, sums: Int16Array): void {
    const { last, lookups, net } = this;
    const { rows } = net;
    const lookup = lookups[seat];
    for (let at = 0; at < last.length; at++) {
      if (last[at] === bytes[at]) continue;
      const less = lookup[at * 256 + last[at]];
      const more = lookup[at * 256 + bytes[at]];
      if (less > 0) for (let i = 0, row = (less - 1) * FIRST; i < FIRST; i++) sums[i] -= rows[row + i];
      if (more > 0) for (let i = 0, row = (more - 1) * FIRST; i < FIRST; i++) sums[i] += rows[row + i];
    }
  }
}

const clip = (value: number): number => (value < 0 ? 0 : value > MOST ? MOST : value);

/** The sums of a state whose bytes are all zero. */
export function zeroSums(net: NetWeights, lookup: Lookup): Int16Array {
  const sums = net.firstBias.slice();
  for (let at = 0; at < net.size; at++) {
    const row = lookup[at * 256];
    if (row > 0) for (let i = 0; i < FIRST; i++) sums[i] += net.rows[(row - 1) * FIRST + i];
  }
  return sums;
}
