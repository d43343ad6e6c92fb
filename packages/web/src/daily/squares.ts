import type { Review } from '@shirasagi/bots/analyst';
import { describe, type Step } from '@shirasagi/engine';
import { OFFERS } from '../games/offers';

/** How a turn went, by the points it lost against the best the analyst found. */
const SQUARES = ['none', 'little', 'some', 'much'] as const;
export type Square = (typeof SQUARES)[number];

/** The square of each in a text to paste. */
export const EMOJI: Readonly<Record<Square, string>> = { none: '🟩', little: '🟨', some: '🟧', much: '🟥' };

/** Fewer points than these are nothing, little, some; finer than half a point the analyst is not sure. */
const BELOW = [0.5, 1.5, 3];

/** A turn of one's own. */
export interface SquareTurn {
  readonly square: Square;
  readonly lost: number;
}

/** The square for so many points lost. */
export const squareFor = (lost: number): Square => {
  const at = BELOW.findIndex((most) => lost < most);
  return SQUARES[at < 0 ? BELOW.length : at];
};

/** The turns of a seat in a reviewed game, without what it decided before the first one or between turns. */
export function squaresOf({ turns }: Review, steps: readonly Step[], seat: number): SquareTurn[] {
  return turns.flatMap(({ seat: mover, first, lost }) => {
    const { before, move } = steps[first];
    const aside = OFFERS[before.game].notTurns.includes(describe(before, move).kind);
    return mover !== seat || aside ? [] : [{ square: squareFor(lost), lost }];
  });
}

/** How many turns there are of each square. */
export const counts = (turns: readonly SquareTurn[]): Readonly<Record<Square, number>> =>
  Object.fromEntries(
    SQUARES.map((square) => [square, turns.filter((turn) => turn.square === square).length]),
  ) as Record<Square, number>;

/** Squares in rows as they are pasted: nine in the first, the rest below. */
export function pasted(turns: readonly SquareTurn[]): string {
  const all = turns.map(({ square }) => EMOJI[square]);
  const rows: string[] = [];
  for (let i = 0; i < all.length; i += ROW) rows.push(all.slice(i, i + ROW).join(''));
  return rows.join('\n');
}

/** Squares in a row. */
const ROW = 9;
