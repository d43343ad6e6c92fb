import { Json } from './json.js';
import type { Move } from './moves.js';
import { attempt, type Result, RulesError } from './result.js';
import { type Rng, recording, scripted } from './rng.js';
import type { EditionBase, Rules } from './rules.js';
import type { State } from './state.js';

/** One thing that happened: a move with what chance gave, or a return to an earlier decision of the turn. */
export type RecordEntry =
  | { readonly move: string; readonly drawn?: readonly number[] }
  | {
      /** How many decisions of the game still stand afterwards. */
      readonly takeBack: number;
    };

/** A whole game: its options, what chance gave at setup, and everything that happened. */
export interface GameRecord {
  readonly format: 'shirasagi-record';
  readonly version: 1;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Fingerprint of the component values played with. */
  readonly edition: string;
  readonly setup: readonly number[];
  readonly entries: readonly RecordEntry[];
}

type AnyRules = Rules<State, { readonly kind: string }, EditionBase>;

/** Far above any real game: a longer record is refused before it is replayed. */
const MOST_ENTRIES = 20_000;
const MOST_DRAWN = 2_000;

/** Checks that untrusted JSON has the shape of a record; throws `RulesError` naming the field. */
export function readRecord(value: unknown): GameRecord {
  const json = new Json(value, '', 'bad-record');
  json.object('format', 'version', 'game', 'options', 'edition', 'setup', 'entries');
  json.get('format').oneOf(['shirasagi-record']);
  json.get('version').integer(1, 1);
  json.get('game').oneOf(['castle', 'duel']);
  json.get('options').object('players', 'level', 'promo', 'firstGame');
  json.get('edition').text();
  readDrawn(json.get('setup'));
  for (const entry of json.get('entries').list(0, MOST_ENTRIES)) {
    if (entry.get('takeBack').given) {
      entry.object('takeBack').get('takeBack').integer(0, MOST_ENTRIES);
      continue;
    }
    entry.object('move', 'drawn').get('move').text();
    if (entry.get('drawn').given) readDrawn(entry.get('drawn'));
  }
  return value as GameRecord;
}

function readDrawn(json: Json): void {
  for (const outcome of json.list(0, MOST_DRAWN)) outcome.integer(0, 0xffff);
}

/** A game being played or replayed: the state, and the record it is the fold of. */
export class Game {
  readonly rules: AnyRules;
  state: State;
  private readonly options: Readonly<Record<string, unknown>>;
  private readonly setup: readonly number[];
  private readonly entries: RecordEntry[] = [];
  /** States before each decision of the current turn, and the number of the first of them. */
  private history: State[] = [];
  private historyFrom = 0;
  private decided = 0;

  private constructor(
    rules: AnyRules,
    options: Readonly<Record<string, unknown>>,
    state: State,
    setup: readonly number[],
  ) {
    this.rules = rules;
    this.options = options;
    this.state = state;
    this.setup = setup;
  }

  /** Starts a game with options already checked. */
  static start(
    rules: AnyRules,
    options: Readonly<Record<string, unknown>>,
    edition: EditionBase,
    rng: Rng,
  ): Game {
    const chance = recording(rng);
    return new Game(rules, options, rules.create(options, edition, chance.rng), chance.outcomes);
  }

  /** Replays a record; throws `RulesError` naming the entry that does not fit. */
  static replay(rules: AnyRules, record: GameRecord, edition: EditionBase): Game {
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
    const game = new Game(rules, options, state, record.setup);
    record.entries.forEach((entry, i) => {
      inField(`entries[${i}]`, () => game.replayEntry(entry));
    });
    return game;
  }

  private replayEntry(entry: RecordEntry): void {
    if ('takeBack' in entry) {
      this.takeBack(entry.takeBack);
      return;
    }
    const move = this.rules.moves.parse(entry.move);
    if (typeof move === 'string') throw new RulesError('bad-record', move);
    const given = entry.drawn ?? [];
    const before = this.entries.length;
    this.decide(move, scripted(given));
    const used = (this.entries[before] as { drawn?: readonly number[] }).drawn ?? [];
    if (used.length !== given.length) {
      throw new RulesError('bad-record', `${entry.move} draws ${used.length} times, not ${given.length}`);
    }
  }

  /** Decisions that stand: taken back ones do not count. */
  get decisions(): number {
    return this.decided;
  }

  /** Plays a move if it is legal; otherwise nothing changes. */
  play(move: Move, rng: Rng): Result<State> {
    return attempt(() => {
      this.decide(move, rng);
      return this.state;
    });
  }

  private decide(move: Move, rng: Rng): void {
    const chance = recording(rng);
    const next = playChecked(this.rules, this.state, move, chance.rng);
    const closed = this.rules.turnKey(next) !== this.rules.turnKey(this.state);
    if (closed) {
      this.history = [];
      this.historyFrom = this.decided + 1;
    } else {
      this.history.push(this.state);
    }
    this.decided++;
    this.entries.push({
      move: this.rules.moves.text(move),
      ...(chance.outcomes.length > 0 && { drawn: chance.outcomes }),
    });
    this.state = next;
  }

  /** The earliest decision that can be returned to: how many decisions would then stand (C12.2, D8.1). */
  get takeBackLimit(): number {
    const shown = this.rules.shown(this.state);
    const first = this.history.findIndex((state) => this.rules.shown(state) === shown);
    return first < 0 ? this.decided : this.historyFrom + first;
  }

  /** Returns to the moment when `decisions` decisions stood; throws when C12.2 does not allow it. */
  takeBack(decisions: number): void {
    if (!Number.isInteger(decisions) || decisions >= this.decided || decisions < this.takeBackLimit) {
      throw new RulesError(
        'illegal-move',
        this.takeBackLimit === this.decided
          ? 'nothing can be taken back: the turn is closed, or something hidden was shown'
          : `only a return to decision ${this.takeBackLimit} to ${this.decided - 1} is possible, not ${decisions}`,
      );
    }
    const at = decisions - this.historyFrom;
    this.state = this.history[at];
    this.history.length = at;
    this.decided = decisions;
    this.entries.push({ takeBack: decisions });
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

/** Applies a move to a copy after checking it; throws `RulesError` with the reason. */
export function playChecked(rules: AnyRules, state: State, move: Move, rng: Rng, seat?: number): State {
  if (state.toMove < 0) throw new RulesError('game-over', 'the game is over');
  if (seat !== undefined && seat !== state.toMove) {
    throw new RulesError('wrong-seat', `seat ${state.toMove} is to move, not seat ${seat}`);
  }
  const legal: Move[] = [];
  const count = rules.listMoves(state, legal);
  if (!legal.slice(0, count).includes(move)) {
    const text =
      Number.isInteger(move) && move >= 0 && move < rules.moves.size ? rules.moves.text(move) : String(move);
    const open = legal.slice(0, count).map((m) => rules.moves.text(m));
    throw new RulesError('illegal-move', `${text} is not possible now; possible are ${open.join(', ')}`);
  }
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
