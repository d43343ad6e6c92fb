import {
  type AnyRules,
  clone,
  copy,
  type GameName,
  type Move,
  type RandomSource,
  rulesFor,
  type State,
} from '@shirasagi/engine';
import type { Bot, Budget, Candidate, Thought } from '../bot.js';
import { type Judge, judgeOf } from '../judge.js';
import { Pruner } from '../search/prune.js';
import { winChances } from '../search/win-chances.js';

/** What a greedy player cares about in a state: more is better for `seat`. */
export type Liking = (judge: Judge, state: State, seat: number) => number;

/** The lead over the strongest other seat that can be expected at the end. */
const expectedLead: Liking = (judge, state, seat) => {
  let other = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < judge.seats(state); s++)
    if (s !== seat) other = Math.max(other, judge.expect(state, s));
  return judge.expect(state, seat) - other;
};

/** Sees what is on the table now and a share of what it leads to, and does not look at the others. */
export const shortSighted =
  (sight: (game: GameName) => number): Liking =>
  (judge, state, seat) => {
    const now = judge.points(state, seat);
    return now + sight(state.game) * (judge.expect(state, seat) - now);
  };

const MOST_SHOWN = 5;

/** Looks one move ahead (through the placing of a die in hand) and takes what it likes best. */
export class GreedyBot implements Bot {
  private readonly rng: RandomSource;
  private readonly likes: Liking;
  private lookAhead: LookAhead | undefined;

  constructor(rng: RandomSource, likes: Liking = expectedLead) {
    this.rng = rng;
    this.likes = likes;
  }

  /** Tries every move worth a look once. */
  async think(state: State, budget: Budget = {}): Promise<Thought> {
    budget.signal?.throwIfAborted();
    const start = performance.now();
    if (!this.lookAhead?.fits(state)) this.lookAhead = new LookAhead(state, this.rng, this.likes);
    const best = this.lookAhead.look(state);
    return {
      move: best[0].move,
      best: best.slice(0, MOST_SHOWN),
      nodes: best.length,
      kept: 0,
      ms: performance.now() - start,
    };
  }
}

/** Scratch space for looking ahead in games like one state. */
class LookAhead {
  private readonly rules: AnyRules;
  private readonly judge: Judge;
  private readonly edition: unknown;
  private readonly pruner: Pruner;
  private readonly levels: { readonly state: State; readonly moves: Move[] }[];
  private readonly rng: RandomSource;
  private readonly likes: Liking;

  constructor(like: State, rng: RandomSource, likes: Liking) {
    this.rules = rulesFor(like.game);
    this.judge = judgeOf(like);
    this.edition = like.edition;
    this.pruner = new Pruner(this.rules, this.judge, like);
    this.levels = [0, 1, 2].map(() => ({ state: clone(like), moves: [] }));
    this.rng = rng;
    this.likes = likes;
  }

  fits(state: State): boolean {
    return state.edition === this.edition;
  }

  /** All moves worth a look, best first; equal ones stay in the engine's order. */
  look(state: State): Candidate[] {
    const { moves } = this.levels[0];
    const count = this.pruner.list(state, moves);
    const seat = state.toMove;
    const found: { candidate: Candidate; liking: number }[] = [];
    for (let i = 0; i < count; i++) {
      const after = this.levels[0].state;
      copy(state, after);
      this.rules.apply(after, moves[i], this.rng);
      const { score, win } = this.outlook(after, seat);
      found.push({
        candidate: { move: moves[i], line: [moves[i]], score, win, visits: 1 },
        liking: this.value(after, seat, 1),
      });
    }
    return found.sort((a, b) => b.liking - a.liking).map(({ candidate }) => candidate);
  }

  private outlook(state: State, seat: number): { score: number; win: number } {
    const seats = this.judge.seats(state);
    const scores = Float64Array.from({ length: seats }, (_, s) => this.judge.expect(state, s));
    const wins = new Float64Array(seats);
    winChances(scores, seats, this.judge.spread(state), wins);
    return { score: scores[seat], win: wins[seat] };
  }

  /** The value of a state, or of the best one after it while it stands in the middle of a thought. */
  private value(state: State, seat: number, level: number): number {
    if (level === this.levels.length || state.toMove !== seat || !this.judge.unfinished(state)) {
      return this.likes(this.judge, state, seat);
    }
    const { state: after, moves } = this.levels[level];
    const count = this.pruner.list(state, moves);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      copy(state, after);
      this.rules.apply(after, moves[i], this.rng);
      best = Math.max(best, this.value(after, seat, level + 1));
    }
    return best;
  }
}
