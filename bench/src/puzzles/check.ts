import { movesOf, planOf, TurnStudy } from '@shirasagi/bots';
import { ownNet } from '@shirasagi/bots/analyst';
import type { GameName } from '@shirasagi/engine';
import { LEAST_GAP } from './puzzle.js';
import type { ShippedPuzzle } from './ship.js';
import { stateOf } from './state-of.js';
import { turnOf } from './turn-of.js';

/** What is wrong with the form of a puzzle: nothing, if its lines can be played and are what they claim. */
export function wrongWith(puzzle: ShippedPuzzle): string[] {
  const state = stateOf(puzzle);
  const plan = planOf(state, movesOf(state, puzzle.best));
  const same = puzzle.others.filter(([line]) => planOf(state, movesOf(state, line)) === plan);
  const losses = puzzle.others.map(([, loss]) => loss);
  return [
    ...(losses.length === 0 ? ['there is nothing to compare with'] : []),
    ...same.map(([line]) => `${line} is not really different`),
    ...(Math.min(...losses, puzzle.greedy) < LEAST_GAP ? ['something comes too close'] : []),
  ];
}

/** The points by which the best turn is ahead of the next one and of a greedy player's, looked at anew. */
export async function gapsOf(
  puzzle: ShippedPuzzle,
  nodes: number,
  nets = false,
): Promise<{ next: number; greedy: number }> {
  const state = stateOf(puzzle);
  // Chance of its own: what held with one sample only would not hold with another.
  const study = new TurnStudy(state, `check ${puzzle.id}`, nets ? await ownNet(state) : undefined);
  const best = study.value(movesOf(state, puzzle.best), nodes);
  const next = study.value(movesOf(state, puzzle.others[0][0]), nodes);
  const greedy = study.value(await turnOf('greedy', state, puzzle.id), nodes);
  return { next: best.lead - next.lead, greedy: best.lead - greedy.lead };
}

/** Look at a shipped puzzle again. */
export interface CheckJob {
  readonly kind: 'check';
  readonly game: GameName;
  readonly puzzle: ShippedPuzzle;
  readonly nets: boolean;
  /** States looked at for each turn. */
  readonly nodes: number;
}

/** What is wrong with a puzzle, and by how many points its best turn is ahead. */
export interface Checked {
  readonly game: GameName;
  readonly id: string;
  readonly wrong: readonly string[];
  readonly next: number;
  readonly greedy: number;
}

/** Looks at one puzzle again. */
export async function checkPuzzle({ game, puzzle, nets, nodes }: CheckJob): Promise<Checked> {
  const { next, greedy } = await gapsOf(puzzle, nodes, nets);
  const close = Math.min(next, greedy) < LEAST_GAP;
  const wrong = [...wrongWith(puzzle), ...(close ? ['it is too close'] : [])];
  return { game, id: puzzle.id, wrong, next, greedy };
}
