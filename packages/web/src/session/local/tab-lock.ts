/** Browsers know locks only on secure pages; without them a page simply plays. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * The right to play one game, held by one tab at a time. Others watch; when the tab that plays closes, the next
 * one gets the right by itself, and a tab may take it over at any time.
 */
export class TabLock {
  private readonly name: string;
  private readonly changed: (mine: boolean) => void;
  private waiting: AbortController | undefined;
  private letGo: (() => void) | undefined;
  private closed = false;

  constructor(id: string, changed: (mine: boolean) => void) {
    this.name = `shirasagi-game-${id}`;
    this.changed = changed;
  }

  /** Tries to get the right at once and says whether it did; otherwise keeps waiting for it. */
  async open(): Promise<boolean> {
    if (!locks()) return true;
    const mine = await this.request({ ifAvailable: true });
    if (!mine) this.queue();
    return mine;
  }

  /** Takes the right away from the tab that has it. */
  async steal(): Promise<void> {
    this.waiting?.abort();
    if (await this.request({ steal: true })) this.changed(true);
  }

  close(): void {
    this.closed = true;
    this.waiting?.abort();
    this.letGo?.();
    this.letGo = undefined;
  }

  private queue(): void {
    this.waiting = new AbortController();
    void this.request({ signal: this.waiting.signal }).then((mine) => {
      if (mine) this.changed(true);
    });
  }

  /** Resolves once it is known whether the lock is ours; holds it until `close`. */
  private request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let held = false;
      locks()!
        .request(this.name, options, (lock) => {
          // A right that comes after the game was left is given back at once.
          held = lock !== null && !this.closed;
          resolve(held);
          if (!held) return;
          return new Promise<void>((done) => {
            this.letGo = done;
          });
        })
        .catch(() => {
          resolve(false);
          // Held and then refused: another tab took over.
          if (!held) return;
          this.letGo = undefined;
          this.changed(false);
          this.queue();
        });
    });
  }
}
