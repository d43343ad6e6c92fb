import { movesOf, planOf, type Turn, TurnStudy } from '@shirasagi/bots';
import type { GameName, Move, State } from '@shirasagi/engine';
import { type Difficulty, type FoundPuzzle, LEAST_GAP } from './puzzle.js';
import type { ShippedPuzzle } from './ship.js';
import { stateOf } from './state-of.js';
import { turnOf } from './turn-of.js';

/** A turn that loses less than this solves the puzzle. */
const SOLVED_LOSS = 1;
const SOLVER_NODES = 6000;

/** Searches that difficulty is measured by; levels change, and puzzles do not become easier by it. */
const QUICK = 'search:400n';
const THOROUGH = 'search:2000n';

/** Opponents that try a puzzle, and how often: a search has luck of its own. */
const SOLVERS: readonly (readonly [string, number])[] = [
  ['apprentice', 1],
  [QUICK, 3],
  [THOROUGH, 2],
  ['samurai', 3],
];

/** Tries of three. */
const AS_A_RULE = 2;

type Solved = FoundPuzzle['solved'];

/** How often each of the opponents finds the best turn. */
export async function whoSolves(state: State, study: TurnStudy, best: Turn, seed: string): Promise<Solved> {
  const losses = new Map<string, number>();
  const lossOf = (line: readonly Move[]): number => {
    if (planOf(state, line) !== best.plan) return LEAST_GAP;
    const key = line.join();
    const loss = losses.get(key) ?? best.lead - study.value(line, SOLVER_NODES).lead;
    losses.set(key, loss);
    return loss;
  };
  const solved: Record<string, readonly [number, number]> = {};
  for (const [spec, tries] of SOLVERS) {
    let right = 0;
    for (let i = 0; i < tries; i++)
      if (lossOf(await turnOf(spec, state, `${seed} ${i}`)) < SOLVED_LOSS) right++;
    solved[spec] = [right, tries];
  }
  return solved;
}

export function difficultyOf(solved: Solved): Difficulty {
  if (solved.apprentice[0] > 0 || solved[QUICK][0] >= AS_A_RULE) return 'easy';
  return solved[QUICK][0] > 0 || solved[THOROUGH][0] > 0 ? 'medium' : 'hard';
}

/** Whether the samurai finds it, as a rule. */
export const isForSamurai = (solved: Solved): boolean => solved.samurai[0] >= AS_A_RULE;

/** Let today's opponents try a shipped puzzle. */
export interface GradeJob {
  readonly kind: 'grade';
  readonly game: GameName;
  readonly puzzle: ShippedPuzzle;
  /** States looked at for the best turn. */
  readonly nodes: number;
}

/** A shipped puzzle as difficult as it is for today's opponents. */
export async function gradePuzzle({ puzzle, nodes }: GradeJob): Promise<ShippedPuzzle> {
  const state = stateOf(puzzle);
  const study = new TurnStudy(state, `grade ${puzzle.id}`);
  const best = study.value(movesOf(state, puzzle.best), nodes);
  const solved = await whoSolves(state, study, best, puzzle.id);
  return { ...puzzle, difficulty: difficultyOf(solved), samurai: isForSamurai(solved) };
}
