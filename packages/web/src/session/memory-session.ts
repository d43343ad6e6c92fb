import {
  type EditionBase,
  type GameLog,
  type GameName,
  type GameRecord,
  type Move,
  replayLog,
  rulesFor,
  type State,
  type Step,
} from '@shirasagi/engine';
import { Emitter } from './emitter.js';
import { legalMovesOf } from './legal-moves-cache.js';
import { cryptoRng } from './local/crypto-rng.js';
import { OneStep } from './one-step.js';
import { onward } from './onward.js';
import type { Hint, SeatPlayer, Session, Snapshot } from './session.js';

/**
 * A game that is kept nowhere: a record to be looked at, or one whose next turn is to be played. Once that turn is
 * over nothing more is asked.
 */
export class MemorySession implements Session {
  readonly id: string;
  readonly game: GameName;
  private readonly opening: GameRecord;
  private readonly sitters: readonly SeatPlayer[];
  /** Whether the turn that begins with the record is to be played here. */
  private readonly plays: boolean;
  private readonly changes = new Emitter();
  private readonly steps = new OneStep();
  private readonly edition: EditionBase | undefined;
  private gameLog: GameLog;
  private current: Snapshot;

  /** Throws `RulesError` for a record that does not fit. */
  constructor(
    id: string,
    record: GameRecord,
    sitters: readonly SeatPlayer[],
    plays: boolean,
    edition?: EditionBase,
  ) {
    this.id = id;
    this.game = record.game as GameName;
    this.opening = record;
    this.sitters = sitters;
    this.plays = plays;
    this.edition = edition;
    this.gameLog = replayLog(record, edition);
    this.current = this.picture();
  }

  /** The state the turn begins in, and the decisions made since. */
  get turn(): { readonly start: State; readonly made: readonly Step[]; readonly over: boolean } {
    const made = this.gameLog.steps.slice(this.first);
    const start = made[0]?.before ?? this.gameLog.game.state;
    return { start, made, over: this.isTurnOver(start) };
  }

  private get first(): number {
    return this.opening.entries.length;
  }

  private isTurnOver(start: State): boolean {
    const { turnKey } = rulesFor(this.game);
    return turnKey(start) !== turnKey(this.gameLog.game.state);
  }

  snapshot(): Snapshot {
    return this.current;
  }

  subscribe(changed: () => void): () => void {
    return this.changes.subscribe(changed);
  }

  play(move: Move): void {
    if (!this.current.legal.includes(move)) return;
    this.gameLog.play(move, cryptoRng);
    this.publish();
  }

  playOnward(move: Move): void {
    const on = onward(this.current.state, this.current.legal);
    if (!on?.moves.includes(move)) return;
    this.steps.note(this.gameLog.steps.length + 1, on.decline, move);
    this.gameLog.play(on.decline, cryptoRng);
    this.gameLog.play(move, cryptoRng);
    this.publish();
  }

  takeBack(): void {
    if (!this.current.canTakeBack) return;
    const { steps: log, game } = this.gameLog;
    this.gameLog.takeBack(Math.max(game.takeBackLimit, log.length - this.steps.last(log)));
    this.publish();
  }

  restartTurn(): void {
    if (!this.current.canRestartTurn) return;
    this.gameLog.takeBack(this.gameLog.game.takeBackLimit);
    this.publish();
  }

  /** Begins anew, whatever was decided or shown. */
  startOver(): void {
    this.gameLog = replayLog(this.opening, this.edition);
    this.publish();
  }

  record(): GameRecord {
    return this.gameLog.game.record();
  }

  // Nobody else plays here: there is nothing to begin, to wait for, to take over or to let go of.
  begin(): void {}
  step(): void {}
  skip(): void {}
  recap(): void {}
  setPace(): void {}
  takeOver(): void {}

  isNews(): boolean {
    return false;
  }

  hint(): Promise<readonly Hint[]> {
    return Promise.reject(new Error('no advice is given here'));
  }

  close(): void {
    this.changes.clear();
  }

  private publish(): void {
    this.current = this.picture();
    this.changes.tell();
  }

  private picture(): Snapshot {
    const { game, steps: log } = this.gameLog;
    const { start, over } = this.turn;
    const asked = this.plays && !over;
    const back = asked && game.takeBackLimit < game.decisions && game.decisions > this.first;
    return {
      state: game.state,
      sitters: this.sitters,
      you: this.plays ? start.toMove : null,
      watching: !this.plays,
      legal: legalMovesOf(game.state, asked),
      log,
      canTakeBack: back,
      canRestartTurn: back && game.takeBackLimit < game.decisions - 1,
      thinking: null,
      waiting: 0,
      missedTurns: 0,
      settling: false,
      kept: 'saved',
      elsewhere: false,
      replaced: false,
      hints: false,
    };
  }
}
