import type { GameEvent } from './events.js';
import type { Move } from './moves.js';
import type { StateView } from './read-only.js';
import type { GameRecord, MoveEntry, RecordEntry } from './record.js';
import { attempt, type Result, RulesError } from './result.js';
import { type Rng, recording, scripted } from './rng.js';
import type { AnyRules, EditionBase } from './rules.js';

/** One decision that was made, with everything a log, a server or a review wants to know of it. */
export interface Step<S = StateView, Event = GameEvent> {
  /** How many decisions stood before it. */
  readonly number: number;
  readonly seat: number;
  readonly before: S;
  readonly move: Move;
  /** What chance gave. */
  readonly drawn: readonly number[];
  /** What each of these was for, as numbers of the game's table of draws. */
  readonly drawnFor: readonly number[];
  /** What happened besides the move itself. */
  readonly events: readonly Event[];
  readonly after: S;
  /** The entry of the record. */
  readonly entry: MoveEntry;
  /** Whether the turn (or a player's part of a step) was closed by it. */
  readonly closesTurn: boolean;
}

/** What an entry of a record did: a decision was made, or the last ones no longer stand. */
export type Change<S = StateView, Event = GameEvent> =
  | { readonly made: Step<S, Event> }
  | { readonly takenBack: readonly Step<S, Event>[] };

/** A game being played or replayed: the state, and the record it is the fold of. */
export class Game<S extends StateView = StateView, Event extends GameEvent = GameEvent> {
  readonly rules: AnyRules<S>;
  state: S;
  private readonly options: Readonly<Record<string, unknown>>;
  private readonly setup: readonly number[];
  private readonly entries: RecordEntry[] = [];
  /** The decisions of the current turn. */
  private turn: Step<S, Event>[] = [];
  private decided = 0;

  private constructor(
    rules: AnyRules<S>,
    options: Readonly<Record<string, unknown>>,
    state: S,
    setup: readonly number[],
  ) {
    this.rules = rules;
    this.options = options;
    this.state = state;
    this.setup = setup;
  }

  /** Starts a game with options already checked. */
  static start<S extends StateView, Event extends GameEvent = GameEvent>(
    rules: AnyRules<S>,
    options: Readonly<Record<string, unknown>>,
    edition: EditionBase,
    rng: Rng,
  ): Game<S, Event> {
    const chance = recording(rng);
    return new Game(rules, options, rules.create(options, edition, chance.rng), chance.outcomes);
  }

  /** Replays a record; throws `RulesError` naming the entry that does not fit. */
  static replay<S extends StateView, Event extends GameEvent = GameEvent>(
    rules: AnyRules<S>,
    record: GameRecord,
    edition: EditionBase,
  ): Game<S, Event> {
    if (record.edition !== edition.id) {
      throw new RulesError(
        'bad-record',
        `the record was played with edition ${record.edition}, but edition ${edition.id} is given`,
        'edition',
      );
    }
    const options = inField('options', () => rules.readOptions(record.options));
    const chance = recording(scripted(record.setup));
    const state = inField('setup', () => rules.create(options, edition, chance.rng));
    if (chance.outcomes.length !== record.setup.length) {
      throw new RulesError(
        'bad-record',
        `setup: has ${record.setup.length} outcomes but ${chance.outcomes.length} are needed`,
        'setup',
      );
    }
    const game = new Game<S, Event>(rules, options, state, record.setup);
    record.entries.forEach((entry, i) => {
      inField(`entries[${i}]`, () => game.append(entry));
    });
    return game;
  }

  /** Decisions that stand: taken back ones do not count. */
  get decisions(): number {
    return this.decided;
  }

  /** Plays a move if it is legal; otherwise nothing changes. */
  play(move: Move, rng: Rng): Result<Step<S, Event>> {
    return attempt(() => this.decide(move, rng));
  }

  /** Takes over an entry of a record; throws `RulesError` when it does not fit, and nothing changes. */
  append(entry: RecordEntry): Change<S, Event> {
    if ('takeBack' in entry) return { takenBack: this.takeBack(entry.takeBack) };
    const move = this.rules.moves.parse(entry.move);
    if (typeof move === 'string') throw new RulesError('bad-record', move);
    return { made: this.decide(move, scripted(entry.drawn ?? []), entry.drawn ?? []) };
  }

