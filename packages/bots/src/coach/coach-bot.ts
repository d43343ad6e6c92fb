import {
  type AnyRules,
  clone,
  copy,
  type Move,
  type RandomSource,
  rulesFor,
  type State,
} from '@shirasagi/engine';
import type { Bot, Budget, Candidate, Thought } from '../bot.js';
import { judgeOf } from '../judge.js';
import { Pruner } from '../search/prune.js';
import { principlesOf, worthOf } from './advice.js';

/** States looked at for one decision: a turn and the ways to finish it, no more than a careful person sees. */
const MOST_STATES = 3000;
const MOST_SHOWN = 5;

/** One way to finish the turn. */
interface Way {
  readonly line: readonly Move[];
  readonly worth: number;
}

/**
 * Plays as a learner would who follows the coach's principles: goes through the ways to finish the turn and takes
 * the one that the principles like best. It looks at no turn of anybody else.
 */
export class CoachBot implements Bot {
  private readonly rng: RandomSource;
  private looks = 0;

  constructor(rng: RandomSource) {
    this.rng = rng;
  }

  async think(state: State, budget: Budget = {}): Promise<Thought> {
    budget.signal?.throwIfAborted();
    const began = performance.now();
    const ways = this.ways(state);
    const score = judgeOf(state).expect(state, state.toMove);
    const best = ways
      .slice(0, MOST_SHOWN)
      .map(({ line }): Candidate => ({ move: line[0], line, score, win: 0.5, visits: 1 }));
    return { move: best[0].move, best, nodes: this.looks, kept: 0, ms: performance.now() - began };
  }

  /** Each first move with the best way to go on from it, the best one first. */
  private ways(state: State): Way[] {
    const rules = rulesFor(state.game);
    const pruner = new Pruner(rules, judgeOf(state), state);
    const turn = { rules, pruner, seat: state.toMove, key: rules.turnKey(state) };
    const moves: Move[] = [];
    const count = pruner.list(state, moves);
    this.looks = 0;
    const most = Math.ceil(MOST_STATES / count);
    const after = clone(state);
    return moves
      .slice(0, count)
      .map((move) => {
        copy(state, after);
        rules.apply(after, move, this.rng);
        const until = this.looks + most;
        const rest = this.finish(after, turn, until);
        return { line: [move, ...rest.line], worth: rest.worth };
      })
      .sort((a, b) => b.worth - a.worth);
  }

  /** The best way to finish the turn from a state, as far as the states allowed reach. */
  private finish(state: State, turn: Turn, until: number): Way {
    const { rules, pruner, seat, key } = turn;
    this.looks++;
    const here: Way = { line: [], worth: worthOf(principlesOf(state), state, seat) };
    // A new card or the others' turn: nobody can look behind that.
    if (state.toMove !== seat || rules.turnKey(state) !== key || this.looks >= until) return here;
    const moves: Move[] = [];
    const count = pruner.list(state, moves);
    const after = clone(state);
    let best: Way | undefined;
    for (let i = 0; i < count; i++) {
      copy(state, after);
      rules.apply(after, moves[i], this.rng);
      const rest = this.finish(after, turn, until);
      if (!best || rest.worth > best.worth) best = { line: [moves[i], ...rest.line], worth: rest.worth };
      if (this.looks >= until && best) break;
    }
    return best ?? here;
  }
}

/** What stays the same while one turn is gone through. */
interface Turn {
  readonly rules: AnyRules;
  readonly pruner: Pruner;
  readonly seat: number;
  readonly key: string;
}
