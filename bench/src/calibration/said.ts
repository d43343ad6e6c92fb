import { judgeOf, type Thought } from '@shirasagi/bots';
import {
  type GameName,
  legalMoves,
  type Move,
  type RandomSource,
  rulesFor,
  type State,
  seeded,
} from '@shirasagi/engine';
import { optionsInTurn } from '../matches/options-in-turn.js';
import { playGame } from '../matches/table.js';
import { victory } from '../matches/tally.js';

/** What a search said at the beginning of a turn, and how the game ended for the seat that moved. */
export interface Said {
  /** Games share luck: what is said in one of them is not independent. */
  readonly game: number;
  /** Turns left, as the scale of win chances counts them. */
  readonly row: number;
  readonly win: number;
  readonly score: number;
  readonly won: number;
  readonly total: number;
  /** Points it expected to be ahead of the best other seat, and was ahead in the end. */
  readonly lead: number;
  readonly led: number;
}

/** Play a game and note what was said in it. */
export interface SaidJob {
  readonly kind: 'said';
  readonly game: GameName;
  readonly players: number;
  readonly bot: string;
  readonly seed: string;
  readonly number: number;
  /** Up to a turn by lot one in so many decisions is answered at random; what is said before counts for nothing. */
  readonly stray: number | undefined;
}

/** One decision a turn is enough: the others say nearly the same. */
const isFirstOfTurn = (state: State): boolean => rulesFor(state.game).betweenTurns(state);

/** Points of a seat less those of the best other one. */
function aheadOf(points: readonly number[], seat: number): number {
  return points[seat] - Math.max(...points.filter((_, other) => other !== seat));
}

/**
 * Says which decisions of a game are made at random: one in `stray` with more turns left than a number by lot. Where a
 * search nearly always wins, it is asked what it thinks of other positions only in games that did not begin so well.
 */
function straying(stray: number, rng: RandomSource): (row: number) => { isOver: boolean; isNow: boolean } {
  let until: number | undefined;
  return (row) => {
    until ??= rng(row + 1);
    return { isOver: row <= until, isNow: row > until && rng(stray) === 0 };
  };
}

/** Plays one game of a search against itself. */
export async function saidIn({ game, players, bot, seed, number, stray }: SaidJob): Promise<Said[]> {
  const rng = seeded(`${seed} ${number} astray`);
  const strays = stray ? straying(stray, rng) : () => ({ isOver: true, isNow: false });
  const said: { seat: number; row: number; win: number; score: number; lead: number }[] = [];
  const watch = (state: State, move: Move, { best: [first], outlook }: Thought): Move => {
    const row = judgeOf(state).spreadRow(state);
    const { isOver, isNow } = strays(row);
    if (isOver && isFirstOfTurn(state) && first.visits > 0 && outlook)
      said.push({
        seat: state.toMove,
        row,
        win: first.win,
        score: first.score,
        lead: aheadOf(outlook, state.toMove),
      });
    if (!isNow) return move;
    const legal = legalMoves(state);
    return legal[rng(legal.length)];
  };
  const outcome = await playGame(
    {
      game,
      options: optionsInTurn(game, players, number),
      seats: Array<string>(players).fill(bot),
      seed: `${seed} ${number}`,
    },
    watch,
  );
  return said.map(({ seat, ...one }) => ({
    game: number,
    ...one,
    won: victory(outcome, seat),
    total: outcome.totals[seat],
    led: aheadOf(outcome.totals, seat),
  }));
}
