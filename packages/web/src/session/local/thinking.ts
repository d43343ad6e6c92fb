import type { Move } from '@shirasagi/engine';
import { WorkerDied } from './opponents.js';

/** Time before a dead opponent's successor is asked. */
const ASK_AGAIN_MS = 650;
/** Steps of progress finer than this are not shown. */
const PROGRESS_STEP = 0.02;

/** What a session does about the opponent that thinks. */
interface ThinkingHost {
  /** Something about it changed that is shown. */
  changed(): void;
  /** Its worker died: another can be asked. */
  askAgain(): void;
}

/** The opponent of a game in this page that thinks now, if one does. */
export class Thinking {
  private readonly host: ThinkingHost;
  private who: { readonly seat: number; readonly progress: number } | null = null;
  private stopping: AbortController | undefined;
  private died = false;

  constructor(host: ThinkingHost) {
    this.host = host;
  }

  /** Who thinks, and how far the thought is from 0 to 1. */
  get now(): { readonly seat: number; readonly progress: number } | null {
    return this.who;
  }

  /** Whether a worker has died and another took its place. */
  get replaced(): boolean {
    return this.died;
  }

  /** Lets a seat think; `answered` is called unless it is stopped before. */
  begin(
    seat: number,
    think: (signal: AbortSignal, progress: (far: number) => void) => Promise<Move>,
    answered: (move: Move) => void,
  ): void {
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    this.who = { seat, progress: 0 };
    this.host.changed();
    const progress = (far: number) => {
      if (signal.aborted || far - (this.who?.progress ?? 0) < PROGRESS_STEP) return;
      this.who = { seat, progress: far };
      this.host.changed();
    };
    think(signal, progress).then(
      (move) => {
        if (signal.aborted) return;
        this.who = null;
        answered(move);
      },
      (error) => this.failed(error, signal),
    );
  }

  /** Stops the thought; nothing comes of it. */
  stop(): void {
    this.stopping?.abort();
    this.who = null;
  }

  /** A worker died and another took its place. */
  noteReplaced(): void {
    this.died = true;
    this.host.changed();
  }

  private failed(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.who = null;
    if (!(error instanceof WorkerDied)) console.error(error);
    this.noteReplaced();
    setTimeout(() => this.host.askAgain(), ASK_AGAIN_MS);
  }
}
