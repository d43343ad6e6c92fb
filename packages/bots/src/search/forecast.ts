import { clone, type EditionBase, type GameName, rulesFor, type State } from '@shirasagi/engine';
import { FACTS } from '../games.js';
import { type Expect, type Judge, judgeOf } from '../judge.js';
import { AS_EXPECTED, type More } from '../levels/more.js';
import { type Style, tasteOf } from '../levels/styles.js';
import { AS_SAID, honestChance, rounded, type Surer } from '../levels/surer.js';
import type { Evaluator } from '../net/evaluator.js';
import { evaluatorOf } from '../net/net.js';
import type { NetWeights } from '../net/weights.js';

/** What a search expects of states, many of which differ little from one another. */
export interface Forecast {
  /** Two states to work on; nothing in them outlasts one descent. */
  readonly scratch: readonly [State, State];
  /** Says that the states looked at next come from this one. */
  from(state: State): void;
  /** Final points a seat can expect; `sum` is the judge's weighted sum where a player's taste changes it. */
  expect(state: State, seat: number, sum?: Expect): number;
  /** The scale of win chances. */
  spread(state: State): number;
  /** A seat's win chance by a search that began at a state, as told to people: as often as such chances come true. */
  honest(win: number, state: State, seat: number): number;
  /** Points a seat can expect by such a search, as told to people: as many as are made on average. */
  honestPoints(points: number, state: State, seat: number): number;
  /** Points every seat can expect to end ahead of the strongest other one, likewise. */
  honestMargins(margins: readonly number[], state: State): number[];
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

/** How chances by a net are told in games of so many players. */
export const surerOf = (game: GameName, players: number): Surer => FACTS[game].surer.get(players) ?? AS_SAID;

/** How points by a net are told in games of so many players. */
export const moreOf = (game: GameName, players: number): More => FACTS[game].more.get(players) ?? AS_EXPECTED;

/**
 * The forecast for a game like `like`: by the weighted sum alone, or with what a net adds to it where it was
 * trained for so many players.
 */
export function forecastOf(like: State, net?: NetWeights): Forecast {
  const judge = judgeOf(like);
  const players = playersOf(like);
  const spreads = net?.spreads.get(players);
  if (net && spreads) return new NetForecast(like, judge, net, spreads, players);
  return {
    scratch: [clone(like), clone(like)],
    from: () => {},
    expect: (state, seat, sum = judge.expect) => sum(state, seat),
    spread: judge.spread,
    // Only what nets say is calibrated.
    honest: rounded,
    honestPoints: (points) => points,
    honestMargins: (margins) => margins.map(rounded),
  };
}

/** The weighted sum and a net's answer together. */
class NetForecast implements Forecast {
  readonly scratch: readonly [State, State];
  private readonly judge: Judge;
  private readonly evaluator: Evaluator;
  private readonly scale: number;
  private readonly spreads: Float32Array;
  private readonly surer: Surer;
  private readonly more: More;

  constructor(like: State, judge: Judge, net: NetWeights, spreads: Float32Array, players: number) {
    const seats = judge.seats(like);
    this.judge = judge;
    this.scale = net.scale;
    this.spreads = spreads;
    this.surer = surerOf(like.game, players);
    this.more = moreOf(like.game, players);
    this.evaluator = evaluatorOf(net, seats, (seat) => judge.perspective(seats, seat));
    const wrap = (bytes: Uint8Array): State =>
      rulesFor(like.game).wrap(bytes, like.edition as EditionBase) as State;
    this.scratch = [wrap(this.evaluator.scratch[0]), wrap(this.evaluator.scratch[1])];
  }

  from(state: State): void {
    this.evaluator.anchor(state.bytes as Uint8Array);
  }

  expect(state: State, seat: number, sum: Expect = this.judge.expect): number {
    const points = sum(state, seat);
    if (state.toMove < 0 || !this.judge.decides(state, seat)) return points;
    return points + this.scale * this.evaluator.answer(state.bytes as Uint8Array, seat);
  }

  honest(win: number, state: State, seat: number): number {
    return honestChance(win, this.surer, {
      turnsToPlay: this.judge.turnsToPlay(state, state.toMove),
      isToMove: seat === state.toMove,
      seats: this.judge.seats(state),
    });
  }

  honestPoints(points: number, state: State, seat: number): number {
    if (state.toMove < 0 || !this.judge.decides(state, seat)) return points;
    return points + (this.more.points[this.judge.turnsToPlay(state, seat)] ?? 0);
  }

  honestMargins(margins: readonly number[], state: State): number[] {
    const lead = this.more.leads[this.judge.turnsToPlay(state, state.toMove)] ?? 0;
    const others = margins.length - 1;
    return margins.map((margin, seat) => rounded(margin + (seat === state.toMove ? lead : -lead / others)));
  }

  spread(state: State): number {
    return this.spreads[this.judge.spreadRow(state)];
  }
}

/** A forecast with the style of one player, which counts for its own seat only. */
export class StyledForecast implements Forecast {
  readonly scratch: readonly [State, State];
  /** Whose style it is. */
  seat = -1;
  private readonly plain: Forecast;
  private readonly tasted: Expect;

  constructor(plain: Forecast, like: State, style: Style) {
    this.scratch = plain.scratch;
    this.plain = plain;
    this.tasted = judgeOf(like).withTaste(tasteOf(style, like.game));
  }

  from(state: State): void {
    this.plain.from(state);
  }
  expect(state: State, seat: number): number {
    return seat === this.seat ? this.plain.expect(state, seat, this.tasted) : this.plain.expect(state, seat);
  }
  spread(state: State): number {
    return this.plain.spread(state);
  }
  honest(win: number, state: State, seat: number): number {
    return this.plain.honest(win, state, seat);
  }
  honestPoints(points: number, state: State, seat: number): number {
    return this.plain.honestPoints(points, state, seat);
  }
  honestMargins(margins: readonly number[], state: State): number[] {
    return this.plain.honestMargins(margins, state);
  }
}
