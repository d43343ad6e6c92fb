import { type Judge, judgeOf, type Thought } from '@shirasagi/bots';
import {
  create,
  type GameName,
  legalMoves,
  type Move,
  type Options,
  type State,
  seeded,
} from '@shirasagi/engine';
import { isOpening, MOST_STRAYING, STRAY } from './sample.js';
import { type Outcome, playGame } from './table.js';
import { victory } from './tally.js';

/** Play games and keep positions a net can learn from. */
export interface PlayJob {
  readonly kind: 'play';
  readonly game: GameName;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly seed: string;
  /** Numbers of the games to be played, which positions name. */
  readonly first: number;
  readonly games: number;
}

/** Positions one after another, `recordSize` bytes each. */
export type Positions = Uint8Array;

/** Seats a record has room for. */
const MOST_SEATS = 4;
/** What follows the state: see `bench/train/positions.py`, which reads it. */
const TAIL = 8 + 4 * (MOST_SEATS + 2 + MOST_SEATS + MOST_SEATS);

/** Bytes of one position of a game whose states have `size` bytes. */
export const recordSize = (size: number): number => size + TAIL;

/** Plays games and keeps positions with what the search thought of them and how the game ended. */
export async function playForPositions(job: PlayJob): Promise<Positions> {
  const kept: Uint8Array[] = [];
  for (let game = job.first; game < job.first + job.games; game++) kept.push(...(await playOne(job, game)));
  const size = kept.reduce((sum, record) => sum + record.length, 0);
  const all = new Uint8Array(size);
  let at = 0;
  for (const record of kept) {
    all.set(record, at);
    at += record.length;
  }
  return all;
}

async function playOne(job: PlayJob, game: number): Promise<Uint8Array[]> {
  const seed = `${job.seed} ${game}`;
  const judge = judgeOf(create(job.game, job.options, seeded(0)));
  const records: Uint8Array[] = [];
  const rng = seeded(`${seed} positions`);
  // As for the weighted sum: states a strong player avoids must be seen too, and only what follows them counts.
  const straysUntil = rng(2) === 0 ? 0 : rng(MOST_STRAYING);
  let decision = 0;
  const watch = (state: State, move: Move, thought: Thought): Move => {
    const learning = decision++ >= straysUntil;
    if (learning) records.push(record(judge, state, thought, game));
    if (!isOpening(state) && (learning || rng(STRAY) > 0)) return move;
    const legal = legalMoves(state);
    return legal[rng(legal.length)];
  };
  const outcome = await playGame({ ...job, seed }, watch);
  for (const bytes of records) addOutcome(bytes, outcome);
  return records;
}

function record(judge: Judge, state: State, thought: Thought, game: number): Uint8Array {
  const size = state.bytes.length;
  const bytes = new Uint8Array(recordSize(size));
  bytes.set(state.bytes as Uint8Array);
  const view = new DataView(bytes.buffer, size);
  const seats = judge.seats(state);
  let deciding = 0;
  for (let seat = 0; seat < seats; seat++) if (judge.decides(state, seat)) deciding |= 1 << seat;
  view.setUint8(0, seats);
  view.setUint8(1, state.toMove);
  view.setUint8(2, judge.spreadRow(state));
  view.setUint8(3, deciding);
  view.setUint32(4, game, true);
  for (let seat = 0; seat < seats; seat++) view.setFloat32(8 + 4 * seat, judge.expect(state, seat), true);
  const [best] = thought.best;
  view.setFloat32(8 + 4 * MOST_SEATS, best.visits > 0 ? best.score : Number.NaN, true);
  view.setFloat32(12 + 4 * MOST_SEATS, best.visits > 0 ? best.win : Number.NaN, true);
  return bytes;
}

/** How the game ended, written when it has. */
function addOutcome(record: Uint8Array, outcome: Outcome): void {
  const view = new DataView(record.buffer, record.length - 8 * MOST_SEATS);
  outcome.totals.forEach((total, seat) => {
    view.setFloat32(4 * seat, total, true);
    view.setFloat32(4 * (MOST_SEATS + seat), victory(outcome, seat), true);
  });
}
