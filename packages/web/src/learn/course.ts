import {
  create,
  dealer,
  events,
  fromPosition,
  fromText,
  type GameName,
  type GameRecord,
  type Move,
  play,
  type Rng,
  recording,
  rulesFor,
  type State,
  start,
  toText,
} from '@shirasagi/engine';
import type { LogEntry } from '../session/session.js';
import type { Start } from './lesson.js';

/** A decision, what chance gave, and whether it closed the turn. */
export interface CourseStep extends LogEntry {
  /** What chance gave. */
  readonly drawn: readonly number[];
  readonly closesTurn: boolean;
}

/**
 * What was played from a start on. Chance is dealt from the start's seed, so that the moves alone say everything:
 * taking back and playing the same again gives the same cards.
 */
export class Course {
  readonly game: GameName;
  readonly from: Start;
  /** Where the learner begins. */
  readonly start: State;
  /** Replaced, never changed, so that a picture of the table can hold it. */
  steps: readonly CourseStep[] = [];
  private chance: Rng;

  /** Throws `RulesError` when the start is none. */
  constructor(game: GameName, from: Start) {
    this.game = game;
    this.from = from;
    const dealt = this.deal();
    this.start = dealt.state;
    this.chance = dealt.chance;
  }

  get state(): State {
    return this.stateAt(this.steps.length);
  }

  /** The moves played, as words: what is kept of a course. */
  get words(): readonly string[] {
    return this.steps.map(({ before, move }) => toText(before, move));
  }

  stateAt(decisions: number): State {
    return decisions === 0 ? this.start : this.steps[decisions - 1].after;
  }

  /** Plays a legal move; throws `RulesError` when it is none. */
  play(move: Move): CourseStep {
    const before = this.state;
    const { after, drawn } = this.advance(before, move);
    const rules = rulesFor(this.game);
    const step: CourseStep = {
      number: this.steps.length,
      seat: before.toMove,
      before,
      move,
      after,
      drawn,
      events: events(before, move, drawn),
      closesTurn: rules.turnKey(before) !== rules.turnKey(after),
    };
    this.steps = [...this.steps, step];
    return step;
  }

  /** Plays moves given as words, until one does not fit; says whether all did. */
  playWords(words: readonly string[]): boolean {
    try {
      for (const word of words) this.play(fromText(this.state, word));
      return true;
    } catch {
      return false;
    }
  }

  /** Returns to the moment when so many decisions stood. */
  takeBack(decisions: number): void {
    const kept = this.steps.slice(0, decisions);
    this.chance = this.deal().chance;
    // The dealer deals the same again, up to the moment that is left.
    for (const { before, move } of kept) this.advance(before, move);
    this.steps = kept;
  }

  /** Where moves would lead, with the cards that would really come; undefined when one does not fit. */
  foresee(moves: readonly Move[]): State | undefined {
    const copy = new Course(this.game, this.from);
    if (!copy.playWords(this.words)) return undefined;
    try {
      for (const move of moves) copy.play(move);
    } catch {
      return undefined;
    }
    return copy.state;
  }

  /** The record of a course that began with the setup of a game; a position has none. */
  record(): GameRecord | undefined {
    const { position, options = {}, seed, line = [] } = this.from;
    if (position) return undefined;
    const chance = dealer(this.game, seed);
    const game = start(this.game, options, chance);
    for (const word of [...line, ...this.words]) game.play(fromText(game.state, word), chance);
    return game.record();
  }

  private advance(before: State, move: Move): { after: State; drawn: readonly number[] } {
    const { rng, outcomes } = recording(this.chance);
    const result = play(before, move, rng);
    if (!result.ok) throw result.error;
    return { after: result.value, drawn: outcomes };
  }

  private deal(): { state: State; chance: Rng } {
    const { position, options = {}, seed, line = [] } = this.from;
    const chance = dealer(this.game, seed);
    let state: State;
    if (position) {
      const read = fromPosition(position);
      if (!read.ok) throw read.error;
      state = read.value;
    } else state = create(this.game, options, chance);
    for (const word of line) {
      const result = play(state, fromText(state, word), chance);
      if (!result.ok) throw result.error;
      state = result.value;
    }
    return { state, chance };
  }
}