  /** `given` are outcomes that must all be used. */
  private decide(move: Move, rng: Rng, given?: readonly number[]): Step<S, Event> {
    const { rules, state: before } = this;
    checkLegal(rules, before, move);
    const { rng: chance, outcomes: drawn, whats: drawnFor } = recording(rng);
    const after = rules.wrap(before.bytes.slice(), before.edition as EditionBase);
    const events = rules.applyTelling(after, move, chance) as readonly Event[];
    const text = rules.moves.text(move);
    if (given && drawn.length !== given.length)
      throw new RulesError('bad-record', `${text} needs ${drawn.length} outcomes, not ${given.length}`);
    const step: Step<S, Event> = {
      number: this.decided,
      seat: before.toMove,
      before,
      move,
      drawn,
      drawnFor,
      events,
      after,
      entry: drawn.length > 0 ? { move: text, drawn } : { move: text },
      closesTurn: rules.turnKey(after) !== rules.turnKey(before),
    };
    if (step.closesTurn) this.turn = [];
    else this.turn.push(step);
    this.decided++;
    this.entries.push(step.entry);
    this.state = after;
    return step;
  }

  /** The earliest decision that can be returned to: how many decisions would then stand (C12.2, D8.1). */
  get takeBackLimit(): number {
    const shown = this.rules.shown(this.state);
    return this.turn.find(({ before }) => this.rules.shown(before) === shown)?.number ?? this.decided;
  }

  /** Returns to the moment when `decisions` decisions stood; throws when C12.2 does not allow it. */
  takeBack(decisions: number): readonly Step<S, Event>[] {
    const limit = this.takeBackLimit;
    if (!Number.isInteger(decisions) || decisions >= this.decided || decisions < limit) {
      throw new RulesError(
        'illegal-move',
        limit === this.decided
          ? 'nothing can be taken back: the turn has ended, or something hidden was shown'
          : `only a return to decision ${limit} to ${this.decided - 1} is possible, not ${decisions}`,
      );
    }
    const back = this.turn.splice(decisions - this.turn[0].number);
    this.state = back[0].before;
    this.decided = decisions;
    this.entries.push({ takeBack: decisions });
    return back;
  }

  /** Everything that happened so far. */
  record(): GameRecord {
    return {
      format: 'shirasagi-record',
      version: 1,
      game: this.rules.game,
      options: this.options,
      edition: (this.state.edition as EditionBase).id,
      setup: this.setup,
      entries: [...this.entries],
    };
  }
}

function checkLegal<S extends StateView>(rules: AnyRules<S>, state: S, move: Move): void {
  if (state.toMove < 0) throw new RulesError('game-over', 'the game is over');
  const legal: Move[] = [];
  const count = rules.listMoves(state, legal);
  if (legal.slice(0, count).includes(move)) return;
  const text =
    Number.isInteger(move) && move >= 0 && move < rules.moves.size ? rules.moves.text(move) : String(move);
  const open = legal.slice(0, count).map((m) => rules.moves.text(m));
  throw new RulesError('illegal-move', `${text} is not possible now; possible are ${open.join(', ')}`);
}

/** Applies a move to a copy after checking it; throws `RulesError` with the reason. */
export function playChecked<S extends StateView>(
  rules: AnyRules<S>,
  state: S,
  move: Move,
  rng: Rng,
  seat?: number,
): S {
  if (state.toMove >= 0 && seat !== undefined && seat !== state.toMove)
    throw new RulesError('wrong-seat', `seat ${state.toMove} is to move, not seat ${seat}`);
  checkLegal(rules, state, move);
  const next = rules.wrap(state.bytes.slice(), state.edition as EditionBase);
  rules.apply(next, move, rng);
  return next;
}

/** Runs `body`; an error it throws is told with the field of the record it happened in. */
function inField<T>(field: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new RulesError(
      'bad-record',
      `${field}: ${error.message}`,
      error.field ? `${field}.${error.field}` : field,
    );
  }
}
