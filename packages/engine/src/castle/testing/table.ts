/** Help for tests only: a position with defaults, and a table that plays moves written as words. */
import assert from 'node:assert/strict';
import {
  fromPosition,
  fromText,
  legalMoves,
  play,
  type Rng,
  RulesError,
  rulesFor,
  type ScoreSheet,
  type State,
  scoreSheet,
  seatToMove,
  toPosition,
  toText,
} from '../../index.js';
import type { CastlePosition, SeatJson } from '../position/position.js';

/** Part of a position: what a test leaves out has the default of a two-player game. */
export type Loose = { readonly [field: string]: unknown };

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays `over` on `base`, object by object; a list replaces the list below it. */
export function merge(base: Loose, over: Loose): Loose {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const below = merged[name];
    merged[name] = isObject(below) && isObject(value) ? merge(below, value) : value;
  }
  return merged;
}

/** Completes a position: two players, and a seat for everyone who has none. */
export function position(...parts: readonly Loose[]): Loose {
  const whole = parts.reduce(merge, { game: 'castle', players: 2 });
  const seats = (whole.seats ?? []) as readonly Loose[];
  return { ...whole, seats: Array.from({ length: whole.players as number }, (_, i) => seats[i] ?? {}) };
}

/** A table for two on which the last turn of the round is to be taken, with dice left on all three bridges. */
export const LAST_TURN: Loose = {
  bridges: {
    coral: { left: 2, right: 6 },
    black: { left: null, right: 4 },
    white: { left: 3, right: null },
  },
  wellDice: ['coral 1', 'black 1', 'black 2', 'white 5', 'white 6'],
};

/** A game in a test: play words, look at what lies on the table. */
export class Table {
  state: State;
  private readonly rng: Rng;

  constructor(state: State, rng: Rng) {
    this.state = state;
    this.rng = rng;
    this.check();
  }

  /** Plays moves in turn; fails where one is not possible. */
  play(...words: readonly string[]): this {
    for (const word of words) {
      const next = play(this.state, fromText(this.state, word), this.rng);
      if (!next.ok) throw next.error;
      this.state = next.value;
      this.check();
    }
    return this;
  }

  private check(): void {
    assert.deepEqual(rulesFor('castle').brokenInvariants(this.state), []);
  }

  /** All moves open now. */
  options(): string[] {
    return legalMoves(this.state).map((move) => toText(this.state, move));
  }

  /** The moves open now that begin with one of these words; without words, all but exchanges. */
  answers(...kinds: readonly string[]): string[] {
    const wanted = (text: string): boolean =>
      kinds.length === 0 ? !text.startsWith('exchange') : kinds.some((kind) => text.split(':')[0] === kind);
    return this.options().filter(wanted);
  }

  /** The reason why a move is refused. */
  refusal(word: string): RulesError {
    try {
      fromText(this.state, word);
    } catch (error) {
      if (error instanceof RulesError) return error;
      throw error;
    }
    return assert.fail(`${word} is possible`);
  }

  get toMove(): number {
    return seatToMove(this.state);
  }

  /** The table as everybody sees it. */
  get board(): CastlePosition {
    return toPosition(this.state) as CastlePosition;
  }

  seat(seat: number): SeatJson {
    return this.board.seats[seat];
  }

  /** Some holdings of a seat, for one comparison. */
  holds(seat: number, ...names: readonly (keyof SeatJson)[]): unknown[] {
    return names.map((name) => this.seat(seat)[name]);
  }

  sheet(seat: number): ScoreSheet {
    return scoreSheet(this.state)[seat];
  }
}

/** A table at a position; draws come from `rng`, always the first by default. */
export function table(...parts: readonly Loose[]): Table {
  return tableWith(() => 0, ...parts);
}

/** A table whose draws come from `rng`. */
export function tableWith(rng: Rng, ...parts: readonly Loose[]): Table {
  const read = fromPosition(position(...parts));
  if (!read.ok) throw read.error;
  return new Table(read.value, rng);
}
