import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planOf, TurnStudy } from '@shirasagi/bots';
import { ownNet } from '@shirasagi/bots/analyst';
import {
  apply,
  clone,
  fromText,
  GAME_NAMES,
  type GameName,
  type Move,
  replay,
  type State,
  unpack,
} from '@shirasagi/engine';
import { CONFIRM_NODES, LEAST_GAP } from './confirm.js';
import type { shipped } from './ship.js';
import { turnOf } from './turn-of.js';

export type ShippedPuzzle = ReturnType<typeof shipped>;

/** The puzzles of a game in the page's sources. */
export function readShipped(folder: string, game: GameName): ShippedPuzzle[] {
  return JSON.parse(readFileSync(join(folder, game, 'puzzles.json'), 'utf8')) as ShippedPuzzle[];
}

/** The position of a puzzle. */
export const stateOf = ({ game }: ShippedPuzzle): State => replay(unpack(Buffer.from(game, 'base64url')));

/** The moves of a line; throws where one of them is not legal. */
export function movesOf(start: State, line: string): Move[] {
  const state = clone(start);
  return line.split(' ').map((word) => {
    const move = fromText(state, word);
    apply(state, move, () => 0);
    return move;
  });
}

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

/**
 * Looks at shipped puzzles again at the full depth and prints those that no longer hold: all of them or each so
 * many'th, as they were confirmed or with the nets, which know more but did not confirm them.
 */
export async function checkShipped(folder: string, each: number, nets: boolean): Promise<void> {
  for (const game of GAME_NAMES) {
    let bad = 0;
    const puzzles = readShipped(folder, game).filter((_, i) => i % each === 0);
    for (const puzzle of puzzles) {
      const { next, greedy } = await gapsOf(puzzle, CONFIRM_NODES, nets);
      const wrong = [
        ...wrongWith(puzzle),
        ...(Math.min(next, greedy) < LEAST_GAP ? ['it is too close'] : []),
      ];
      if (wrong.length === 0) continue;
      bad++;
      console.log(
        `${game} ${puzzle.id}: ${wrong.join(', ')}; ahead by ${next.toFixed(2)}, ${greedy.toFixed(2)}`,
      );
    }
    console.log(`${game}: ${puzzles.length - bad} of ${puzzles.length} hold`);
  }
}
