import { describe, legalMoves, type Move, play, rulesFor, type State, scripted } from '@shirasagi/engine';

/** What could be decided right after what is asked now is declined. */
export interface Onward {
  /** The move that declines. */
  readonly decline: Move;
  /** The state it leads to. */
  readonly state: State;
  /** What can be decided there, other than what can be decided already. */
  readonly moves: readonly Move[];
}

const DECLINES = ['skip', 'noSwap'];
/** Moves that stand beside every decision: choosing one says nothing about declining this one. */
const ASIDE = ['exchange', 'endTurn', ...DECLINES];

const known = new WeakMap<readonly Move[], Onward | null>();

function find(state: State, legal: readonly Move[]): Onward | null {
  const declines = legal.filter((move) => DECLINES.includes(describe(state, move).kind));
  if (declines.length !== 1) return null;
  const [decline] = declines;
  // Chance is refused: where declining draws something, nobody knows what comes next.
  const after = play(state, decline, scripted([]));
  if (!after.ok) return null;
  const next = after.value;
  const rules = rulesFor(state.game);
  if (next.toMove !== state.toMove || rules.turnKey(next) !== rules.turnKey(state)) return null;
  const moves = legalMoves(next).filter(
    (move) => !legal.includes(move) && !ASIDE.includes(describe(next, move).kind),
  );
  return moves.length > 0 ? { decline, state: next, moves } : null;
}

/** What a click may mean besides the legal moves: declining what is asked, and doing the next thing at once. */
export function onward(state: State, legal: readonly Move[]): Onward | null {
  const found = known.get(legal) ?? find(state, legal);
  known.set(legal, found);
  return found;
}
