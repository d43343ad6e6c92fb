import {
  canTakeBack,
  type GameLog,
  type GameName,
  type GameRecord,
  type Move,
  type State,
} from '@shirasagi/engine';
import type { SeatView } from '@shirasagi/protocol';
import { tells, turnsOf } from '../../follow/steps.js';
import { Emitter } from '../emitter.js';
import { legalMovesOf } from '../legal-moves-cache.js';
import { OneStep } from '../one-step.js';
import { onward } from '../onward.js';
import { PacedSession } from '../paced-session.js';
import { Pacing } from '../pacing.js';
import type { Hint, LogEntry, SeatPlayer, Session, Snapshot } from '../session.js';
import type { OnlineTable } from './online-table.js';

/** An answer that takes no longer than this is not worth a word. */
const PATIENCE_MS = 300;
/** A player who was away this long does not want to see it all. */
const MOST_TO_SHOW = 20;

/** An opponent to ask for advice. */
export interface Adviser {
  hint(state: State, signal: AbortSignal): Promise<readonly Hint[]>;
  close(): void;
}

/** A table on a server, played through the same contract as a game in this page. */
export class OnlineSession extends PacedSession implements Session {
  readonly id: string;
  readonly game: GameName;
  /** What a session does not tell: chat, clocks, who is there, how well this page follows. */
  readonly table: OnlineTable;
  private readonly me: string | undefined;
  private readonly adviser: (() => Adviser) | undefined;
  private asked: Adviser | undefined;
  protected readonly pacing: Pacing;
  private readonly changes = new Emitter();
  private readonly stop: () => void;
  private readonly steps = new OneStep();
  private gameLog: GameLog;
  private seated:
    | { readonly seats: readonly SeatView[]; readonly sitters: readonly SeatPlayer[] }
    | undefined;
  private current: Snapshot;
  private waitingLong = false;
  private patience: ReturnType<typeof setTimeout> | undefined;

  /** Sits down at a table that has started, as the person of that id or as a spectator. */
  constructor(table: OnlineTable, me: string | undefined, adviser?: () => Adviser) {
    super();
    if (!table.view || !table.gameLog) throw new Error('the table has not started');
    this.table = table;
    this.id = table.id;
    this.game = table.view.game;
    this.me = me;
    this.adviser = adviser;
    this.gameLog = table.gameLog;
    this.pacing = new Pacing({
      log: () => this.log,
      isNews: (entry) => this.isNews(entry),
      changed: () => this.publish(),
    });
    this.current = this.picture();
    this.stop = table.subscribe(() => this.follow());
  }

  snapshot(): Snapshot {
    return this.current;
  }

  subscribe(changed: () => void): () => void {
    return this.changes.subscribe(changed);
  }

  /** The seat of the person at this page; -1 for a spectator. */
  get seat(): number {
    if (this.me === undefined) return -1;
    return this.table.view!.seats.findIndex((seat) => seat.kind === 'person' && seat.user === this.me);
  }

  /** Nobody gets help at a table with other people or in the game of the day, nor does anybody who only watches. */
  private get mayAsk(): boolean {
    const { seats, deal } = this.table.view!;
    if (deal || this.seat < 0) return false;
    return seats.every((seat, i) => seat.kind === 'opponent' || i === this.seat);
  }

  begin(): void {
    // Opponents at a table on a server wait for nobody.
  }

  play(move: Move): void {
    // Something came in since this picture was drawn: it may mean another thing now.
    if (!this.current.legal.includes(move) || this.log.length !== this.current.log.length) return;
    this.pacing.catchUp();
    this.table.play(move);
  }

  playOnward(move: Move): void {
    const { state, legal, log } = this.current;
    const on = onward(state, legal);
    if (!on?.moves.includes(move) || this.log.length !== log.length) return;
    this.pacing.catchUp();
    this.steps.note(log.length + 1, on.decline, move);
    // The second follows the first on its way: declining draws nothing, so nothing is waited for between them.
    this.table.play(on.decline);
    this.table.play(move);
  }

  takeBack(): void {
    if (!this.current.canTakeBack) return;
    this.table.takeBack(Math.max(this.turnBegan(), this.log.length - this.steps.last(this.log)));
  }

  restartTurn(): void {
    if (this.current.canRestartTurn) this.table.takeBack(this.turnBegan());
  }

