import { type Finding, liking, type Played } from '@shirasagi/bots/analyst';
import type { Move } from '@shirasagi/engine';
import type { CourseStep } from '../course.js';

/** What a turn cost beside the best other way to play it. */
export interface Verdict {
  /** Points of the lead at the end, as the strongest opponent counts; 0 when nothing better was found. */
  readonly cost: number;
  /** The better way, from the beginning of the piece of the turn in which most was lost. */
  readonly better: readonly Move[];
  /** How many decisions of the turn stood when it began. */
  readonly at: number;
}

/** From so many points on a turn is worth taking back. */
export const BAD = 3;
/** Up to so many points a turn is as good as the best. */
export const GOOD = 1;
/** A difference counts when it is this many times its own error. */
const SURE = 2;

/** Cuts the decisions of a turn after every draw: only up to there one way can be compared with another. */
export function piecesOf(steps: readonly CourseStep[]): Played[] {
  const pieces: Played[] = [];
  let open: CourseStep[] = [];
  for (const [i, step] of steps.entries()) {
    open.push(step);
    if (step.drawn.length === 0 && i < steps.length - 1) continue;
    const { seat, before } = open[0];
    pieces.push({ seat, before, moves: open.map(({ move }) => move), drawn: step.drawn });
    open = [];
  }
  return pieces;
}

/** Adds up what the pieces of a turn cost; only differences beyond their own error count. */
export function verdictOf(pieces: readonly Played[], findings: readonly Finding[]): Verdict {
  let cost = 0;
  let most = 0;
  let better: readonly Move[] = [];
  let at = 0;
  let before = 0;
  findings.forEach(({ played, others }, i) => {
    const { seat, moves } = pieces[i];
    const best = others.reduce<(typeof others)[number] | undefined>(
      (known, other) => (known && liking(known.outlook, seat) >= liking(other.outlook, seat) ? known : other),
      undefined,
    );
    const gain = best ? liking(best.outlook, seat) - liking(played, seat) : 0;
    if (best && gain > SURE * best.error) {
      const points = best.outlook.margins[seat] - played.margins[seat];
      cost += Math.max(0, points);
      if (points > most) {
        most = points;
        better = best.moves;
        at = before;
      }
    }
    before += moves.length;
  });
  return { cost, better, at };
}
