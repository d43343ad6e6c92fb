import type { SeatReview, Sum } from '@shirasagi/bots/analyst';
import type { ReviewedGame } from './reviewed-game.js';
import { correlationFigure, type Figure, meanFigure, spreadFigure } from './statistics.js';

export type Unit = 'points' | 'win';
export const UNITS: readonly Unit[] = ['points', 'win'];

/** One seat of one game. */
interface Seat {
  readonly spec: string;
  readonly seat: number;
  readonly found: SeatReview;
  readonly sight: Sum;
  readonly deep: SeatReview | undefined;
}

/** Every figure of the bench by name; intervals are 95%. */
export function figuresOf(games: readonly ReviewedGame[], unit: Unit): Record<string, Figure> {
  const seats = games.flatMap(({ seats: specs, found, sight, deep }) =>
    specs.map(
      (spec, seat): Seat => ({ spec, seat, found: found[seat], sight: sight[seat], deep: deep[seat] }),
    ),
  );
  const figures: Record<string, Figure> = {};
  const specs = [...new Set(seats.map(({ spec }) => spec))];
  // In a game of two what one seat has by luck the other lacks: one of each game is enough.
  const first = seats.filter(({ seat }) => seat === 0);
  figures['luck of the first seat'] = meanFigure(first.map(({ found }) => found.luck[unit]));
  figures['spread of luck'] = spreadFigure(first.map(({ found }) => found.luck[unit]));
  for (const spec of specs) {
    const own = seats.filter((seat) => seat.spec === spec);
    if (specs.length > 1) figures[`luck of ${spec}`] = meanFigure(own.map(({ found }) => found.luck[unit]));
    figures[`lost by ${spec}`] = meanFigure(own.map(({ found }) => found.lost[unit]));
    figures[`lost by ${spec}, seen at the time`] = meanFigure(own.map(({ sight }) => sight[unit]));
  }
  if (games.every(({ seats: one }) => one.length > 1 && one.every((spec) => spec === one[0]))) {
    const apart = games.map(({ found }) => found[0].lost[unit] - found[1].lost[unit]);
    figures['lost by the first seat more than by the second'] = meanFigure(apart);
    // Losses are never negative: two seats that lost so differently lost at least half the difference each.
    figures['least that each seat must have lost'] = meanFigure(apart.map((loss) => Math.abs(loss) / 2));
  }
  figures['rest of the first seat'] = meanFigure(first.map(({ found }) => found.rest[unit]));
  figures['spread of the rest'] = spreadFigure(first.map(({ found }) => found.rest[unit]));
  const twice = seats.filter(({ deep }) => deep !== undefined);
  if (twice.length > 3) {
    const both = (pick: (seat: SeatReview) => number): Figure =>
      correlationFigure(
        twice.map(({ found }) => pick(found)),
        twice.map(({ deep }) => pick(deep!)),
      );
    figures['loss, correlation with the deeper review'] = both((seat) => seat.lost[unit]);
    figures['luck, correlation with the deeper review'] = both((seat) => seat.luck[unit]);
  }
  return figures;
}
