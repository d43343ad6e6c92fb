import type { ScoreSheet } from '@shirasagi/engine';
import type { Moment } from './story.js';

/** A lead up to this many points is a narrow win, one from `CLEAR` on a clear one. */
const NARROW = 3;
const CLEAR = 15;

/** So many things are told that decided a game. */
const FACTS = 3;

/** One thing that decided a game, told of the winner; where the victory is shared, of the first of the winners. */
export type Fact =
  | { readonly kind: 'category'; readonly category: string; readonly mine: number; readonly theirs: number }
  | { readonly kind: 'turn'; readonly points: number; readonly round: number }
  | { readonly kind: 'lastRound'; readonly mine: number; readonly theirs: number }
  | { readonly kind: 'since'; readonly round: number }
  | { readonly kind: 'always' };

/** How a game ended. */
export interface Ending {
  /** Seats in the first place, more than one when they share it. */
  readonly winners: readonly number[];
  /** The points of the winner and of the best of the others, or of another winner when nobody else is left. */
  readonly score?: { readonly mine: number; readonly theirs: number };
  readonly how: 'shared' | 'tie' | 'narrow' | 'fair' | 'clear';
  readonly facts: readonly Fact[];
}

const first = (sheets: readonly ScoreSheet[]) =>
  sheets.filter((sheet) => sheet.rank === 1).map((sheet) => sheet.seat);

function howWon(shared: boolean, lead: number): Ending['how'] {
  if (shared) return 'shared';
  if (lead <= 0) return 'tie';
  if (lead <= NARROW) return 'narrow';
  return lead >= CLEAR ? 'clear' : 'fair';
}

/** Categories in which one clan was ahead of another, the furthest first. */
function ahead(one: ScoreSheet, other: ScoreSheet): string[] {
  const by = (category: string) => one.categories[category] - other.categories[category];
  return Object.keys(one.categories)
    .filter((category) => by(category) > 0)
    .sort((a, b) => by(b) - by(a));
}

/** The turn of a seat that brought it the most points; the first of equals. */
function bestTurn(turns: readonly Moment[], seat: number): Fact[] {
  let best: { kind: 'turn'; points: number; round: number } | undefined;
  for (let i = 1; i < turns.length; i++) {
    if (turns[i].seat !== seat) continue;
    const points = turns[i].points[seat] - turns[i - 1].points[seat];
    if (points > (best?.points ?? 0)) best = { kind: 'turn', points, round: turns[i].round };
  }
  return best ? [best] : [];
}

/** How the lead came about: by the last round, from some round on, or from the first turn on. */
function leadFact(turns: readonly Moment[], winner: number, second: number): Fact[] {
  const last = turns.at(-1);
  if (!last) return [];
  const behind = turns.findLastIndex(({ points }) =>
    points.some((theirs, seat) => seat !== winner && theirs >= points[winner]),
  );
  // Before the first turn all are equal.
  if (behind <= 0) return [{ kind: 'always' }];
  const since = turns[behind + 1]?.round;
  if (since !== undefined && since < last.round) return [{ kind: 'since', round: since }];
  const before = turns.findLast(({ round }) => round < last.round) ?? turns[0];
  const [mine, theirs] = [winner, second].map((seat) => last.points[seat] - before.points[seat]);
  // Who spends what would have counted loses points: a round told against that would only puzzle.
  if (theirs >= 0 && mine > theirs) return [{ kind: 'lastRound', mine, theirs }];
  return since === undefined ? [] : [{ kind: 'since', round: since }];
}

/**
 * Says who won a game played to its end, how clearly, and three things that decided it. Seats that are `out` were
 * given up: they are last, whatever their points, and the winner is compared with others while there are any.
 */
export function endingOf(
  sheets: readonly ScoreSheet[],
  turns: readonly Moment[],
  out: readonly number[] = [],
): Ending {
  const winners = first(sheets);
  const others = sheets
    .filter((sheet) => sheet.rank > 1 && !out.includes(sheet.seat))
    .sort((a, b) => a.rank - b.rank);
  const winner = sheets.find(({ rank }) => rank === 1);
  const shared = winners.length > 1;
  const second = shared ? sheets[winners[1]] : others[0];
  if (!winner || !second) return unplayedEnding(sheets);
  const categoryFact = (category: string): Fact => ({
    kind: 'category',
    category,
    mine: winner.categories[category],
    theirs: second.categories[category],
  });
  const [best, ...more] = ahead(winner, second).map(categoryFact);
  const madeUp = ahead(second, winner).map(categoryFact);
  const lead = leadFact(turns, winner.seat, second.seat);
  const told = shared
    ? // What one led by in one place the other made up in another.
      [best, ...madeUp.slice(0, 1), ...lead, ...more, ...madeUp.slice(1)]
    : [best, ...bestTurn(turns, winner.seat), ...lead, ...more, ...madeUp];
  return {
    winners,
    score: { mine: winner.total, theirs: second.total },
    how: howWon(shared, winner.total - second.total),
    facts: told.filter((fact) => fact !== undefined).slice(0, FACTS),
  };
}

/** How a game ended that was given up before its end: points decided nothing. */
export function unplayedEnding(sheets: readonly ScoreSheet[]): Ending {
  const winners = first(sheets);
  return { winners, how: winners.length > 1 ? 'shared' : 'fair', facts: [] };
}
