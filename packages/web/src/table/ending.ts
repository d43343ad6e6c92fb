import type { ScoreSheet } from '@shirasagi/engine';
import type { Moment } from './story.js';

/** A lead up to this many points is a narrow win, one from `CLEAR` on a clear one. */
const NARROW = 3;
const CLEAR = 15;

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
  /** The best of the others, or another winner when nobody else is left. */
  readonly second: number;
  readonly mine: number;
  readonly theirs: number;
  readonly how: 'shared' | 'tie' | 'narrow' | 'fair' | 'clear';
  readonly facts: readonly Fact[];
}

function howWon(shared: boolean, lead: number): Ending['how'] {
  if (shared) return 'shared';
  if (lead <= 0) return 'tie';
  if (lead <= NARROW) return 'narrow';
  return lead >= CLEAR ? 'clear' : 'fair';
}

/** Categories by how far one clan was ahead of another, the furthest first. */
function furthest(ahead: ScoreSheet, behind: ScoreSheet): string[] {
  const by = (category: string) => ahead.categories[category] - behind.categories[category];
  return Object.keys(ahead.categories).sort((a, b) => by(b) - by(a));
}

/** The turn of a seat that brought it the most points; the first of equals. */
function bestTurn(turns: readonly Moment[], seat: number): Fact | undefined {
  let best: { kind: 'turn'; points: number; round: number } | undefined;
  for (let i = 1; i < turns.length; i++) {
    if (turns[i].seat !== seat) continue;
    const points = turns[i].points[seat] - turns[i - 1].points[seat];
    if (points > (best?.points ?? 0)) best = { kind: 'turn', points, round: turns[i].round };
  }
  return best;
}

/** How the lead came about: by the last round, from some round on, or from the first turn on. */
function leadFact(turns: readonly Moment[], winner: number, second: number): Fact | undefined {
  const last = turns.at(-1);
  if (!last) return undefined;
  const before = turns.findLast(({ round }) => round < last.round) ?? turns[0];
  const gained = (seat: number) => last.points[seat] - before.points[seat];
  const behind = turns.findLastIndex(({ points }) =>
    points.some((theirs, seat) => seat !== winner && theirs >= points[winner]),
  );
  // Before the first turn all are equal.
  if (behind <= 0) return { kind: 'always' };
  const since = turns[behind + 1]?.round;
  if (since === undefined || since === last.round)
    return { kind: 'lastRound', mine: gained(winner), theirs: gained(second) };
  return { kind: 'since', round: since };
}

/** Says who won a game that is over, how clearly, and three things that decided it. */
export function endingOf(sheets: readonly ScoreSheet[], turns: readonly Moment[]): Ending {
  const winners = sheets.filter((sheet) => sheet.rank === 1).map((sheet) => sheet.seat);
  const others = sheets.filter((sheet) => sheet.rank > 1).sort((a, b) => a.rank - b.rank);
  const winner = sheets[winners[0]];
  const shared = winners.length > 1;
  const second = shared ? sheets[winners[1]] : (others[0] ?? winner);
  const categoryFact = (category: string): Fact => ({
    kind: 'category',
    category,
    mine: winner.categories[category],
    theirs: second.categories[category],
  });
  const [first, next] = furthest(winner, second);
  const [madeUp] = furthest(second, winner);
  const facts = [
    categoryFact(first),
    // Where two share the victory, what one led by in one place the other made up in another.
    shared ? categoryFact(madeUp) : (bestTurn(turns, winner.seat) ?? categoryFact(next)),
    leadFact(turns, winner.seat, second.seat),
  ].filter((fact) => fact !== undefined);
  return {
    winners,
    second: second.seat,
    mine: winner.total,
    theirs: second.total,
    how: howWon(shared, winner.total - second.total),
    facts,
  };
}
