/** Help for tests only: a position with defaults, and a table that plays moves written as words. */
import assert from 'node:assert/strict';
import { playChecked } from '../../core/game.js';
import { RulesError } from '../../core/result.js';
import { type Rng, seeded } from '../../core/rng.js';
import type { EditionBase, Rules, ScoreSheet } from '../../core/rules.js';
import type { State } from '../../core/state.js';
import type { DuelEdition } from '../edition/edition.js';
import type { DuelState } from '../model/state.js';
import type { DuelPosition, DuelSeatJson } from '../position/position.js';
import { duelRules } from '../rules.js';
import { SCRIPTS } from './values.js';

/** Part of a position: what a test leaves out has its default. */
export type Loose = { readonly [field: string]: unknown };

type AnyRules = Rules<State, { readonly kind: string }, EditionBase>;

/** A game in a test: play words, look at what lies on the table. */
export class Table {
  state: DuelState;
  private readonly rng: Rng;

  constructor(state: DuelState, rng: Rng) {
    this.state = state;
    this.rng = rng;
    this.check();
  }

  /** Plays moves in turn; fails where one is not possible. */
  play(...words: readonly string[]): this {
    for (const word of words) {
      if (!this.options().includes(word)) {
        assert.fail(`${word} is not possible; possible are ${this.options().join(', ')}`);
      }
      const move = duelRules.moves.number(word);
      this.state = playChecked(duelRules as unknown as AnyRules, this.state, move, this.rng) as DuelState;
      this.check();
    }
    return this;
  }

  private check(): void {
    assert.deepEqual(duelRules.brokenInvariants(this.state), []);
  }

  /** All moves open now. */
  options(): string[] {
    const out: number[] = [];
    const count = duelRules.listMoves(this.state, out);
    return out.slice(0, count).map((move) => duelRules.moves.text(move));
  }

  /** The moves open now that begin with one of these words; without words, all but exchanges. */
  answers(...kinds: readonly string[]): string[] {
    const wanted = (text: string): boolean =>
      kinds.length === 0 ? !text.startsWith('exchange') : kinds.some((kind) => text.split(':')[0] === kind);
    return this.options().filter(wanted);
  }

  get toMove(): number {
    return this.state.toMove;
  }

  /** The table as everybody sees it. */
  get board(): DuelPosition {
    return duelRules.toPosition(this.state) as DuelPosition;
  }

  seat(seat: number): DuelSeatJson {
    return this.board.seats[seat];
  }

  /** Some holdings of a seat, for one comparison. */
  holds(seat: number, ...names: readonly (keyof DuelSeatJson)[]): unknown[] {
    return names.map((name) => this.seat(seat)[name]);
  }

  sheet(seat: number): ScoreSheet {
    return duelRules.scoreSheet(this.state)[seat];
  }
}

const first: Rng = () => 0;

/** A table at a position; draws are always the first card unseen. */
export function table(position: Loose, edition: DuelEdition = SCRIPTS): Table {
  return new Table(duelRules.fromPosition({ game: 'duel', ...position }, edition), first);
}

/** A table set up from a seed. */
export function dealt(seed: number | string, options: Loose = {}): Table {
  const rng = seeded(seed);
  return new Table(duelRules.create(duelRules.readOptions(options), SCRIPTS, rng), rng);
}

/** The reason why `body` is refused. */
export function refusal(body: () => unknown): RulesError {
  try {
    body();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  return assert.fail('nothing was refused');
}

/** Cards of a seat as a position writes them. */
export const cards = (ids: readonly string[], improved = false): Loose[] =>
  ids.map((id) => ({ id, improved }));
