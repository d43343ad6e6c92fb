import { apply, clone, type Move, recording, type State } from '@shirasagi/engine';
import type { Finding } from '../analyst/examine.js';
import { slope } from '../analyst/outlook.js';
import type { Played } from '../analyst/stretch.js';
import { PRINCIPLES } from '../games.js';
import type { Principle, Reasons } from './principle.js';

/** The principles of a state's game. */
export const principlesOf = ({ game }: State): readonly Principle[] => PRINCIPLES[game];

/** What a state is worth to a seat by the principles alone. */
export function worthOf(principles: readonly Principle[], state: State, seat: number): number {
  let sum = 0;
  for (const { worth } of principles) sum += worth(state, seat);
  return sum;
}

/** What changed from one state to another by each principle. */
export function reasonsFor(before: State, after: State, seat: number): Reasons {
  return Object.fromEntries(
    principlesOf(before).map(({ name, worth }) => [name, worth(after, seat) - worth(before, seat)]),
  );
}

/** One way to go on, with the points the strongest opponent expects of it, or the lead. */
export interface Option {
  readonly moves: readonly Move[];
  readonly expectedPoints: number;
  /** Standard error of the difference from the first way, in points; none for the first way itself. */
  readonly doubt?: number;
}

/** So many points behind the best one a way may still be recommended, when it shows the principles better. */
const TOLERANCE = 0.5;
/** So many standard errors of doubt count against a way: the first one was found by a longer search. */
const SURE = 2;

/** What a way surely brings. */
const surePoints = ({ expectedPoints, doubt = 0 }: Option): number => expectedPoints - SURE * doubt;

/** A copy of the state after moves, as far as nothing is drawn. */
function after(state: State, moves: readonly Move[]): State {
  const copy = clone(state);
  let drew = false;
  for (const move of moves) {
    apply(copy, move, () => {
      drew = true;
      return 0;
    });
    if (drew) break;
  }
  return copy;
}

/** A line up to its first draw, as if it had been played: nothing behind a draw can be compared. */
export function asPlayed(state: State, line: readonly Move[]): Played {
  const copy = clone(state);
  // Any outcome will do: what is compared is drawn again for every try.
  const { rng, outcomes } = recording(() => 0);
  let used = 0;
  while (used < line.length && outcomes.length === 0) apply(copy, line[used++], rng);
  return { seat: state.toMove, before: state, moves: line.slice(0, used), drawn: outcomes };
}

/** The ways a finding compared, each with the lead it leads to: over the same chance, so that they can be compared. */
export function waysOf({ seat, moves }: Played, { played, others }: Finding): Option[] {
  // Errors are told in liking, which a point changes by so much here.
  const point = slope(played, seat);
  return [
    { moves, expectedPoints: played.margins[seat] },
    ...others.map((other) => ({
      moves: other.moves,
      expectedPoints: other.outlook.margins[seat],
      doubt: other.error / point,
    })),
  ];
}

/** What the coach recommends of the best ways the strongest opponent sees, and what speaks for it. */
export function recommend<O extends Option>(
  state: State,
  options: readonly O[],
): { readonly option: O; readonly reasons: Reasons } | undefined {
  if (options.length === 0) return undefined;
  const seat = state.toMove;
  const principles = principlesOf(state);
  const best = Math.max(...options.map(surePoints));
  const close = options
    .filter((option) => surePoints(option) >= best - TOLERANCE)
    .map((option) => ({ option, end: after(state, option.moves) }));
  const chosen = close.reduce((known, other) =>
    worthOf(principles, other.end, seat) > worthOf(principles, known.end, seat) ? other : known,
  );
  return { option: chosen.option, reasons: reasonsFor(state, chosen.end, seat) };
}
