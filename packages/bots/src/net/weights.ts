/**
 * A small net over the bytes of a state. Its first layer has a vector for each byte with each of its values
 * (those that came up in training; the commonest value of a byte has none); the vectors of a state are added up.
 * Two layers with clipped outputs follow. All numbers are whole, so that every machine finds the same.
 */
export interface NetWeights {
  /** Bytes of a state. */
  readonly size: number;
  /** How many rows the bytes have, one after another. */
  readonly counts: Uint8Array;
  /** The value each row stands for. Row numbers begin at 1: 0 is the row of zeros, for all other values. */
  readonly values: Uint8Array;
  /** `FIRST` numbers for each row. */
  readonly rows: Int8Array;
  readonly firstBias: Int16Array;
  /** `FIRST` numbers for each unit of the second layer. */
  readonly second: Int8Array;
  readonly secondBias: Int32Array;
  readonly last: Int8Array;
  readonly lastBias: number;
  /** Points that one step of the answer is worth. */
  readonly scale: number;
  /** The spread of margins by the number of players and the turns left. */
  readonly spreads: ReadonlyMap<number, Float32Array>;
}

/** Units of the first and of the second layer. */
export const FIRST = 64;
export const SECOND = 32;
/** A unit's output is clipped to 0 to 127, and 64 stands for one. */
export const MOST = 127;
/** Bits that are cut off the sums of the first and of the second layer. */
export const FIRST_SHIFT = 1;
export const SECOND_SHIFT = 6;

const MAGIC = 0x4e534831;

const wrong = (what: string): Error => new Error(`this is no file of weights: ${what}`);

/** Reads numbers one after another, lowest byte first. */
class Reader {
  private readonly file: Uint8Array;
  private at = 0;

  constructor(file: Uint8Array) {
    this.file = file;
  }

  bytes(length: number): Uint8Array {
    this.at += length;
    if (this.at > this.file.length) throw wrong('it is too short');
    return this.file.slice(this.at - length, this.at);
  }

  private view(length: number): DataView {
    return new DataView(this.bytes(length).buffer);
  }

  word(): number {
    return this.view(2).getUint16(0, true);
  }
  integer(): number {
    return this.view(4).getInt32(0, true);
  }
  float(): number {
    return this.view(4).getFloat32(0, true);
  }
  signed(length: number): Int8Array {
    return new Int8Array(this.bytes(length).buffer);
  }

  get isAtEnd(): boolean {
    return this.at === this.file.length;
  }
}

/** Reads a file of weights; throws when it is none or has another shape. */
export function readNet(file: Uint8Array): NetWeights {
  // A copy: what Node reads from a disk may share its buffer with other files.
  const reader = new Reader(new Uint8Array(file));
  if (reader.integer() !== MAGIC) throw wrong('it begins with other bytes');
  const size = reader.word();
  const rows = reader.word();
  if (reader.word() !== FIRST || reader.word() !== SECOND)
    throw wrong(`it is not made of ${FIRST} and ${SECOND} units`);
  const scale = reader.float();
  const spreads = new Map<number, Float32Array>();
  for (let left = reader.word(); left > 0; left--) {
    const players = reader.word();
    spreads.set(
      players,
      Float32Array.from({ length: reader.word() }, () => reader.float()),
    );
  }
  const counts = reader.bytes(size);
  if (counts.reduce((sum, count) => sum + count, 0) !== rows) throw wrong('its rows do not add up');
  const net: NetWeights = {
    size,
    counts,
    values: reader.bytes(rows),
    rows: reader.signed(rows * FIRST),
    firstBias: Int16Array.from({ length: FIRST }, () => reader.word()),
    second: reader.signed(FIRST * SECOND),
    secondBias: Int32Array.from({ length: SECOND }, () => reader.integer()),
    last: reader.signed(SECOND),
    lastBias: reader.integer(),
    scale,
    spreads,
  };
  if (!reader.isAtEnd) throw wrong('it is too long');
  return net;
}
