import type { Move } from '@shirasagi/engine';
import type { LogEntry } from './session.js';

/** Decisions that one click made together: they are taken back together. */
export class OneStep {
  /** The move and what was declined before it, by the move's number. */
  private readonly made = new Map<number, { readonly decline: Move; readonly move: Move }>();

  /** The decision of that number and the one before it were one click. */
  note(number: number, decline: Move, move: Move): void {
    this.made.set(number, { decline, move });
  }

  /** How many decisions the last click made. */
  last(log: readonly LogEntry[]): number {
    const together = this.made.get(log.length - 1);
    const same = together?.move === log.at(-1)?.move && together?.decline === log.at(-2)?.move;
    return together && same ? 2 : 1;
  }
}
