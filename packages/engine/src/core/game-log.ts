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
  /** How many entries of the record are folded in. */
  entries = 0;

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
    this.steps = 'made' in change ? [...this.steps, change.made] : this.steps.slice(0, this.game.decisions);
    this.entries++;
  }

  /** Plays a legal move; throws `RulesError` when it is none. */
  play(move: Move, rng: Rng): Step<S, Event> {
    const result = this.game.play(move, rng);
    if (!result.ok) throw result.error;
    this.steps = [...this.steps, result.value];
    this.entries++;
    return result.value;
  }

  /** Returns to the moment when `decisions` decisions stood; gives the entry that adds to the record. */
  takeBack(decisions: number): RecordEntry {
    this.game.takeBack(decisions);
    this.steps = this.steps.slice(0, decisions);
    this.entries++;
    return { takeBack: decisions };
  }

  /** The state after the first `decisions` decisions. */
  stateAt(decisions: number): S {
    return decisions < this.steps.length ? this.steps[decisions].before : this.game.state;
  }
}
