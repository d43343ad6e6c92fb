/** Tells those who asked that something changed. */
export class Emitter {
  private readonly listeners = new Set<() => void>();

  /** Calls back after every change; returns how to stop. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  };

  /** Tells everybody; who begins to listen meanwhile hears of the next change. */
  tell(): void {
    for (const changed of [...this.listeners]) changed();
  }

  /** Tells nobody any more. */
  clear(): void {
    this.listeners.clear();
  }
}
