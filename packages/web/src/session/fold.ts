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

  /** Replays a record; throws `RulesError` when it does not fit. */
  constructor(record: GameRecord) {
    this.steps = replayLog(record);
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
    this.steps.append(entry);
  }

  /** Plays a legal move and returns the entry it adds to the record. */
  decide(move: Move, rng: Rng): RecordEntry {
    return this.steps.play(move, rng).entry;
  }

  /** Returns to the moment when `decisions` decisions stood, and returns the entry that adds to the record. */
  takeBack(decisions: number): RecordEntry {
    return this.steps.takeBack(decisions);
  }

  /** The state after the first `decisions` decisions. */
  stateAt(decisions: number): State {
    return this.steps.stateAt(decisions);
  }
}
