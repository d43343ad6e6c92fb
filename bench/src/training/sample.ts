import { type Judge, judgeOf } from '@shirasagi/bots';
import {
  create,
  describe,
  legalMoves,
  type Move,
  type RandomSource,
  rulesFor,
  type State,
  seeded,
} from '@shirasagi/engine';
import { playGame } from '../matches/table.js';
import type { Batch } from '../workers/batches.js';

/** Play games and gather what a fit of the evaluation needs. */
export interface SampleJob extends Batch {
  readonly kind: 'sample';
}

/** Sums over all samples of each row of weights: figures by figures, figures by target, and the targets. */
export interface Sample {
  readonly products: Float64Array[];
  readonly targets: Float64Array[];
  readonly squares: Float64Array;
  readonly counts: Float64Array;
}

/** A sample with nothing in it. */
export function emptySample(size: number, rows: number): Sample {
  return {
    products: Array.from({ length: rows }, () => new Float64Array(size * size)),
    targets: Array.from({ length: rows }, () => new Float64Array(size)),
    squares: new Float64Array(rows),
    counts: new Float64Array(rows),
  };
}

/** Adds one sample to another. */
export function addSample(to: Sample, from: Sample): void {
  const add = (a: Float64Array, b: Float64Array): void => {
    for (let i = 0; i < a.length; i++) a[i] += b[i];
  };
  to.products.forEach((sum, row) => {
    add(sum, from.products[row]);
  });
  to.targets.forEach((sum, row) => {
    add(sum, from.targets[row]);
  });
  add(to.squares, from.squares);
  add(to.counts, from.counts);
}

/**
 * Up to a decision chosen by lot, one in so many is answered at random, so that states a strong player avoids
 * are seen too. Only what comes after is learned from: there every decision is meant.
 */
export const STRAY = 6;
export const MOST_STRAYING = 110;

/** Starting cards are always chosen by lot: a card never chosen would never be judged. */
export function isOpening(state: State): boolean {
  const { kind } = describe(state, legalMoves(state)[0]);
  return kind === 'draft' || kind === 'start';
}

interface Moment {
  readonly seat: number;
  readonly row: number;
  readonly figures: Float64Array;
  readonly points: number;
}

/** Plays games and adds up every decision's figures against what the seat gained from there to the end. */
export async function sampleGames(job: SampleJob): Promise<Sample> {
  const judge = judgeOf(create(job.game, job.options, seeded(0)));
  const size = judge.names.length;
  const sample = emptySample(size, judge.rows);
  for (let i = 0; i < job.games; i++) {
    const seed = `${job.seed} ${i}`;
    const moments: Moment[] = [];
    const rng = seeded(`${seed} moments`);
    const straysUntil = rng(2) === 0 ? 0 : rng(MOST_STRAYING);
    let decision = 0;
    const watch = (state: State, move: Move): Move => {
      const learning = decision++ >= straysUntil;
      if (learning) addMoments(judge, state, rng, moments);
      if (!isOpening(state) && (learning || rng(STRAY) > 0)) return move;
      const legal = legalMoves(state);
      return legal[rng(legal.length)];
    };
    const outcome = await playGame({ ...job, seed }, watch);
    for (const moment of moments) addMoment(sample, moment, outcome.totals[moment.seat] - moment.points);
  }
  return sample;
}

/** The deciding seat is looked at inside its turn too; the others where a turn begins. */
function addMoments(judge: Judge, state: State, rng: RandomSource, moments: Moment[]): void {
  const between = rulesFor(state.game).betweenTurns(state);
  for (let seat = 0; seat < judge.seats(state); seat++) {
    if (seat !== state.toMove && (!between || rng(2) === 0)) continue;
    const figures = new Float64Array(judge.names.length);
    const row = judge.features(state, seat, figures);
    moments.push({ seat, row, figures, points: judge.points(state, seat) });
  }
}

function addMoment(sample: Sample, { row, figures }: Moment, target: number): void {
  const size = figures.length;
  const products = sample.products[row];
  const targets = sample.targets[row];
  for (let i = 0; i < size; i++) {
    const figure = figures[i];
    if (figure === 0) continue;
    targets[i] += figure * target;
    const at = i * size;
    for (let j = 0; j <= i; j++) products[at + j] += figure * figures[j];
  }
  sample.squares[row] += target * target;
  sample.counts[row] += 1;
}
