import { type AnyRules, copy, type Move, type State } from '@shirasagi/engine';
import type { Candidate } from '../bot.js';
import type { Forecast } from './forecast.js';
import { NONE, type Tree } from './tree.js';

/** What a search knows of a state. */
export interface Known {
  readonly tree: Tree;
  readonly rootNode: number;
  readonly root: State;
  readonly rules: AnyRules;
  readonly forecast: Forecast;
  /** A state to work on. */
  readonly scratch: State;
}

/** The moves of the root, most visited first, `most` of them at most. */
export function candidatesOf(known: Known, most: number): Candidate[] {
  const { tree, rootNode, root, forecast } = known;
  // Other threads may go on counting visits meanwhile.
  const found: { readonly child: number; readonly visits: number }[] = [];
  for (let child = tree.firstChild[rootNode]; child !== NONE; child = tree.sibling[child])
    found.push({ child, visits: tree.visits[child] });
  found.sort((a, b) => b.visits - a.visits);
  return found.slice(0, most).map(({ child, visits }) => ({
    move: tree.move[child],
    line: lineFrom(known, child),
    score: forecast.honestPoints(tree.score(child), root, root.toMove),
    win: forecast.honest(tree.win(child), root, root.toMove),
    visits,
  }));
}

/** The moves a search expects from the one at `child` to the end of the turn, first those of `along`. */
export function lineFrom(known: Known, child: number, along: readonly Move[] = []): Move[] {
  const { tree, root, rules, scratch } = known;
  const turn = rules.turnKey(root);
  const moves: Move[] = [];
  copy(root, scratch);
  let drawn = 0;
  // The line ends at a draw: what comes up does not matter.
  const draw = (): number => {
    drawn++;
    return 0;
  };
  let node = child;
  while (node !== NONE && drawn === 0) {
    moves.push(tree.move[node]);
    rules.apply(scratch, tree.move[node], draw);
    if (rules.turnKey(scratch) !== turn) break;
    const next = along[moves.length];
    node = next === undefined ? tree.mostVisited(node) : tree.child(node, next);
  }
  return moves;
}
