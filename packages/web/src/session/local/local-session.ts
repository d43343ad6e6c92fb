import {
  type EditionBase,
  type GameLog,
  type GameName,
  type GameRecord,
  type Move,
  type RecordEntry,
  type Rng,
  replayLog,
  type State,
} from '@shirasagi/engine';
import { Emitter } from '../emitter.js';
import { legalMovesOf } from '../legal-moves-cache.js';
import { OneStep } from '../one-step.js';
import { onward } from '../onward.js';
import { PacedSession } from '../paced-session.js';
import { Pacing } from '../pacing.js';
import { painted } from '../painted.js';
import type { Hint, LogEntry, SeatPlayer, Session, Snapshot } from '../session.js';
import { Saver } from '../store/saver.js';
import type { GameHead } from '../store/store.js';
import { cryptoRng } from './crypto-rng.js';
import type { Dealt } from './dealt.js';
import { Opponents, WorkerDied } from './opponents.js';
import { TabLock } from './tab-lock.js';
import { Thinking } from './thinking.js';

/** A save that takes no longer than this is not worth a word. */
const PATIENCE_MS = 200;

/** Games that were left while a decision was still being kept, until it is. */
const leaving = new Map<string, Promise<void>>();

/** Resolves once nothing of an earlier visit to a game is under way any more. */
export const hasLeft = (id: string): Promise<void> => leaving.get(id) ?? Promise.resolve();

/** What a game needs besides its record. */
export interface Brought {
  /** What deals a game of the day. */
  readonly dealt?: Dealt | undefined;
  /** The values it is played with, where they are not the built-in ones. */
  readonly edition?: EditionBase | undefined;
}

/** A game played in this page: people here, opponents in a worker, every decision kept before the next is asked. */
export class LocalSession extends PacedSession implements Session {
  readonly id: string;
  readonly game: GameName;
  readonly head: GameHead;
  /** The values it is played with, where they are not the built-in ones. */
  private readonly edition: EditionBase | undefined;
  private gameLog: GameLog;
  private readonly dealt: Dealt | undefined;
  private chance: Rng;
  private readonly saver: Saver;
  private readonly lock: TabLock;
  private readonly channel: BroadcastChannel | undefined;
  private readonly opponents: Opponents;
  private readonly changes = new Emitter();
  private current!: Snapshot;
  private mine = true;
  /** Thinking takes what drawing the table needs: until it stands, nobody thinks. */
  private begun = false;
  private readonly steps = new OneStep();
  private saving = false;
  /** The last decision on its way to the database. */
  private keeping: Promise<void> = Promise.resolve();
  /** A save takes so long that it is said. */
  private late = false;
  private closed = false;
  protected readonly pacing: Pacing;
  private readonly thinking = new Thinking({
    changed: () => this.publish(),
    askAgain: () => this.goOn(),
  });
  /** What other tabs wrote is read one message after the other. */
  private reading: Promise<void> = Promise.resolve();

  /** Sits down at a game; `saved` is how many entries of the record the database holds, -1 when not even the game. */
  constructor(head: GameHead, record: GameRecord, saved: number, { dealt, edition }: Brought = {}) {
    super();
    this.dealt = dealt;
    this.chance = dealt?.chance(record) ?? cryptoRng;
    this.id = head.id;
    this.game = head.game;
    this.head = head;
    this.edition = edition;
    this.gameLog = replayLog(record, edition);
    this.opponents = new Opponents(head.id);
    this.pacing = new Pacing({
      log: () => this.gameLog.steps,
      isNews: (entry) => this.isNews(entry),
      changed: () => this.publish(),
    });
    this.saver = new Saver(head, record.entries, saved);
    this.lock = new TabLock(head.id, (mine) => void this.lockChanged(mine));
    if (typeof BroadcastChannel === 'function') {
      this.channel = new BroadcastChannel(`shirasagi-game-${head.id}`);
      this.channel.onmessage = () => this.catchUp();
    }
    this.publish();
  }

  /** Finds out whether another tab plays and keeps what is not kept yet. */
  async open(): Promise<void> {
    this.mine = await this.lock.open();
    if (!this.mine) await this.catchUpAll();
    else await this.saver.save();
    this.publish();
    this.goOn();
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
    if (!this.current.legal.includes(move) || this.saving) return;
    this.enter(this.gameLog.play(move, this.chance).entry);
  }

  playOnward(move: Move): void {
    const on = onward(this.current.state, this.current.legal);
    if (!on?.moves.includes(move) || this.saving) return;
    this.steps.note(this.gameLog.steps.length + 1, on.decline, move);
    this.enter(this.gameLog.play(on.decline, this.chance).entry, this.gameLog.play(move, this.chance).entry);
  }

  takeBack(): void {
    if (!this.current.canTakeBack || this.saving) return;
    const { steps: log, game } = this.gameLog;
    this.enter(this.gameLog.takeBack(Math.max(game.takeBackLimit, log.length - this.steps.last(log))));
  }

  restartTurn(): void {
    if (this.current.canRestartTurn && !this.saving)
      this.enter(this.gameLog.takeBack(this.gameLog.game.takeBackLimit));
  }

