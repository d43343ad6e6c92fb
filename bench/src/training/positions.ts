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
import { type Outcome, playGame } from '../matches/table.js';
import { victory } from '../matches/tally.js';
import { isOpening, MOST_STRAYING, STRAY } from './sample.js';

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
// What follows the state, by its place there: `bench/train/positions.py` reads it.
const LINEAR = 8;
const SCORES = LINEAR + 4 * MOST_SEATS;
const WIN = SCORES + 4 * MOST_SEATS;
const TOTALS = WIN + 4;
const WINS = TOTALS + 4 * MOST_SEATS;
const TAIL = WINS + 4 * MOST_SEATS;

/** A thought of fewer states says little. */
const LEAST_NODES = 8;

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
  addOutcome(records, records[0]?.length - TAIL, outcome);
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
  for (let seat = 0; seat < seats; seat++)
    view.setFloat32(LINEAR + 4 * seat, judge.expect(state, seat), true);
  const [best] = thought.best;
  const isThought = best.visits > 0 && thought.nodes >= LEAST_NODES;
  for (let seat = 0; seat < seats; seat++) {
    const expected = seat === state.toMove ? best.score : thought.outlook?.[seat];
    view.setFloat32(SCORES + 4 * seat, isThought && expected !== undefined ? expected : Number.NaN, true);
  }
  view.setFloat32(WIN, isThought ? best.win : Number.NaN, true);
  return bytes;
}

/** How much of what is expected at a decision is left over for those before it. */
const LOOK_BACK = 0.95;

/**
 * Writes how the game ended, and puts what was expected a few turns later in place of what was expected at a
 * decision itself: it is nearer to the end, and has less of the luck in it that nobody could foresee.
 */
function addOutcome(records: readonly Uint8Array[], size: number, outcome: Outcome): void {
  const { totals } = outcome;
  const wins = totals.map((_, seat) => victory(outcome, seat));
  const laterScores = [...totals];
  let laterWin = wins[0];
  for (const record of [...records].reverse()) {
    const view = new DataView(record.buffer, size);
    const mover = view.getUint8(1);
    const winOfFirst = (win: number): number => (mover === 0 ? win : 1 - win);
    const win = view.getFloat32(WIN, true);
    const scores = totals.map((_, seat) => view.getFloat32(SCORES + 4 * seat, true));
    totals.forEach((total, seat) => {
      view.setFloat32(SCORES + 4 * seat, laterScores[seat], true);
      view.setFloat32(TOTALS + 4 * seat, total, true);
      view.setFloat32(WINS + 4 * seat, wins[seat], true);
    });
    view.setFloat32(WIN, winOfFirst(laterWin), true);
    if (Number.isNaN(win)) continue;
    laterWin = LOOK_BACK * laterWin + (1 - LOOK_BACK) * winOfFirst(win);
    scores.forEach((score, seat) => {
      laterScores[seat] = LOOK_BACK * laterScores[seat] + (1 - LOOK_BACK) * score;
    });
  }
}
