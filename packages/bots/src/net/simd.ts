import { type Evaluator, type Lookup, zeroSums } from './evaluator.js';
import { MODULE } from './module.js';
import { FIRST, type NetWeights, SECOND } from './weights.js';

const PAGE = 65_536;
/** Bytes of the sums of one state: a 16-bit number for each unit of the first layer. */
const SUMS = FIRST * 2;
/** The places of the parts of the two later layers, as net.wat has them. */
const SECOND_BIAS = FIRST * SECOND * 2;
const LAST = SECOND_BIAS + SECOND * 4;
const LAST_BIAS = LAST + SECOND * 2;
const LAYERS = LAST_BIAS + 16;

interface Exports {
  update(
    from: number,
    to: number,
    size: number,
    lookup: number,
    rows: number,
    old: number,
    sums: number,
  ): void;
  judge(
    from: number,
    to: number,
    size: number,
    lookup: number,
    rows: number,
    old: number,
    sums: number,
    layers: number,
    scratch: number,
  ): number;
}

/** The little of WebAssembly that is used here, the same in Node and in browsers. */
interface Wasm {
  readonly Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const wasm = (): Wasm | undefined => (globalThis as unknown as { WebAssembly?: Wasm }).WebAssembly;

let module: object | null | undefined;

/** The compiled module; null where WebAssembly or its SIMD is missing, or not allowed by the page. */
function compiled(): object | null {
  if (module !== undefined) return module;
  try {
    const Module = wasm()?.Module;
    module = Module ? new Module(Uint8Array.from(atob(MODULE), (c) => c.charCodeAt(0))) : null;
  } catch {
    module = null;
  }
  return module;
}

/** Whether this machine can work nets out with SIMD. */
export const hasSimd = (): boolean => compiled() !== null;

/** The net in WebAssembly with SIMD. */
export class SimdEvaluator implements Evaluator {
  readonly scratch: readonly [Uint8Array, Uint8Array];
  private readonly exports: Exports;
  private readonly buffer: ArrayBuffer;
  private readonly size: number;
  private readonly last: Uint8Array;
  /** A copy of a state that is kept elsewhere. */
  private readonly guest: Uint8Array;
  private readonly lookups: readonly number[];
  private readonly sums: readonly number[];
  private readonly rows: number;
  private readonly layers: number;
  private readonly probe: number;
  private readonly inputs: number;

  /** Throws where there is no SIMD: ask `hasSimd` first. */
  constructor(net: NetWeights, lookups: readonly Lookup[]) {
    const { Memory, Instance } = wasm()!;
    const stretch = (net.size + 15) & ~15;
    let used = 0;
    const take = (length: number): number => {
      const at = used;
      used += (length + 15) & ~15;
      return at;
    };
    const states = [0, 1, 2, 3].map(() => take(stretch));
    this.lookups = lookups.map((lookup) => take(lookup.byteLength));
    this.sums = lookups.map(() => take(SUMS));
    // Row 0 is the row of zeros.
    this.rows = take(FIRST + net.rows.length);
    this.layers = take(LAYERS);
    this.probe = take(SUMS);
    this.inputs = take(SUMS);
    const pages = Math.ceil(used / PAGE);
    const memory = new Memory({ initial: pages, maximum: pages });
    this.buffer = memory.buffer;
    this.size = net.size;
    const views = states.map((at) => new Uint8Array(this.buffer, at, net.size));
    [this.last, this.guest] = views;
    this.scratch = [views[2], views[3]];
    lookups.forEach((lookup, seat) => {
      new Uint16Array(this.buffer, this.lookups[seat]).set(lookup);
      new Int16Array(this.buffer, this.sums[seat]).set(zeroSums(net, lookup));
    });
    new Int8Array(this.buffer, this.rows + FIRST).set(net.rows);
    this.writeLayers(net);
    this.exports = new Instance(compiled()!, { net: { memory } }).exports as Exports;
  }

  private writeLayers(net: NetWeights): void {
    const second = new Int16Array(this.buffer, this.layers, FIRST * SECOND);
    for (let unit = 0; unit < SECOND; unit++) {
      for (let input = 0; input < FIRST; input++) {
        second[(input >> 1) * 2 * SECOND + unit * 2 + (input & 1)] = net.second[unit * FIRST + input];
      }
    }
    new Int32Array(this.buffer, this.layers + SECOND_BIAS).set(net.secondBias);
    new Int16Array(this.buffer, this.layers + LAST).set(net.last);
    new Int32Array(this.buffer, this.layers + LAST_BIAS)[0] = net.lastBias;
  }

  anchor(bytes: Uint8Array): void {
    const to = this.place(bytes);
    for (let seat = 0; seat < this.sums.length; seat++) {
      const sums = this.sums[seat];
      this.exports.update(this.last.byteOffset, to, this.size, this.lookups[seat], this.rows, sums, sums);
    }
    this.last.set(bytes);
  }

  answer(bytes: Uint8Array, seat: number): number {
    return this.exports.judge(
      this.last.byteOffset,
      this.place(bytes),
      this.size,
      this.lookups[seat],
      this.rows,
      this.sums[seat],
      this.probe,
      this.layers,
      this.inputs,
    );
  }

  /** Where the bytes are in this memory; those of a state outside are copied. */
  private place(bytes: Uint8Array): number {
    if (bytes.buffer === this.buffer) return bytes.byteOffset;
    this.guest.set(bytes);
    return this.guest.byteOffset;
  }
}