  isNews({ seat, events }: LogEntry): boolean {
    if (this.head.sitters[seat]?.kind === 'opponent') return true;
    // The rival plays when a person's turn ends.
    return events.some(({ kind }) => kind.startsWith('rival'));
  }

  takeOver(): void {
    void this.lock.steal();
  }

  async hint(state: State, signal: AbortSignal): Promise<readonly Hint[]> {
    try {
      return await this.opponents.hint(state, signal);
    } catch (error) {
      if (!(error instanceof WorkerDied)) throw error;
      this.thinking.noteReplaced();
      return this.opponents.hint(state, signal);
    }
  }

  record(): GameRecord {
    return this.gameLog.game.record();
  }

  close(): void {
    this.closed = true;
    this.pacing.close();
    this.thinking.stop();
    this.opponents.close();
    this.changes.clear();
    // Other tabs are told of the last decision, and none of them plays on before it is kept.
    const leave = () => {
      this.channel?.close();
      this.lock.close();
      if (leaving.get(this.id) === left) leaving.delete(this.id);
    };
    const left = this.keeping.then(leave, leave);
    leaving.set(this.id, left);
  }

  /** A decision of a person: shown at once, asked on once it is seen and kept. */
  private enter(...entries: RecordEntry[]): void {
    this.pacing.catchUp();
    const kept = this.keep(entries, painted());
    this.publish();
    void kept.then(() => this.goOn());
  }

  private keep(entries: readonly RecordEntry[], seen?: Promise<void>): Promise<void> {
    this.keeping = this.write(entries, seen);
    return this.keeping;
  }

  private async write(entries: readonly RecordEntry[], seen?: Promise<void>): Promise<void> {
    this.saving = true;
    const waiting = setTimeout(() => {
      this.late = true;
      this.publish();
    }, PATIENCE_MS);
    for (const entry of entries) this.saver.add(entry);
    const [outcome] = await Promise.all([this.saver.save(), seen]);
    clearTimeout(waiting);
    this.saving = false;
    this.late = false;
    // Another tab wrote in between: what it wrote counts.
    if (outcome === 'overtaken') await this.replayKept();
    else this.channel?.postMessage('changed');
    this.publish();
  }

  /** Lets the opponent to move think, if one is. */
  private goOn(): void {
    const { state } = this.gameLog.game;
    const sitter: SeatPlayer | undefined = this.head.sitters[state.toMove];
    if (this.closed || !this.begun || !this.mine || this.thinking.now || sitter?.kind !== 'opponent') return;
    const { level } = sitter;
    const fixed = this.dealt?.thought(state);
    this.thinking.begin(
      state.toMove,
      (signal, progress) => this.opponents.think(state, level, signal, progress, fixed),
      (move) => void this.answered(move),
    );
  }

  private async answered(move: Move): Promise<void> {
    await this.keep([this.gameLog.play(move, this.chance).entry]);
    this.pacing.goOn();
    this.goOn();
  }

  private async lockChanged(mine: boolean): Promise<void> {
    if (this.closed) return;
    this.thinking.stop();
    this.mine = mine;
    await this.catchUpAll();
    this.publish();
    this.goOn();
  }

  /** Folds in what another tab has written. */
  private catchUp(): void {
    this.reading = this.reading.then(async () => {
      if (this.mine || this.closed) return;
      // Refused: with the next message everything since is read.
      const entries = (await this.saver.read(this.gameLog.entries)) ?? [];
      for (const entry of entries) this.gameLog.append(entry);
      this.saver.heard(entries);
      this.dealOn();
      this.pacing.catchUp();
      this.publish();
    });
  }

  /** Reads the game again, unless the database lacks what was decided here. */
  private async catchUpAll(): Promise<void> {
    if (!this.saver.behind) await this.replayKept();
  }

  /** Reads the whole game again: what the database holds is what happened. Refused, the game goes on as it stands. */
  private async replayKept(): Promise<void> {
    const entries = await this.saver.read(0);
    if (!entries) return;
    this.gameLog = replayLog({ ...this.head.opening, entries }, this.edition);
    this.saver.restart(entries);
    this.dealOn();
    this.pacing.catchUp();
  }

  /** Another tab went on with the game: what it drew has been dealt. */
  private dealOn(): void {
    this.chance = this.dealt?.chance(this.record()) ?? cryptoRng;
  }

  private publish(): void {
    if (this.closed) return;
    const { game } = this.gameLog;
    const { shown, waiting } = this.pacing;
    const person = this.head.sitters[game.state.toMove]?.kind === 'person';
    const asked = this.mine && !this.saving && waiting === 0 && person;
    const back = asked && game.takeBackLimit < game.decisions;
    this.current = {
      state: this.gameLog.stateAt(shown),
      sitters: this.head.sitters,
      you: null,
      watching: false,
      legal: legalMovesOf(game.state, asked),
      log: this.pacing.log,
      canTakeBack: back,
      canRestartTurn: back && game.takeBackLimit < game.decisions - 1,
      thinking: this.thinking.now,
      waiting,
      // Opponents of a game in this page wait for the person to come back.
      missedTurns: 0,
      settling: this.saving && !this.late,
      kept: this.late ? 'saving' : this.saver.kept,
      elsewhere: !this.mine,
      replaced: this.thinking.replaced,
      hints: true,
    };
    this.changes.tell();
  }
}
