import type { Move, State, Step } from '@shirasagi/engine';

/** What one seat did from a state on, and what chance gave at the last of its moves. */
export interface Played {
  readonly seat: number;
  readonly before: State;
  readonly moves: readonly Move[];
  readonly drawn: readonly number[];
}

/**
 * Decisions of one seat up to a draw or to the end of its turn: the smallest piece of a game in which a choice
 * can be told from luck. A turn without draws is one stretch.
 */
export interface Stretch extends Played {
  /** The turn it belongs to, counted from 0. */
  readonly turn: number;
  /** How many decisions of the game stood before it. */
  readonly first: number;
}

/** Cuts a game into its stretches. */
export function stretchesOf(steps: readonly Step[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Step[] = [];
  let turn = 0;
  for (const step of steps) {
    open.push(step);
    if (!step.closesTurn && step.drawn.length === 0) continue;
    stretches.push(stretch(open, turn));
    open = [];
    if (step.closesTurn) turn++;
  }
  if (open.length > 0) stretches.push(stretch(open, turn));
  return stretches;
}

function stretch(steps: readonly Step[], turn: number): Stretch {
  const first = steps[0];
  const last = steps[steps.length - 1];
  return {
    seat: first.seat,
    turn,
    first: first.number,
    before: first.before,
    moves: steps.map((step) => step.move),
    drawn: last.drawn,
  };
}
