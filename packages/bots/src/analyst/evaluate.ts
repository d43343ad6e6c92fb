import { type Move, type State, seeded } from '@shirasagi/engine';
import type { Candidate } from '../bot.js';
import { judgeOf } from '../judge.js';
import type { NetWeights } from '../net/weights.js';
import { forecastOf } from '../search/forecast.js';
import { Search } from '../search/search.js';
import { TUNED } from '../search/search-options.js';
import { marginOf } from '../search/win-chances.js';
import { solveLastTurn } from './last-turn.js';
import { ending, type Outlook } from './outlook.js';
import type { Work } from './work.js';

/** What a search found at a state. */
export interface Evaluation {
  readonly outlook: Outlook;
  /** Lines to the end of the turn or to a draw, best first. */
  readonly lines: readonly (readonly Move[])[];
}

/** Sums of what the descents through one move led to. */
interface Sums {
  readonly margins: Float64Array;
  readonly wins: Float64Array;
  count: number;
}

/** States looked at between two breaths. */
const BREATH = 64;

/** Looks at `nodes` states from here on, judged with a net where there is one. The same seed gives the same answer. */
export function* evaluate(
  state: State,
  nodes: number,
  seed: string,
  net: NetWeights | undefined,
  most = 1,
): Work<Evaluation> {
  if (state.toMove < 0) return { outlook: ending(state), lines: [] };
  const solved = most === 1 ? yield* solveLastTurn(state, nodes) : undefined;
  if (solved) return { outlook: solved.outlook, lines: [solved.moves] };
  const seats = judgeOf(state).seats(state);
  const forecast = forecastOf(state, net);
  const search = new Search(state, seeded(seed), TUNED, forecast);
  search.start(state);
  const byMove = new Map<Move, Sums>();
  search.onOutcome = (first, scores, wins, spread) => {
    const sums = byMove.get(first) ?? emptySums(seats);
    byMove.set(first, sums);
    for (let seat = 0; seat < seats; seat++) {
      sums.margins[seat] += marginOf(scores, seats, seat, spread);
      sums.wins[seat] += wins[seat];
    }
    sums.count++;
  };
  while (search.looks < nodes || byMove.size === 0) {
    search.descend();
    if (search.looks % BREATH === 0) yield;
  }
  const candidates = search.candidates(most);
  const { margins, wins, count } = byMove.get(candidates[0].move)!;
  return {
    outlook: {
      margins: forecast.honestMargins(
        Array.from(margins, (sum) => sum / count),
        state,
      ),
      wins: toOne(Array.from(wins, (sum, seat) => forecast.honest(sum / count, state, seat))),
    },
    lines: candidates.filter(wasTried).map(({ line }) => line),
  };
}

/** Chances that add up to 1; those of two seats do, but more were each told apart from the others. */
function toOne(wins: number[]): number[] {
  if (wins.length <= 2) return wins;
  const sum = wins.reduce((a, b) => a + b, 0);
  return wins.map((win) => win / sum);
}

const wasTried = ({ visits }: Candidate): boolean => visits > 0;

const emptySums = (seats: number): Sums => ({
  margins: new Float64Array(seats),
  wins: new Float64Array(seats),
  count: 0,
});
