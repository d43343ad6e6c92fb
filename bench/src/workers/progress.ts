const WIDTH = 30;
const MOST_OFTEN_MS = 200;

/** A progress bar on stderr; silent where stderr is no terminal, except for a line now and then. */
export class Progress {
  private readonly total: number;
  private readonly start = performance.now();
  private shownAt = 0;
  private done = 0;

  constructor(total: number, done = 0) {
    this.total = total;
    this.done = done;
  }

  /** Counts one more as done and shows `note` beside the bar. */
  step(note: string): void {
    this.done++;
    const now = performance.now();
    const often = process.stderr.isTTY ? MOST_OFTEN_MS : 50 * MOST_OFTEN_MS;
    if (now - this.shownAt < often && this.done < this.total) return;
    this.shownAt = now;
    const filled = Math.round((WIDTH * this.done) / this.total);
    const seconds = Math.round((now - this.start) / 1000);
    const line = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${this.done}/${this.total} ${seconds} s ${note}`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }

  /** Leaves the bar's line. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\n');
  }
}
