import { isTurnStart, judgeOf, type Thought } from '@shirasagi/bots';
import { evaluate, finish, ownNet } from '@shirasagi/bots/analyst';
import {
  clone,
  type GameName,
  legalMoves,
  type Move,
  type RandomSource,
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
  /** Turns still to be played by all who decide, the one that begins included. */
  readonly turns: number;
  readonly win: number;
  readonly score: number;
  readonly won: number;
  readonly total: number;
  /** Points the analyst expected it to be ahead of the best other seat, and it was ahead in the end. */
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

/** States the analyst looks at to tell a lead. */
const LEAD_NODES = 200;

/**
 * Says which decisions of a game are made at random: one in `stray` with more turns left than a number by lot. Where a
 * search nearly always wins, it is asked what it thinks of other positions only in games that did not begin so well.
 */
function straying(stray: number, rng: RandomSource): (turns: number) => { isOver: boolean; isNow: boolean } {
  let until: number | undefined;
  return (turns) => {
    until ??= rng(turns + 1);
    return { isOver: turns <= until, isNow: turns > until && rng(stray) === 0 };
  };
}

/** Whether a search judges with a net. */
export const hasNet = (bot: string): boolean => !bot.split(':').includes('linear');

/** Plays one game of a search against itself. */
export async function saidIn({ game, players, bot, seed, number, stray }: SaidJob): Promise<Said[]> {
  const rng = seeded(`${seed} ${number} astray`);
  const strays = stray ? straying(stray, rng) : () => ({ isOver: true, isNow: false });
  const said: { state: State; turns: number; win: number; score: number }[] = [];
  const watch = (state: State, move: Move, { best: [first] }: Thought): Move => {
    const turns = judgeOf(state).turnsToPlay(state, state.toMove);
    const { isOver, isNow } = strays(turns);
    // One decision a turn is enough: the others say nearly the same.
    if (isOver && isTurnStart(state) && first.visits > 0)
      said.push({ state: clone(state), turns, win: first.win, score: first.score });
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
  if (said.length === 0) return [];
  const net = hasNet(bot) ? await ownNet(said[0].state) : undefined;
  return said.map(({ state, turns, win, score }): Said => {
    const seat = state.toMove;
    const { outlook } = finish(evaluate(state, LEAD_NODES, `lead ${seed} ${number}`, net));
    const ahead = (points: readonly number[]): number =>
      points[seat] - Math.max(...points.filter((_, other) => other !== seat));
    return {
      game: number,
      turns,
      win,
      score,
      won: victory(outcome, seat),
      total: outcome.totals[seat],
      lead: outlook.margins[seat],
      led: ahead(outcome.totals),
    };
  });
}
