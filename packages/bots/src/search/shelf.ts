import type { State } from '@shirasagi/engine';

/** States kept at most, some 15 MB. */
const MOST = 1 << 15;
/** States whose bytes are allocated together: one by one they cost more than the copies. */
const TOGETHER = 64;

/** Marks "not kept". */
export const NOWHERE = -1;

/** Bytes of states a search has come to without a draw, so that it need not play its way there again. */
export class Shelf {
  private readonly kept: Uint8Array[] = [];
  private used = 0;

  /** Forgets all states; their room is used again. */
  clear(): void {
    this.used = 0;
  }

  /** Keeps a copy of a state and returns where it is, or `NOWHERE` when there is no room. */
  keep(state: State): number {
    if (this.used === MOST) return NOWHERE;
    const place = this.used++;
    if (place === this.kept.length) this.addRoom(state.bytes.length);
    this.kept[place].set(state.bytes as Uint8Array);
    return place;
  }

  private addRoom(size: number): void {
    const room = new ArrayBuffer(TOGETHER * size);
    for (let i = 0; i < TOGETHER; i++) this.kept.push(new Uint8Array(room, i * size, size));
  }

  /** Makes `state` the one kept at a place. */
  fetch(place: number, state: State): void {
    (state.bytes as Uint8Array).set(this.kept[place]);
  }
}
