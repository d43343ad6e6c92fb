import {
  events,
  type Game,
  type GameRecord,
  type Move,
  type MoveEvent,
  type RecordEntry,
  type Rng,
  replayGame,
  type State,
  scripted,
} from '@shirasagi/engine';
import type { LogEntry } from './session.js';

/** A record folded into a game and its log: what happened, decision by decision, as it stands now. */
export class Fold {
  readonly game: Game;
  /** Replaced, never changed, so that a snapshot can hold it. */
  log: readonly LogEntry[] = [];
  /** How many entries of the record are folded in. */
  entries = 0;

  /** Begins with the setup of a record; throws `RulesError` when that does not fit. */
  constructor(record: GameRecord) {
    this.game = replayGame({ ...record, entries: [] });
    for (const entry of record.entries) this.append(entry);
  }

  /** Folds in one more entry of the record. */
  append(entry: RecordEntry): void {
    if ('takeBack' in entry) {
      this.takeBack(entry.takeBack);
      return;
    }
    const move = this.game.rules.moves.parse(entry.move);
    if (typeof move === 'string') throw new Error(move);
    this.decide(move, scripted(entry.drawn ?? []));
  }

  /** Plays a legal move and returns the entry it adds to the record. */
  decide(move: Move, rng: Rng): RecordEntry {
    const before = this.game.state;
    const seat = before.toMove;
    const drawn: number[] = [];
    const result = this.game.play(move, (n) => {
      const outcome = rng(n);
      drawn.push(outcome);
      return outcome;
    });
    if (!result.ok) throw result.error;
    const told: readonly MoveEvent[] = events(before, move, drawn);
    const number = this.log.length;
    this.log = [...this.log, { number, seat, before, move, after: result.value, events: told }];
    this.entries++;
    return { move: this.game.rules.moves.text(move), ...(drawn.length > 0 && { drawn }) };
  }

  /** Returns to the moment when `decisions` decisions stood, and returns the entry that adds to the record. */
  takeBack(decisions: number): RecordEntry {
    this.game.takeBack(decisions);
    this.log = this.log.slice(0, decisions);
    this.entries++;
    return { takeBack: decisions };
  }

  /** The state after the first `decisions` decisions. */
  stateAt(decisions: number): State {
    return decisions < this.log.length ? this.log[decisions].before : this.game.state;
  }
}
