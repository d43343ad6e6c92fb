import type { GameEvent } from './events.js';
import { Game, type Step } from './game.js';
import type { Move } from './moves.js';
import type { StateView } from './read-only.js';
import type { GameRecord, RecordEntry } from './record.js';
import type { Rng } from './rng.js';
import type { AnyRules, EditionBase } from './rules.js';

/** A game with all its decisions that stand, as steps: what a log, a review or a replay goes through. */
export class GameLog<S extends StateView = StateView, Event extends GameEvent = GameEvent> {
  readonly game: Game<S, Event>;
  /** Replaced, never changed, so that a snapshot can hold it. */
  steps: readonly Step<S, Event>[] = [];
  /** How many entries of the record it holds. */
  entries = 0;
  /** Which entry of the record made each step. */
  private readonly entryOf: number[] = [];

  constructor(game: Game<S, Event>) {
    if (game.decisions > 0) throw new Error('a log begins with the setup of a game');
    this.game = game;
  }

  /** Replays a record step by step; throws `RulesError` naming the entry that does not fit. */
  static replay<S extends StateView, Event extends GameEvent = GameEvent>(
    rules: AnyRules<S>,
    record: GameRecord,
    edition: EditionBase,
  ): GameLog<S, Event> {
    const log = new GameLog(Game.replay<S, Event>(rules, { ...record, entries: [] }, edition));
    for (const entry of record.entries) log.append(entry);
    return log;
  }

  /** Takes over one more entry of the record. */
  append(entry: RecordEntry): void {
    const change = this.game.append(entry);
    if ('made' in change) this.add(change.made);
    else this.cut(this.game.decisions);
  }

  /** Plays a legal move; throws `RulesError` when it is none. */
  play(move: Move, rng: Rng): Step<S, Event> {
    const result = this.game.play(move, rng);
    if (!result.ok) throw result.error;
    this.add(result.value);
    return result.value;
  }

  /** Returns to the moment when `decisions` decisions stood; gives the entry that adds to the record. */
  takeBack(decisions: number): RecordEntry {
    this.game.takeBack(decisions);
    this.cut(decisions);
    return { takeBack: decisions };
  }

  /** How many of the decisions that stand were made before the record had so many entries. */
  decisionsBefore(entries: number): number {
    const first = this.entryOf.findIndex((entry) => entry >= entries);
    return first < 0 ? this.steps.length : first;
  }

  /** The state after the first `decisions` decisions. */
  stateAt(decisions: number): S {
    return decisions < this.steps.length ? this.steps[decisions].before : this.game.state;
  }

  private add(step: Step<S, Event>): void {
    this.steps = [...this.steps, step];
    this.entryOf.push(this.entries++);
  }

  private cut(decisions: number): void {
    this.steps = this.steps.slice(0, decisions);
    this.entryOf.length = decisions;
    this.entries++;
  }
}
