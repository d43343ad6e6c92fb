/** Who still plays at a table, and how it ends: folded from the entries about seats. Runs in a browser too. */
import { type State, scoreSheet } from '@shirasagi/engine';
import type { OnTimeOut, SeatEntry } from './entries.js';
import type { TableResult } from './tables.js';

/** The seats that were given up, and the result that follows from them and the game. */
export class Standing {
  private readonly seats: number;
  /** Seats given up, in that order, and what became of them. */
  private readonly givenUp = new Map<number, OnTimeOut>();
  private lastReason: 'resigned' | 'time' = 'resigned';

  constructor(seats: number) {
    this.seats = seats;
  }

  /** Folds in what happened to a seat. */
  append(entry: SeatEntry): void {
    if ('comeBack' in entry) {
      this.givenUp.delete(entry.comeBack);
      return;
    }
    const resigned = 'resign' in entry;
    this.givenUp.set(resigned ? entry.resign : entry.timeOut, resigned ? 'loses' : entry.then);
    this.lastReason = resigned ? 'resigned' : 'time';
  }

  hasGivenUp(seat: number): boolean {
    return this.givenUp.has(seat);
  }

  /** Whether a seat was lost for good: its person resigned, or the table says so of a time-out. */
  hasLost(seat: number): boolean {
    return this.givenUp.get(seat) === 'loses';
  }

  /** Whether the game was played to its end, or only one seat has not lost it. */
  over(state: State): boolean {
    if (state.toMove < 0) return true;
    if (this.givenUp.size === 0) return false;
    const lost = this.lost().length;
    return lost > 0 && lost >= this.seats - 1;
  }

  /** How the table ended; undefined while it goes on. */
  result(state: State): TableResult | undefined {
    if (!this.over(state)) return undefined;
    const lost = this.lost();
    if (state.toMove >= 0) {
      const ranks = Array.from({ length: this.seats }, (_, seat) => (lost.includes(seat) ? 2 : 1));
      return { reason: this.lastReason, ranks, totals: null };
    }
    const sheets = scoreSheet(state).slice(0, this.seats);
    const standing = sheets.filter((sheet) => !lost.includes(sheet.seat));
    const ranks = sheets.map((sheet) =>
      lost.includes(sheet.seat)
        ? standing.length + 1
        : 1 + standing.filter((other) => other.rank < sheet.rank).length,
    );
    return { reason: 'played', ranks, totals: sheets.map((sheet) => sheet.total) };
  }

  private lost(): number[] {
    return [...this.givenUp.keys()].filter((seat) => this.hasLost(seat));
  }
}
