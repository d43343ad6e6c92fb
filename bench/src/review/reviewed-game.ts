import { readSpec } from '@shirasagi/bots';
import {
  examine,
  finish,
  lostAtSight,
  ownNet,
  reviewOf,
  type SeatReview,
  type Sum,
  stretchesOf,
} from '@shirasagi/bots/analyst';
import { type GameLog, type GameName, isOver, logOf, type Options, seeded, start } from '@shirasagi/engine';

/** Play a game and review it. */
export interface ReviewJob {
  readonly kind: 'review';
  readonly group: number;
  readonly game: GameName;
  readonly options: Options;
  /** Opponents in words, one a seat. */
  readonly seats: readonly string[];
  readonly seed: string;
  readonly nodes: number;
  /** Budget of a second, deeper review; 0 for none. */
  readonly deep: number;
}

/** What a review says about each seat, and what a deeper one does. */
export interface ReviewedGame {
  readonly seats: readonly string[];
  readonly found: readonly SeatReview[];
  /** What each seat lost as far as it could be seen at the time. */
  readonly sight: readonly Sum[];
  readonly deep: readonly SeatReview[];
}

/** A review of a game, and what it would be without hindsight. */
interface Reviewed {
  readonly seats: readonly SeatReview[];
  readonly sight: readonly Sum[];
}

async function play({ game, options, seats, seed }: ReviewJob): Promise<GameLog> {
  const rng = seeded(`${seed} game`);
  const log = logOf(start(game, options, rng));
  const specs = seats.map((text) => readSpec(text));
  const bots = specs.map((spec, seat) => spec.seat(seeded(`${seed} seat ${seat}`)));
  while (!isOver(log.game.state)) {
    const { state } = log.game;
    const { move } = await bots[state.toMove].think(state, specs[state.toMove].budget);
    log.play(move, rng);
  }
  return log;
}

async function review({ steps }: GameLog, nodes: number): Promise<Reviewed> {
  const stretches = stretchesOf(steps);
  const net = await ownNet(stretches[0].before);
  const findings = stretches.map((stretch) => finish(examine(stretch, nodes, net)));
  return { seats: reviewOf(stretches, findings).seats, sight: lostAtSight(stretches, findings) };
}

/** Plays one game and reviews it, once or twice. */
export async function reviewGame(job: ReviewJob): Promise<ReviewedGame[]> {
  const log = await play(job);
  const found = await review(log, job.nodes);
  return [
    {
      seats: job.seats,
      found: found.seats,
      sight: found.sight,
      deep: job.deep > 0 ? (await review(log, job.deep)).seats : [],
    },
  ];
}
