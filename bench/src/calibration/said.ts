import { judgeOf, type Thought } from '@shirasagi/bots';
import { type GameName, type Move, rulesFor, type State } from '@shirasagi/engine';
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
}

/** One decision a turn is enough: the others say nearly the same. */
const isFirstOfTurn = (state: State): boolean => rulesFor(state.game).betweenTurns(state);

/** Points of a seat less those of the best other one. */
function aheadOf(points: readonly number[], seat: number): number {
  return points[seat] - Math.max(...points.filter((_, other) => other !== seat));
}

/** Plays one game of a search against itself. */
export async function saidIn({ game, players, bot, seed, number }: SaidJob): Promise<Said[]> {
  const said: { seat: number; row: number; win: number; score: number; lead: number }[] = [];
  const watch = (state: State, move: Move, { best: [first], outlook }: Thought): Move => {
    if (isFirstOfTurn(state) && first.visits > 0 && outlook)
      said.push({
        seat: state.toMove,
        row: judgeOf(state).spreadRow(state),
        win: first.win,
        score: first.score,
        lead: aheadOf(outlook, state.toMove),
      });
    return move;
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
