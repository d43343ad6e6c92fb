import { clone, type EditionBase, rulesFor, type State } from '@shirasagi/engine';
import { type Judge, judgeOf } from './judge.js';
import type { Evaluator } from './net/evaluator.js';
import { evaluatorOf } from './net/net.js';
import type { NetWeights } from './net/weights.js';
import { honestChance } from './surer.js';

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
  /** A win chance of a search that began at a state, as it is told to people: as often as such chances come true. */
  honest(win: number, state: State): number;
}

/** Whether a state is played with the component values that come with its game. */
export function hasBuiltInValues(state: State): boolean {
  return (state.edition as EditionBase).id === rulesFor(state.game).edition.id;
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
  const players = playersOf(like);
  const spreads = net?.spreads.get(players);
  if (net && spreads) return new NetForecast(like, judge, net, spreads);
  return {
    scratch: [clone(like), clone(like)],
    from: () => {},
    expect: judge.expect,
    spread: judge.spread,
    honest: (win, state) => honestChance(win, 'sum', like.game, players, judge.spreadRow(state)),
  };
}

/** The weighted sum and a net's answer together. */
class NetForecast implements Forecast {
  readonly scratch: readonly [State, State];
  private readonly judge: Judge;
  private readonly evaluator: Evaluator;
  private readonly scale: number;
  private readonly spreads: Float32Array;
  private readonly players: number;

  constructor(like: State, judge: Judge, net: NetWeights, spreads: Float32Array) {
    const seats = judge.seats(like);
    this.judge = judge;
    this.scale = net.scale;
    this.spreads = spreads;
    this.players = playersOf(like);
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

  honest(win: number, state: State): number {
    return honestChance(win, 'net', state.game, this.players, this.judge.spreadRow(state));
  }

  spread(state: State): number {
    return this.spreads[this.judge.spreadRow(state)];
  }
}
