/** A stretch of a state's bytes. */
interface Field {
  readonly at: number;
  readonly length: number;
}

/**
 * A table seen from one seat: where every byte of a state goes and what its value becomes, so that the seat
 * that looks is always seat 0 and the others follow in order. Both seats can then learn from each other.
 */
export class Perspective {
  /** Where each byte goes. */
  private readonly place: Uint16Array;
  /** What becomes of the values of some bytes. */
  private readonly values: (((value: number) => number) | undefined)[];
  private readonly seats: number;
  private readonly seat: number;

  /** Bytes of a state of `size`, with `seats` clans at the table, seen from `seat`. */
  constructor(size: number, seats: number, seat: number) {
    this.place = Uint16Array.from({ length: size }, (_, at) => at);
    this.values = Array.from({ length: size });
    this.seats = seats;
    this.seat = seat;
  }

  /** The number a seat has for the one that looks; numbers that are no seat stay. */
  relative(seat: number): number {
    return seat < this.seats ? (seat - this.seat + this.seats) % this.seats : seat;
  }

  /** A field of stretches of bytes, one for each of `most` seats, and that `rows` times over. */
  movesSeats({ at, length }: Field, rows: number, most: number): void {
    const stretch = length / rows / most;
    for (let row = 0; row < rows; row++) {
      const start = at + row * most * stretch;
      for (let seat = 0; seat < this.seats; seat++) {
        const to = start + this.relative(seat) * stretch;
        for (let byte = 0; byte < stretch; byte++) this.place[start + seat * stretch + byte] = to + byte;
      }
    }
  }

  /** A field whose bytes name a seat by values from `base` on. */
  namesSeats({ at, length }: Field, base: number): void {
    for (let byte = at; byte < at + length; byte++) {
      const others = this.values[byte] ?? ((value) => value);
      this.values[byte] = (value) =>
        value >= base && value < base + this.seats ? base + this.relative(value - base) : others(value);
    }
  }

  /** A field whose bytes hold one bit a seat. */
  holdsSeatBits({ at, length }: Field): void {
    for (let byte = at; byte < at + length; byte++) {
      this.values[byte] = (value) => {
        let bits = (value >> this.seats) << this.seats;
        for (let seat = 0; seat < this.seats; seat++)
          if ((value >> seat) & 1) bits |= 1 << this.relative(seat);
        return bits;
      };
    }
  }

  /** A number for a byte with its value that is the same from every seat: its place times 256 plus its value. */
  feature(at: number, value: number): number {
    const change = this.values[at];
    return this.place[at] * 256 + (change ? change(value) : value);
  }
}