  /**
   * Goes back to what the person at this page has seen, which was after so many entries of the record; where this
   * browser does not know, after their own last decision. The rest is told before anything is asked. Returns whether
   * there is anything to tell.
   */
  returnAfter(seen: number | undefined): boolean {
    const own = this.log.findLastIndex((entry) => !this.isNews(entry)) + 1;
    const from = Math.max(own, this.gameLog.decisionsBefore(seen ?? 0));
    const never = seen === undefined && own === 0;
    if (this.seat < 0 || never || !this.log.slice(from).some(tells)) return false;
    this.pacing.goBackTo(from);
    this.publish();
    return true;
  }

  isNews({ seat, events }: LogEntry): boolean {
    return seat !== this.seat || events.some(({ kind }) => kind.startsWith('rival'));
  }

  takeOver(): void {
    // One person may sit at one table in as many tabs as they like: the server keeps the order.
  }

  async hint(state: State, signal: AbortSignal): Promise<readonly Hint[]> {
    if (!this.adviser || !this.current.hints) return [];
    this.asked ??= this.adviser();
    return this.asked.hint(state, signal);
  }

  record(): GameRecord {
    return this.gameLog.game.record();
  }

  close(): void {
    this.pacing.close();
    clearTimeout(this.patience);
    this.asked?.close();
    this.stop();
    this.table.close();
    this.changes.clear();
  }

  /** Everything that happened, with what was decided here and is on its way. */
  private get log(): readonly LogEntry[] {
    return this.table.optimistic.log(this.gameLog.steps);
  }

  private follow(): void {
    const { optimistic, gameLog } = this.table;
    if (gameLog) this.gameLog = gameLog;
    this.await(optimistic.blocked);
    const mine = this.log[this.pacing.shown]?.seat === this.seat;
    if (
      optimistic.decisions.length > 0 ||
      mine ||
      (this.pacing.waiting > MOST_TO_SHOW && !this.pacing.recapping)
    )
      this.pacing.catchUp();
    this.pacing.goOn();
    this.publish();
  }

  private publish(): void {
    this.current = this.picture();
    this.changes.tell();
  }

  /** Who sits where; the same list as long as nothing changes. */
  private sitters(): readonly SeatPlayer[] {
    const { seats } = this.table.view!;
    if (this.seated?.seats !== seats) {
      const sitters = seats.map((seat): SeatPlayer => {
        return seat.kind === 'opponent'
          ? { kind: 'opponent', level: seat.level }
          : { kind: 'person', name: seat.name };
      });
      // At a table for one the rules play the rival.
      const solo = seats.length === 1;
      this.seated = { seats, sitters: solo ? [...sitters, { kind: 'rival' }] : sitters };
    }
    return this.seated.sitters;
  }

  /** Says that an answer is awaited only when it does not come at once. */
  private await(blocked: boolean): void {
    if (!blocked) {
      clearTimeout(this.patience);
      this.patience = undefined;
      this.waitingLong = false;
    } else
      this.patience ??= setTimeout(() => {
        this.waitingLong = true;
        this.publish();
      }, PATIENCE_MS);
  }

  /** Decisions that stood when the turn began, or as far back as the rules let one go (C12.2, D8.1). */
  private turnBegan(): number {
    const { log } = this;
    const now = this.table.optimistic.state(this.gameLog.game.state);
    let first = log.length;
    while (first > 0 && canTakeBack(log[first - 1].before, now)) first--;
    return first;
  }

  private picture(): Snapshot {
    const { table, log, seat } = this;
    const { shown, waiting } = this.pacing;
    const { optimistic } = table;
    const { givenUp } = table.seats;
    const { seats, status } = table.view!;
    const state = optimistic.state(this.gameLog.game.state);
    const running = status === 'running' && state.toMove >= 0;
    const played = seats[state.toMove]?.kind === 'opponent' || givenUp.has(state.toMove);
    const mine = running && state.toMove === seat && !givenUp.has(seat);
    const asked = mine && !optimistic.blocked && waiting === 0 && table.following === 'exact';
    const back = asked ? log.length - this.turnBegan() : 0;
    return {
      state: waiting > 0 ? log[shown].before : state,
      sitters: this.sitters(),
      you: Math.max(0, seat),
      watching: seat < 0,
      legal: legalMovesOf(state, asked),
      log: this.pacing.log,
      canTakeBack: back > 0,
      canRestartTurn: back > 1,
      thinking: running && played && waiting === 0 ? { seat: state.toMove, progress: 0 } : null,
      waiting,
      missedTurns: this.pacing.holds ? turnsOf(log.slice(shown)).length : 0,
      settling: optimistic.blocked && !this.waitingLong,
      kept: this.waitingLong ? 'saving' : 'saved',
      elsewhere: false,
      replaced: false,
      hints: this.adviser !== undefined && this.mayAsk,
    };
  }
}
