import { clone, copy, hash, type Move, rulesFor, type State } from '@shirasagi/engine';
import { judgeOf } from '../judge.js';
import { Pruner } from '../search/prune.js';
import { ending, liking, type Outlook } from './outlook.js';
import type { Work } from './work.js';

/** Ends a count that came to something it cannot count. */
class NotTheLast extends Error {}

const noDraw = (): number => {
  throw new NotTheLast();
};

/** States tried between two breaths: each costs a hash and a list of its moves. */
const BREATH = 64;

/** The best ending of a game and the moves that lead there. */
export interface Solved {
  readonly outlook: Outlook;
  readonly moves: readonly Move[];
}

/**
 * Tries every way to finish the last turn of a game. Nothing when this is not the last turn, when something is
 * drawn in it, or when there are more than `most` states to look at.
 */
export function* solveLastTurn(state: State, most: number): Work<Solved | undefined> {
  if (state.toMove < 0) return { outlook: ending(state), moves: [] };
  const seat = state.toMove;
  const rules = rulesFor(state.game);
  const pruner = new Pruner(rules, judgeOf(state), state);
  const known = new Map<string, Solved>();
  let tried = 0;
  function* best(from: State): Work<Solved> {
    if (from.toMove < 0) return { outlook: ending(from), moves: [] };
    if (from.toMove !== seat || rules.turnKey(from) !== rules.turnKey(state)) throw new NotTheLast();
    const key = hash(from);
    const seen = known.get(key);
    if (seen) return seen;
    if (known.size >= most) throw new NotTheLast();
    if (++tried % BREATH === 0) yield;
    const moves: Move[] = [];
    const count = pruner.list(from, moves);
    const after = clone(from);
    let found: Solved | undefined;
    for (let i = 0; i < count; i++) {
      copy(from, after);
      rules.apply(after, moves[i], noDraw);
      const { outlook, moves: rest } = yield* best(after);
      if (!found || liking(outlook, seat) > liking(found.outlook, seat))
        found = { outlook, moves: [moves[i], ...rest] };
    }
    known.set(key, found!);
    return found!;
  }
  try {
    return yield* best(state);
  } catch (error) {
    if (error instanceof NotTheLast) return undefined;
    throw error;
  }
}
