import type { Layout } from './layout.js';

export type GameName = 'castle' | 'duel';

const AGENDA_DEPTH = 1;
const AGENDA_FRAMES = 2;
/** Bytes of one agenda frame: its kind and three arguments. */
const FRAME = 4;
/** Frames an agenda holds; the deepest chain seen in play has 16. */
export const MAX_FRAMES = 32;

/** Reserves the bytes both games begin with: the game's number and the agenda. */
export function reserveHeader(layout: Layout): void {
  layout.field('game');
  layout.field('agenda.depth');
  layout.field('agenda', MAX_FRAMES * FRAME);
}

/** Bytes carved out of one allocation at a time: a fresh backing store for each clone costs ten times a copy. */
class Slab {
  private buffer = new ArrayBuffer(0);
  private next = 0;

  take(size: number): Uint8Array {
    if (this.next + size > this.buffer.byteLength) {
      this.buffer = new ArrayBuffer(size * 32);
      this.next = 0;
    }
    const bytes = new Uint8Array(this.buffer, this.next, size);
    this.next += size;
    return bytes;
  }
}

const slab = new Slab();

/** Fresh zeroed bytes for a state; many states share one buffer, so copy them before transferring. */
export function freshBytes(size: number): Uint8Array {
  return slab.take(size);
}

/**
 * A game in progress: one byte array, and the component values it is played with.
 *
 * The agenda is a stack of frames in those bytes: what remains to be resolved inside a turn. The top frame
 * comes next. Popped frames are zeroed, so equal positions are equal bytes.
 */
export abstract class State<Edition = unknown> {
  abstract readonly game: GameName;
  readonly bytes: Uint8Array;
  readonly edition: Edition;

  constructor(bytes: Uint8Array, edition: Edition) {
    this.bytes = bytes;
    this.edition = edition;
  }

  /** The seat that decides next; -1 when the game is over. */
  abstract get toMove(): number;

  /** Number of frames on the agenda. */
  get depth(): number {
    return this.bytes[AGENDA_DEPTH];
  }

  /** Kind of the frame on top. */
  get top(): number {
    return this.bytes[AGENDA_FRAMES - FRAME + this.bytes[AGENDA_DEPTH] * FRAME];
  }

  /** First argument of the frame on top. */
  get topA(): number {
    return this.bytes[AGENDA_FRAMES - FRAME + 1 + this.bytes[AGENDA_DEPTH] * FRAME];
  }

  /** Second argument of the frame on top. */
  get topB(): number {
    return this.bytes[AGENDA_FRAMES - FRAME + 2 + this.bytes[AGENDA_DEPTH] * FRAME];
  }

  /** Third argument of the frame on top. */
  get topC(): number {
    return this.bytes[AGENDA_FRAMES - FRAME + 3 + this.bytes[AGENDA_DEPTH] * FRAME];
  }

  set topA(value: number) {
    this.bytes[AGENDA_FRAMES - FRAME + 1 + this.bytes[AGENDA_DEPTH] * FRAME] = value;
  }

  set topB(value: number) {
    this.bytes[AGENDA_FRAMES - FRAME + 2 + this.bytes[AGENDA_DEPTH] * FRAME] = value;
  }

  set topC(value: number) {
    this.bytes[AGENDA_FRAMES - FRAME + 3 + this.bytes[AGENDA_DEPTH] * FRAME] = value;
  }

  /** Kind of the frame at `index`, 0 being the bottom. */
  frameKind(index: number): number {
    return this.bytes[AGENDA_FRAMES + index * FRAME];
  }

  /** Second argument of the frame at `index`. */
  frameB(index: number): number {
    return this.bytes[AGENDA_FRAMES + index * FRAME + 2];
  }

  /** Puts a frame on top: it is resolved before everything below. */
  push(kind: number, a = 0, b = 0, c = 0): void {
    const depth = this.bytes[AGENDA_DEPTH];
    if (depth === MAX_FRAMES) throw new Error('the agenda is full: an effect chain never ends');
    const at = AGENDA_FRAMES + depth * FRAME;
    this.bytes[at] = kind;
    this.bytes[at + 1] = a;
    this.bytes[at + 2] = b;
    this.bytes[at + 3] = c;
    this.bytes[AGENDA_DEPTH] = depth + 1;
  }

  /** Removes the frame on top. */
  pop(): void {
    const depth = this.bytes[AGENDA_DEPTH] - 1;
    const at = AGENDA_FRAMES + depth * FRAME;
    this.bytes[at] = 0;
    this.bytes[at + 1] = 0;
    this.bytes[at + 2] = 0;
    this.bytes[at + 3] = 0;
    this.bytes[AGENDA_DEPTH] = depth;
  }
}
