import {
  type Game,
  type GameLog,
  type GameRecord,
  type Move,
  type RecordEntry,
  type Rng,
  replayLog,
  type State,
} from '@shirasagi/engine';
import type { LogEntry } from './session.js';

/** A record folded into a game and its log: what happened, decision by decision, as it stands now. */
export class Fold {
  private readonly steps: GameLog;
  /** Which entry of the record made each decision of the log. */
  private readonly written: number[] = [];

  /** Replays a record; throws `RulesError` when it does not fit. */
  constructor(record: GameRecord) {
    this.steps = replayLog(record);
    record.entries.forEach((entry, number) => {
      this.note(entry, number);
    });
  }

  get game(): Game {
    return this.steps.game;
  }

  get log(): readonly LogEntry[] {
    return this.steps.steps;
  }

  /** How many entries of the record are folded in. */
  get entries(): number {
    return this.steps.entries;
  }

  /** Folds in one more entry of the record. */
  append(entry: RecordEntry): void {
    this.note(entry, this.entries);
    this.steps.append(entry);
  }

  /** Plays a legal move and returns the entry it adds to the record. */
  decide(move: Move, rng: Rng): RecordEntry {
    const { entry } = this.steps.play(move, rng);
    this.note(entry, this.entries - 1);
    return entry;
  }

  /** Returns to the moment when `decisions` decisions stood, and returns the entry that adds to the record. */
  takeBack(decisions: number): RecordEntry {
    this.written.length = decisions;
    return this.steps.takeBack(decisions);
  }

  /** How many of the decisions that stand were made before the record had so many entries. */
  decisionsBefore(entries: number): number {
    const first = this.written.findIndex((entry) => entry >= entries);
    return first < 0 ? this.log.length : first;
  }

  /** The state after the first `decisions` decisions. */
  stateAt(decisions: number): State {
    return this.steps.stateAt(decisions);
  }

  private note(entry: RecordEntry, number: number): void {
    if ('takeBack' in entry) this.written.length = entry.takeBack;
    else this.written.push(number);
  }
}
