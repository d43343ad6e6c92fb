/** A state's bytes four at a time, so that many can be compared at once; valid until the next call. */
export function wordsOf(bytes: Uint8Array): Int32Array {
  if (bytes === latest) return latestWords;
  if (bytes === before) return beforeWords;
  if (bytes.byteOffset % 4 !== 0) return copied(bytes);
  before = latest;
  beforeWords = latestWords;
  latest = bytes;
  latestWords = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  return latestWords;
}

// A search judges two states over and over, each time with other bytes in them.
let latest: Uint8Array | undefined;
let before: Uint8Array | undefined;
let latestWords: Int32Array = new Int32Array(0);
let beforeWords: Int32Array = new Int32Array(0);

let spare = new Uint8Array(0);

/** The words of bytes that begin between two words. */
function copied(bytes: Uint8Array): Int32Array {
  if (spare.length !== bytes.length) spare = new Uint8Array(bytes.length);
  spare.set(bytes);
  return new Int32Array(spare.buffer, 0, spare.length >> 2);
}
