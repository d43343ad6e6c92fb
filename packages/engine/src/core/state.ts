import type { Layout } from './layout.js';

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

/** In the byte of the active seat: nobody's turn, the game is over. */
export const NOBODY = 255;

/** Bytes carved out of one allocation at a time: a fresh backing store for each clone costs ten times a copy. */
class Slab {
  private buffer = new ArrayBuffer(0);
  private next = 0;

  take(size: number): Uint8Array {
    // States begin at whole words, so that they can be compared by words.
    const stride = (size + 7) & ~7;
    if (this.next + stride > this.buffer.byteLength) {
      this.buffer = new ArrayBuffer(stride * 32);
      this.next = 0;
    }
    const bytes = new Uint8Array(this.buffer, this.next, size);
    this.next += stride;
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
  abstract readonly game: string;
  readonly bytes: Uint8Array;
  readonly edition: Edition;

  constructor(bytes: Uint8Array, edition: Edition) {
    this.bytes = bytes;
    this.edition = edition;
  }

  /** The byte of the seat whose turn it is, or `NOBODY`. */
  abstract get active(): number;

  /** The seat that decides next; -1 when the game is over. */
  get toMove(): number {
    const active = this.active;
    return active === NOBODY ? -1 : active;
  }

  /** Number of frames on the agenda. */
  get depth(): number {
    return this.bytes[AGENDA_DEPTH];
  }

  /** Kind of the frame on top. */
  get top(): number {
    return this.bytes[AGENDA_FRAMES - FRAME + this.bytes[AGENDA_DEPTH] * FRAME];
  }

  /** An argument of the frame on top, by the place its chapter names. */
  arg(place: number): number {
    return this.bytes[AGENDA_FRAMES - FRAME + place + this.bytes[AGENDA_DEPTH] * FRAME];
  }

  /** Changes an argument of the frame on top. */
  setArg(place: number, value: number): void {
    this.bytes[AGENDA_FRAMES - FRAME + place + this.bytes[AGENDA_DEPTH] * FRAME] = value;
  }

  /** Kind of the frame at `index`, 0 being the bottom. */
  frameKind(index: number): number {
    return this.bytes[AGENDA_FRAMES + index * FRAME];
  }

  /** An argument of the frame at `index`, by its place. */
  frameArg(index: number, place: number): number {
    return this.bytes[AGENDA_FRAMES + index * FRAME + place];
  }

  /** Puts a frame on top: it is resolved before everything below. Arguments come in the order of their places. */
  push(kind: number, first = 0, second = 0, third = 0): void {
    const depth = this.bytes[AGENDA_DEPTH];
    if (depth === MAX_FRAMES) throw new Error('the agenda is full: an effect chain never ends');
    const at = AGENDA_FRAMES + depth * FRAME;
    this.bytes[at] = kind;
    this.bytes[at + 1] = first;
    this.bytes[at + 2] = second;
    this.bytes[at + 3] = third;
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

  /** A number of two bytes: coins and points of custom values may pass 255. */
  protected wide(at: number): number {
    return this.bytes[at] | (this.bytes[at + 1] << 8);
  }
  protected setWide(at: number, value: number): void {
    this.bytes[at] = value;
    this.bytes[at + 1] = value >> 8;
  }
}
