import { movesOf, type Pool, planOf } from '@shirasagi/bots';
import { type Played, stretchesOf } from '@shirasagi/bots/analyst';
import type { Move, Step } from '@shirasagi/engine';
import type { Puzzle } from './puzzle.js';

/** States looked at to compare a turn with the best one. */
const NODES = 24_000;
const CLIENT = { table: 'puzzle' };
/** Losses are told to a tenth of a point. */
const tenths = (points: number): number => Math.max(0, Math.round(10 * points) / 10);

const isSame = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((move, i) => move === b[i]);

/** What the first part of a turn, up to a draw, loses against the best turn. */
async function lossAgainstBest(pool: Pool, puzzle: Puzzle, part: Played): Promise<number> {
  const { before, seat, moves } = part;
  const best = movesOf(before, puzzle.best);
  if (isSame(best, moves)) return 0;
  const known = puzzle.others.find(([line]) => isSame(movesOf(before, line), moves));
  if (known) return known[1];
  // The best turn takes the place of the played one: both are looked at over the same chance.
  const { played, tried } = await pool.tryLine(CLIENT, { ...part, moves: best }, moves, NODES);
  const loss = played.margins[seat] - tried.outlook.margins[seat];
  // Confirmed at a greater depth: no really different turn loses less than the best of the others.
  const different = planOf(before, best) !== planOf(before, moves);
  return different ? Math.max(loss, puzzle.others[0][1]) : loss;
}

/** What a later part of a turn, after something was drawn, loses against the best line found on the spot. */
async function lossLater(pool: Pool, part: Played): Promise<number> {
  const { played, others } = await pool.examine(CLIENT, part, NODES);
  const best = Math.max(...others.map(({ outlook }) => outlook.margins[part.seat]), Number.NEGATIVE_INFINITY);
  return Math.max(0, best - played.margins[part.seat]);
}

/** The points a turn loses against the best one, part by part: what was drawn in between is nobody's fault. */
export async function lossOf(pool: Pool, puzzle: Puzzle, made: readonly Step[]): Promise<number> {
  const [first, ...later] = stretchesOf(made);
  let loss = await lossAgainstBest(pool, puzzle, first);
  for (const part of later) loss += await lossLater(pool, part);
  return tenths(loss);
}
