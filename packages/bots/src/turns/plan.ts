import { apply, clone, describe, fromText, type Move, rulesFor, type State, toText } from '@shirasagi/engine';
import { FACTS } from '../games.js';

/** The moves of a line of words from a state on; throws where one of them is not legal. */
export function movesOf(start: State, line: string): Move[] {
  const state = clone(start);
  return line.split(' ').map((word) => {
    const move = fromText(state, word);
    apply(state, move, () => 0);
    return move;
  });
}

/** The moves of a turn that make it what it is, in words, without those that only pay or choose a resource. */
export function deedsOf(state: State, line: readonly Move[]): string[] {
  const minor = FACTS[state.game].minorMoves;
  return line.filter((move) => !minor.has(describe(state, move).kind)).map((move) => toText(state, move));
}

/** What a turn is about: turns with the same plan are not really different. */
export function planOf(state: State, line: readonly Move[]): string {
  return line
    .filter((move) => FACTS[state.game].mainMoves.has(describe(state, move).kind))
    .map((move) => toText(state, move))
    .join(' ');
}

/** How many moves of a line it takes until its plan is settled. */
export function planLength(state: State, line: readonly Move[]): number {
  return line.findLastIndex((move) => FACTS[state.game].mainMoves.has(describe(state, move).kind)) + 1;
}

/** Whether a turn of its own can be planned from here: not a draft, and nothing inside a turn stands open. */
export function isTurnStart(state: State): boolean {
  if (state.toMove < 0 || !rulesFor(state.game).betweenTurns(state)) return false;
  const moves: Move[] = [];
  rulesFor(state.game).listMoves(state, moves);
  const { kind } = describe(state, moves[0]);
  return kind !== 'draft' && kind !== 'start';
}
