import { asPlayed, type Option, waysOf } from '@shirasagi/bots';
import type { Finding } from '@shirasagi/bots/analyst';
import type { GameName, GameRecord, Move, State } from '@shirasagi/engine';
import { Emitter } from '../session/emitter.js';
import { legalMovesOf } from '../session/legal-moves-cache.js';
import { Opponents } from '../session/local/opponents.js';
import { Thinking } from '../session/local/thinking.js';
import { OneStep } from '../session/one-step.js';
import { onward } from '../session/onward.js';
import { PacedSession } from '../session/paced-session.js';
import { Pacing } from '../session/pacing.js';
import type { Hint, LogEntry, SeatPlayer, Session, Snapshot } from '../session/session.js';
import { piecesOf, type Verdict, verdictOf } from './coached/verdict.js';
import { Course } from './course.js';
import type { Start } from './lesson.js';

/** States looked at to judge a piece of a turn: a second or two. */
const JUDGING_STATES = 16_000;

/** What a lesson or a coached game is played with. */
export interface Setting {
  readonly id: string;
  readonly game: GameName;
  readonly from: Start;
  readonly sitters: readonly SeatPlayer[];
  /** The learner's seat. */
  readonly seat: number;
  /** Moves of an earlier visit. */
  readonly words?: readonly string[];
  /** Whether nothing more is asked. */
  readonly over: (course: Course) => boolean;
  /** Called with the moves that stand, after every change, and whether nothing more is asked. */
  readonly keep?: (words: readonly string[], over: boolean) => void;
}

/** A lesson or a coached game as the table plays it: it lives in the page and follows one seed. */
export class LessonSession extends PacedSession implements Session {
  readonly id: string;
  readonly game: GameName;
  readonly seat: number;
  readonly course: Course;
  private readonly setting: Setting;
  protected readonly pacing: Pacing;
  private readonly steps = new OneStep();
  private readonly changes = new Emitter();
  private opponents: Opponents | undefined;
  private current!: Snapshot;
  private begun = false;
  private closed = false;
  private readonly thinking = new Thinking({
    changed: () => this.publish(),
    askAgain: () => this.goOn(),
  });

  constructor(setting: Setting) {
    super();
    this.setting = setting;
    this.id = setting.id;
    this.game = setting.game;
    this.seat = setting.seat;
    this.course = new Course(setting.game, setting.from);
    // Moves of another version may not fit any more: what fits is kept.
    this.course.playWords(setting.words ?? []);
    this.pacing = new Pacing({
      log: () => this.course.steps,
      isNews: (entry) => this.isNews(entry),
      changed: () => this.publish(),
    });
    this.publish();
  }

  snapshot(): Snapshot {
    return this.current;
  }

  subscribe(changed: () => void): () => void {
    return this.changes.subscribe(changed);
  }

  begin(): void {
    this.begun = true;
    this.goOn();
  }

  play(move: Move): void {
    if (!this.current.legal.includes(move)) return;
    this.course.play(move);
    this.decided();
  }

  playOnward(move: Move): void {
    const on = onward(this.current.state, this.current.legal);
    if (!on?.moves.includes(move)) return;
    this.steps.note(this.course.steps.length + 1, on.decline, move);
    this.course.play(on.decline);
    this.course.play(move);
    this.decided();
  }

  takeBack(): void {
    const { steps } = this.course;
    if (this.current.canTakeBack)
      this.takeBackTo(Math.max(this.turnBegins(), steps.length - this.steps.last(steps)));
  }

  restartTurn(): void {
    if (this.current.canRestartTurn) this.takeBackTo(this.turnBegins());
  }

  /** Returns to the moment when so many decisions stood, whatever has happened since. */
  takeBackTo(decisions: number): void {
    this.thinking.stop();
    this.course.takeBack(decisions);
    this.decided();
  }

  isNews({ seat, events }: LogEntry): boolean {
    return seat !== this.seat || events.some(({ kind }) => kind.startsWith('rival'));
  }

  takeOver(): void {
    // Every tab has its own lesson: there is nothing to take over.
  }

  async hint(state: State, signal: AbortSignal): Promise<readonly Hint[]> {
    return this.adviser().hint(state, signal);
  }

  /** What the decisions from one to another cost beside the best other way, piece by piece between draws. */
  async judge(from: number, to: number, signal: AbortSignal): Promise<Verdict> {
    const findings: Finding[] = [];
    const pieces = piecesOf(this.course.steps.slice(from, to));
    for (const piece of pieces) findings.push(await this.adviser().examine(piece, JUDGING_STATES, signal));
    return verdictOf(pieces, findings);
  }

  /** The best ways to go on from a state, compared with each other over the same chance. */
  async ways(state: State, signal: AbortSignal): Promise<readonly Option[]> {
    const [best] = await this.hint(state, signal);
    if (!best) return [];
    const played = asPlayed(state, best.moves);
    return waysOf(played, await this.adviser().examine(played, JUDGING_STATES, signal));
  }

  record(): GameRecord {
    const record = this.course.record();
    if (!record) throw new Error(`${this.id} begins with a position, which has no record`);
    return record;
  }

  close(): void {
    this.closed = true;
    this.pacing.close();
    this.thinking.stop();
    this.opponents?.close();
    this.changes.clear();
  }

  /** Whether the attempt is over: nothing more is asked. */
  get over(): boolean {
    return this.setting.over(this.course);
  }

  /** How many decisions stood when the learner's turn began. */
  turnBegins(): number {
    const { steps } = this.course;
    let first = steps.length;
    while (first > 0 && steps[first - 1].seat === this.seat && !steps[first - 1].closesTurn) first--;
    return first;
  }

  /** Something was decided or taken back here: shown at once, then the others go on. */
  private decided(): void {
    this.pacing.catchUp();
    this.setting.keep?.(this.course.words, this.over);
    this.publish();
    this.goOn();
  }

  private adviser(): Opponents {
    this.opponents ??= new Opponents(this.id);
    return this.opponents;
  }

  /** Lets the opponent to move think, if one is. */
  private goOn(): void {
    const { state } = this.course;
    const sitter = this.setting.sitters[state.toMove];
    if (this.closed || !this.begun || this.thinking.now || this.over || sitter?.kind !== 'opponent') return;
    const { level } = sitter;
    this.thinking.begin(
      state.toMove,
      (signal) => this.adviser().think(state, level, signal, () => {}),
      (move) => this.answered(move),
    );
  }

  private answered(move: Move): void {
    this.course.play(move);
    this.setting.keep?.(this.course.words, this.over);
    this.publish();
    this.pacing.goOn();
    this.goOn();
  }

  private publish(): void {
    if (this.closed) return;
    const { state, steps } = this.course;
    const { shown, waiting } = this.pacing;
    const asked = waiting === 0 && !this.over && state.toMove === this.seat;
    const first = this.turnBegins();
    this.current = {
      state: this.course.stateAt(shown),
      sitters: this.setting.sitters,
      you: null,
      watching: false,
      legal: legalMovesOf(state, asked),
      log: this.pacing.log,
      canTakeBack: asked && first < steps.length,
      canRestartTurn: asked && first < steps.length - 1,
      thinking: this.thinking.now,
      waiting,
      missedTurns: 0,
      settling: false,
      kept: 'saved',
      elsewhere: false,
      replaced: this.thinking.replaced,
      hints: false,
    };
    this.changes.tell();
  }
}
