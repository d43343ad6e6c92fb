/** What has been opened and must be closed again, in the opposite order. */
export class Opened {
  private readonly closers: (() => unknown)[] = [];

  /** Remembers how to close something. */
  add(close: () => unknown): void {
    this.closers.push(close);
  }

  /** Closes everything, the last first; what does not close well does not keep the others open. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let close = this.closers.pop(); close; close = this.closers.pop()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
