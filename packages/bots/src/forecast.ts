import { clone, type EditionBase, type GameName, rulesFor, type State } from '@shirasagi/engine';
import { type Judge, judgeOf } from './judge.js';
import type { Evaluator } from './net/evaluator.js';
import { evaluatorOf } from './net/net.js';
import type { NetWeights } from './net/weights.js';

/** What a search expects of states, many of which differ little from one another. */
export interface Forecast {
  /** Two states to work on; nothing in them outlasts one descent. */
  readonly scratch: readonly [State, State];
  /** Says that the states looked at next come from this one. */
  from(state: State): void;
  /** Final points a seat can expect. */
  expect(state: State, seat: number): number;
  /** The scale of win chances. */
  spread(state: State): number;
  /** A win chance of the search as it is told to people: as often as such chances come true. */
  honest(win: number): number;
}

/** Seats that decide: all but the rival of the solo game. */
export function playersOf(state: State): number {
  const judge = judgeOf(state);
  let players = 0;
  for (let seat = 0; seat < judge.seats(state); seat++) if (judge.decides(state, seat)) players++;
  return players;
}

/**
 * The forecast for a game like `like`: by the weighted sum alone, or with what a net adds to it where it was
 * trained for so many players.
 */
export function forecastOf(like: State, net?: NetWeights): Forecast {
  const judge = judgeOf(like);
  const spreads = net?.spreads.get(playersOf(like));
  if (net && spreads) return new NetForecast(like, judge, net, spreads);
  return {
    scratch: [clone(like), clone(like)],
    from: () => {},
    expect: judge.expect,
    spread: judge.spread,
    honest: (win) => win,
  };
}

/**
 * How much surer the outcome is than the net says, as a power of the odds (`bench calibrate`): it learned from
 * games of quick players, and better ones leave less to luck. The search itself goes on with what the net says.
 */
const SURER: Readonly<Record<GameName, number>> = { castle: 1.55, duel: 1.6 };
/** Only games of two players were calibrated. */
const CALIBRATED = 2;

/** The weighted sum and a net's answer together. */
class NetForecast implements Forecast {
  readonly scratch: readonly [State, State];
  private readonly judge: Judge;
  private readonly evaluator: Evaluator;
  private readonly scale: number;
  private readonly spreads: Float32Array;
  private readonly power: number;

  constructor(like: State, judge: Judge, net: NetWeights, spreads: Float32Array) {
    const seats = judge.seats(like);
    this.judge = judge;
    this.scale = net.scale;
    this.spreads = spreads;
    this.power = playersOf(like) === CALIBRATED ? SURER[like.game] : 1;
    this.evaluator = evaluatorOf(net, seats, (seat) => judge.perspective(seats, seat));
    const wrap = (bytes: Uint8Array): State =>
      rulesFor(like.game).wrap(bytes, like.edition as EditionBase) as State;
    this.scratch = [wrap(this.evaluator.scratch[0]), wrap(this.evaluator.scratch[1])];
  }

  from(state: State): void {
    this.evaluator.anchor(state.bytes as Uint8Array);
  }

  expect(state: State, seat: number): number {
    const sum = this.judge.expect(state, seat);
    if (state.toMove < 0 || !this.judge.decides(state, seat)) return sum;
    return sum + this.scale * this.evaluator.answer(state.bytes as Uint8Array, seat);
  }

  honest(win: number): number {
    const odds = (win / (1 - win)) ** this.power;
    return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds);
  }

  spread(state: State): number {
    return this.spreads[this.judge.spreadRow(state)];
  }
}
