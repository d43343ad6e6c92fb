/** A difference between the machine's clock and the time that has passed from which on it counts as a jump. */
const JUMP_MS = 2_000;

/**
 * The time games are played by: taken from a clock once, then counted on steadily, in milliseconds since 1970. When
 * the machine's clock is set, or the machine slept, no player loses the difference.
 */
export class GameTime {
  private readonly began = performance.now();
  private readonly start: number;
  private readonly jumped: (ms: number) => void;
  private lag: number;

  /** `start` is the time now by the clock all processes share; `jumped` hears by how much the machine's clock jumps. */
  constructor(start: number, jumped: (ms: number) => void) {
    this.start = start;
    this.jumped = jumped;
    this.lag = Date.now() - start;
  }

  now(): number {
    return Math.round(this.start + performance.now() - this.began);
  }

  /** Looks whether the machine's clock still goes along. */
  check(): void {
    const lag = Date.now() - this.now();
    const jump = lag - this.lag;
    if (Math.abs(jump) < JUMP_MS) return;
    this.lag = lag;
    this.jumped(jump);
  }
}
