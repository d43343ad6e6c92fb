import { events, type Move, play, type State, scripted, toText } from '@shirasagi/engine';
import type { NumberedEntry } from '@shirasagi/protocol';
import type { LogEntry } from '../session.js';

/** An own decision whose entry is not here yet. */
export interface Decision {
  /** What the message says besides the table, its id and its number. */
  readonly says: { readonly move: string } | { readonly to: number };
  /** The state it was decided in: in another one it means nothing. */
  readonly before: State;
  /** What it leads to; unknown while chance has a say, and when something is taken back. */
  readonly seen: LogEntry | undefined;
}

/** Own decisions on their way to the server, shown at once as far as nothing is drawn in them. */
export class OptimisticMoves {
  /** Replaced, never changed. */
  decisions: readonly Decision[] = [];

  /** The log as it will be once everything on its way has arrived. */
  log(log: readonly LogEntry[]): readonly LogEntry[] {
    if (this.decisions.length === 0) return log;
    return [...log, ...this.decisions.flatMap(({ seen }) => seen ?? [])];
  }

  /** The state as it will be. */
  state(state: State): State {
    return this.decisions.findLast(({ seen }) => seen)?.seen?.after ?? state;
  }

  /** Whether the next decision must wait for the server. */
  get blocked(): boolean {
    return this.decisions.some(({ seen }) => !seen);
  }

  /** Adds a move made in a state after so many decisions. */
  play(before: State, move: Move, number: number): void {
    // Chance is refused: a move that needs it cannot be foreseen.
    const after = play(before, move, scripted([]));
    const seen: LogEntry | undefined = after.ok
      ? { number, seat: before.toMove, before, move, after: after.value, events: events(before, move, []) }
      : undefined;
    this.add({ says: { move: toText(before, move) }, before, seen });
  }

  /** Adds a return to the moment when `to` decisions stood. */
  takeBack(before: State, to: number): void {
    this.add({ says: { to }, before, seen: undefined });
  }

  /** Takes the first decision off if an entry is what became of it. */
  arrived({ entry }: NumberedEntry): void {
    const [first, ...rest] = this.decisions;
    if (!first) return;
    const { says } = first;
    const same =
      'move' in says
        ? 'move' in entry && entry.move === says.move
        : 'takeBack' in entry && entry.takeBack === says.to;
    if (same) this.decisions = rest;
  }

  /** Forgets everything on its way: it will not come to pass. */
  clear(): void {
    this.decisions = [];
  }

  private add(decision: Decision): void {
    this.decisions = [...this.decisions, decision];
  }
}
