/** A state's bytes four at a time, so that many can be compared at once; nothing where they begin between two words. */
export function wordsOf(bytes: Uint8Array): Int32Array | undefined {
  if (bytes === latest) return latestWords;
  if (bytes !== before) {
    before = latest;
    beforeWords = latestWords;
    latest = bytes;
    const { buffer, byteOffset, byteLength } = bytes;
    latestWords = byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, byteLength >> 2) : undefined;
    return latestWords;
  }
  return beforeWords;
}

// A search judges two states over and over, each time with other bytes in them.
let latest: Uint8Array | undefined;
let before: Uint8Array | undefined;
let latestWords: Int32Array | undefined;
let beforeWords: Int32Array | undefined;

/** Some of a state's bytes as they were when they were last looked at. */
export class SeenBytes {
  private readonly first: number;
  private readonly seen: Int32Array;

  /** Remembers the words that hold the bytes from `from` up to, not including, `to`. */
  constructor(from: number, to: number) {
    this.first = from >> 2;
    this.seen = new Int32Array(((to + 3) >> 2) - this.first).fill(-1);
  }

  /** Whether a state's bytes are the same. */
  equal(words: Int32Array): boolean {
    const { first, seen } = this;
    let i = 0;
    while (i < seen.length && seen[i] === words[first + i]) i++;
    return i === seen.length;
  }

  /** Remembers the bytes of a state. */
  remember(words: Int32Array): void {
    const { first, seen } = this;
    for (let i = 0; i < seen.length; i++) seen[i] = words[first + i];
  }
}
