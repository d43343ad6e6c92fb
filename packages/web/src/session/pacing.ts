import { describe } from '@shirasagi/engine';
import type { LogEntry, Pace } from './session.js';

/** How long a move of another player stays before the next one is shown. */
const LOOK_MS = 1100;
const SHORT_LOOK_MS = 200;

interface Shown {
  /** Everything that has happened. */
  log(): readonly LogEntry[];
  /** Whether a move was made by another player, so that the viewer needs time to see it. */
  isNews(entry: LogEntry): boolean;
  /** More is shown than before. */
  changed(): void;
}

/** Shows what others did one move after the other, at the pace that was chosen. */
export class Pacing {
  /** Decisions shown; what happened may be ahead of it. */
  shown: number;
  private readonly of: Shown;
  private pace: Pace = 'flow';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** Decisions that stood when the viewer came back; until they are shown, this is a recap. */
  private missed = 0;
  /** The recap waits for the viewer to begin it. */
  private held = false;
  private told: readonly LogEntry[] = [];

  constructor(of: Shown) {
    this.of = of;
    this.shown = of.log().length;
  }

  /** What happened, as far as it is shown; the same list as long as it tells the same. */
  get log(): readonly LogEntry[] {
    const log = this.of.log();
    if (this.told.length !== this.shown || this.told.at(-1) !== log[this.shown - 1])
      this.told = this.shown === log.length ? log : log.slice(0, this.shown);
    return this.told;
  }

  /** Moves that happened but are not shown yet. */
  get waiting(): number {
    return Math.max(0, this.of.log().length - this.shown);
  }

  set(pace: Pace): void {
    this.pace = pace;
    this.goOn();
  }

  /** Whether what the viewer missed is being told. */
  get recapping(): boolean {
    return this.shown < this.missed;
  }

  /** Whether what the viewer missed waits to be told. */
  get holds(): boolean {
    return this.held;
  }

  /** Goes back to what the viewer saw last; the rest is told when they ask for it. */
  goBackTo(decisions: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = decisions;
    this.missed = this.of.log().length;
    this.held = true;
    this.goOn();
  }

  /** Begins to tell what the viewer missed. */
  recap(): void {
    this.held = false;
    this.step();
  }

  /** Shows the next one now. */
  step(): void {
    if (this.waiting > 0) this.show(this.shown + 1);
  }

  /** Shows all of them now. */
  skip(): void {
    this.show(this.of.log().length);
  }

  /** Counts everything as shown, without a word: the viewer did it, or comes to it from elsewhere. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = this.of.log().length;
    this.held = false;
  }

  /** Something happened: it is shown when its time has come. */
  goOn(): void {
    // What was taken back is not shown any more.
    this.shown = Math.min(this.shown, this.of.log().length);
    if (this.closed || this.waiting === 0) return;
    if (this.pace === 'skip') this.skip();
    else if (this.pace === 'flow' && !this.held && this.timer === undefined)
      this.timer = setTimeout(() => this.step(), this.lookAt(this.of.log()[this.shown - 1]));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private show(decisions: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = decisions;
    this.held &&= this.waiting > 0;
    this.of.changed();
    this.goOn();
  }

  /** Closing a turn needs no long look, nor does what the viewer did just before. */
  private lookAt(last: LogEntry | undefined): number {
    const long = last && describe(last.before, last.move).kind !== 'endTurn';
    return long && this.of.isNews(last) ? LOOK_MS : SHORT_LOOK_MS;
  }
}
