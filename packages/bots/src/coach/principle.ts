import type { State } from '@shirasagi/engine';

/**
 * One thing the coach tells learners to look at, and how much it counts. A person can check each of them at the
 * table without calculating ahead.
 */
export interface Principle<S extends State = State> {
  /** Its name, by which the page finds its words. */
  readonly name: string;
  /** What a seat has of it in a state, in points. */
  worth(state: S, seat: number): number;
}

/** What a turn changed by each principle, in points. */
export type Reasons = Readonly<Record<string, number>>;
