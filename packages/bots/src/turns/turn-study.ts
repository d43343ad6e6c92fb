import { apply, clone, type Move, type RandomSource, rulesFor, type State, seeded } from '@shirasagi/engine';
import { judgeOf } from '../judge.js';
import type { NetWeights } from '../net/weights.js';
import { forecastOf } from '../search/forecast.js';
import { Pruner } from '../search/prune.js';
import { Search } from '../search/search.js';
import { TUNED } from '../search/search-options.js';
import { planLength, planOf } from './plan.js';

/** A way to play a turn, as far as chance does not decide, and what it is worth. */
export interface Turn {
  readonly line: readonly Move[];
  readonly plan: string;
  /** Final points every seat can expect after it. */
  readonly points: readonly number[];
  /** Points the mover can expect to end ahead of the strongest other seat. */
  readonly lead: number;
}

/** How far ahead of the strongest other seat a seat is. */
export function leadOf(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return points[seat] - Math.max(...others);
}

/** Compares ways to play one turn. Deterministic: the seed and the numbers of states decide. */
export class TurnStudy {
  private readonly state: State;
  private readonly seed: string;

  private readonly net: NetWeights | undefined;

  /** Turns are judged by the weighted sum, and with what a net adds to it where one is given. */
  constructor(state: State, seed: string, net?: NetWeights) {
    this.state = clone(state);
    this.seed = seed;
    this.net = net;
  }

  private search(chance: string): Search {
    const forecast = forecastOf(this.state, this.net);
    const search = new Search(this.state, seeded(`${this.seed} ${chance}`), TUNED, forecast);
    search.start(this.state);
    return search;
  }

  /** The best turn that a search of so many states finds. */
  best(nodes: number): Turn {
    return this.along([], nodes);
  }

  /** The best turn that begins with these moves. */
  along(start: readonly Move[], nodes: number): Turn {
    // The same chance for every line: what two lines meet alike does not tell them apart.
    const search = this.search('along');
    while (search.looks < nodes) search.descend(start);
    const line = search.lineAlong(start);
    return this.turn(line, search.outlook());
  }

  /** What a turn is worth when exactly these moves are made. */
  value(line: readonly Move[], nodes: number): Turn {
    const search = this.search('value');
    while (search.looks < nodes) search.descend(line);
    return this.turn(line, search.outlook());
  }

  private turn(line: readonly Move[], points: readonly number[]): Turn {
    return {
      line,
      points,
      plan: planOf(this.state, line),
      lead: leadOf(points, this.state.toMove),
    };
  }

  /** Every way to leave a line before its plan is settled: the moves made until then and the other one. */
  departures(line: readonly Move[]): Move[][] {
    const rules = rulesFor(this.state.game);
    const pruner = new Pruner(rules, judgeOf(this.state), this.state);
    const at = clone(this.state);
    const found: Move[][] = [];
    const moves: Move[] = [];
    line.slice(0, planLength(this.state, line)).forEach((move, made) => {
      const count = pruner.list(at, moves);
      for (const other of moves.slice(0, count))
        if (other !== move) found.push([...line.slice(0, made), other]);
      apply(at, move, NO_CHANCE);
    });
    return found;
  }
}

/** Nothing is drawn before a plan is settled. */
const NO_CHANCE: RandomSource = () => 0;
