import { FONDNESSES, type Fondness, judgeOf, type Thought } from '@shirasagi/bots';
import {
  apply,
  create,
  type GameName,
  isOver,
  type Move,
  type Options,
  rulesFor,
  type State,
  scoreSheet,
  seeded,
} from '@shirasagi/engine';
import { seatBot } from './seat.js';

/** One game to be played: who sits where, and the chance it is played with. */
export interface Fixture {
  readonly game: GameName;
  readonly options: Options;
  /** Opponents in words, one a seat. */
  readonly seats: readonly string[];
  /** Games with the same seed meet the same setup, dice and cards wherever they come to the same turn. */
  readonly seed: string;
}

/** What came of a game. */
export interface Outcome {
  readonly totals: readonly number[];
  readonly categories: readonly Readonly<Record<string, number>>[];
  readonly ranks: readonly number[];
  /** How much each seat has in the end of what a player may be fond of. */
  readonly has: readonly Readonly<Record<Fondness, number>>[];
  /** Decisions, lines looked at and milliseconds thought, by seat. */
  readonly decisions: readonly number[];
  readonly nodes: readonly number[];
  readonly ms: readonly number[];
}

function hasOf(state: State, seat: number): Record<Fondness, number> {
  const judge = judgeOf(state);
  const figures = new Float64Array(judge.names.length);
  judge.features(state, seat, figures);
  const entries = FONDNESSES.map((of) => [of, judge.fondness(of, state, seat, figures)]);
  return Object.fromEntries(entries) as Record<Fondness, number>;
}

/** Sees every decision before it is made, and may answer it with another move. */
export type Watcher = (state: State, move: Move, thought: Thought) => Move;

/**
 * Plays a game. Chance is drawn anew for every turn from the seed and the turn's number, so that one seating's
 * extra draw does not change every later roll of the other's.
 */
export async function playGame(fixture: Fixture, watch?: Watcher): Promise<Outcome> {
  const rules = rulesFor(fixture.game);
  const state = create(fixture.game, fixture.options, seeded(`${fixture.seed} setup`));
  const bots = await Promise.all(
    fixture.seats.map((text, seat) => seatBot(text, seeded(`${fixture.seed} mind ${seat}`))),
  );
  const decisions = bots.map(() => 0);
  const nodes = bots.map(() => 0);
  const ms = bots.map(() => 0);
  let key = '';
  let rng = seeded(0);
  while (!isOver(state)) {
    const seat = state.toMove;
    const { bot, budget } = bots[seat];
    const thought = await bot.think(state, budget);
    decisions[seat]++;
    nodes[seat] += thought.nodes;
    ms[seat] += thought.ms;
    const move = watch?.(state, thought.move, thought) ?? thought.move;
    const turn = rules.turnKey(state);
    if (turn !== key) rng = seeded(`${fixture.seed} turn ${turn}`);
    key = turn;
    apply(state, move, rng);
  }
  const sheets = scoreSheet(state);
  return {
    totals: sheets.map((sheet) => sheet.total),
    categories: sheets.map((sheet) => sheet.categories),
    ranks: sheets.map((sheet) => sheet.rank),
    has: sheets.map(({ seat }) => hasOf(state, seat)),
    decisions,
    nodes,
    ms,
  };
}
