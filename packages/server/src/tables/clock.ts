import type { Clock, ClockFace } from '@shirasagi/protocol';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** The clocks of a table, folded from the times of its entries. */
export class TableClock {
  private readonly clock: Clock;
  private readonly reserves: number[];
  private turnBegan: number;

  constructor(clock: Clock, seats: number, startedAt: number) {
    this.clock = clock;
    this.reserves = new Array(seats).fill(clock.kind === 'live' ? clock.reserveSeconds * SECOND : 0);
    this.turnBegan = startedAt;
  }

  /** A seat closed its turn: what it took beyond the seconds of a turn comes off its reserve. */
  turnClosed(seat: number, at: number): void {
    if (this.clock.kind === 'live' && seat >= 0) {
      const over = at - this.turnBegan - this.clock.turnSeconds * SECOND;
      if (over > 0) this.reserves[seat] = Math.max(0, this.reserves[seat] - over);
    }
    this.turnBegan = at;
  }

  /** A seat's time was out: nothing of its reserve is left, should its person come back. */
  spent(seat: number): void {
    this.reserves[seat] = 0;
  }

  /** When the time of a seat to move is out; null without a clock. */
  deadline(seat: number): number | null {
    switch (this.clock.kind) {
      case 'live':
        return this.turnBegan + this.clock.turnSeconds * SECOND + this.reserves[seat];
      case 'correspondence':
        return this.turnBegan + this.clock.turnDays * DAY;
      default:
        return null;
    }
  }

  /** What is shown of the clocks while `seat` is to move, -1 when nobody is asked. */
  face(seat: number): ClockFace | undefined {
    if (this.clock.kind === 'none') return undefined;
    return { deadline: seat < 0 ? null : this.deadline(seat), reserves: [...this.reserves] };
  }
}
