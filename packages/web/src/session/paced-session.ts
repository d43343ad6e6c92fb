import type { Pacing } from './pacing.js';
import type { Pace } from './session.js';

/** What every session does about the pace at which others' turns are shown. */
export abstract class PacedSession {
  protected abstract readonly pacing: Pacing;

  step(): void {
    this.pacing.step();
  }

  skip(): void {
    this.pacing.skip();
  }

  recap(): void {
    this.pacing.recap();
  }

  setPace(pace: Pace): void {
    this.pacing.set(pace);
  }
}
