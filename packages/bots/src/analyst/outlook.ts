import { rulesFor, type State } from '@shirasagi/engine';
import { judgeOf } from '../judge.js';
import { marginOf } from '../search/win-chances.js';

/** What each seat can expect: its lead over the strongest other seat at the end, and its chance to win. */
export interface Outlook {
  readonly margins: readonly number[];
  readonly wins: readonly number[];
}

/** Points of margin that count as much as the whole victory: who wins matters most, by how much a little. */
const POINTS_A_VICTORY = 400;

/** How much a seat likes an outlook. */
export function liking(outlook: Outlook, seat: number): number {
  return outlook.wins[seat] + outlook.margins[seat] / POINTS_A_VICTORY;
}

/** Points that make the odds of an open game about three times as good. */
const POINTS_FOR_ODDS = 6;

/** How much a seat's liking changes with a point of margin: most where the game is open. */
export function slope({ wins }: Outlook, seat: number): number {
  const win = Math.min(1, Math.max(0, wins[seat]));
  return (win * (1 - win)) / POINTS_FOR_ODDS + 1 / POINTS_A_VICTORY;
}

/** How a game ended. */
export function ending(state: State): Outlook {
  const sheets = rulesFor(state.game).scoreSheet(state);
  const seats = judgeOf(state).seats(state);
  const totals = sheets.map((sheet) => sheet.total);
  const winners = sheets.filter((sheet) => sheet.rank === 1).length;
  return {
    margins: sheets.map((_, seat) => marginOf(totals, seats, seat, 0)),
    wins: sheets.map((sheet) => (sheet.rank === 1 ? 1 / winners : 0)),
  };
}

/** The sum of outlooks, each counted `weight` times. */
export function weighted(parts: readonly (readonly [weight: number, outlook: Outlook])[]): Outlook {
  const sum = (pick: (outlook: Outlook) => readonly number[]): number[] =>
    pick(parts[0][1]).map((_, seat) =>
      parts.reduce((total, [weight, outlook]) => total + weight * pick(outlook)[seat], 0),
    );
  return { margins: sum((outlook) => outlook.margins), wins: sum((outlook) => outlook.wins) };
}

/** The mean of outlooks. */
export const meanOf = (outlooks: readonly Outlook[]): Outlook =>
  weighted(outlooks.map((outlook) => [1 / outlooks.length, outlook]));

/** What `a` has more than `b`. */
export const difference = (a: Outlook, b: Outlook): Outlook =>
  weighted([
    [1, a],
    [-1, b],
  ]);
