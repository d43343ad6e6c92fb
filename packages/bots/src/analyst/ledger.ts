import type { Alternative, Finding } from './examine.js';
import { difference, liking, type Outlook, weighted } from './outlook.js';

/** How much the analyst trusts itself; fitted by `bench review`. */
export interface Trust {
  /** Share of a state's bytes in which two lines differ that leaves a third of what one says about the other. */
  readonly reach: number;
  /** Standard error of a line's outlook that trying it again does not show, as liking. */
  readonly blur: number;
}

/** One stretch of a game in the accounts: `before`, `choice` and `luck` add up to `after`. */
export interface Entry {
  readonly before: Outlook;
  /** What the mover's choice changed for every seat; for the mover it is a loss or nothing. */
  readonly choice: Outlook;
  /** What the draws changed for every seat. */
  readonly luck: Outlook;
  readonly after: Outlook;
  /** Which of the finding's other lines was better, -1 when none was. */
  readonly better: number;
}

/** The accounts of a game: opening, rest and all entries add up to the end. */
export interface Ledger {
  /** What the analyst expected before the first decision, without what it learned later. */
  readonly opening: Outlook;
  /** What neither choice nor luck explains. */
  readonly rest: Outlook;
  readonly entries: readonly Entry[];
}

/** How much of what is learned about one line holds for another that ends in a state so far apart. */
export const shared = ({ reach }: Trust, apart: number): number => Math.exp(-apart / reach);

/** The part of a difference that counts: nothing up to its noise, almost all of it far beyond (a garrote). */
export function beyondNoise(gain: number, noise: number): number {
  return gain <= noise ? 0 : 1 - (noise / gain) ** 2;
}

/**
 * Goes through a game from its end to its beginning. What a stretch led to is known best from what came later,
 * so every outlook is corrected by it: the played line in full, what might have been drawn or played instead by
 * as much as is likely to hold for it too.
 */
export function balance(
  stretches: readonly { readonly seat: number }[],
  findings: readonly Finding[],
  trust: Trust,
): Ledger {
  const entries: Entry[] = [];
  let after = findings[findings.length - 1].actual;
  for (let i = findings.length - 1; i >= 0; i--) {
    const entry = balanceOne(stretches[i].seat, findings[i], after, trust);
    entries.unshift(entry);
    after = entry.before;
  }
  const opening = bestAtFirst(stretches[0].seat, findings[0]);
  return { opening, rest: difference(after, opening), entries };
}

function balanceOne(seat: number, finding: Finding, after: Outlook, trust: Trust): Entry {
  const learned = difference(after, finding.actual);
  const played = weighted([
    [1, finding.played],
    [shared(trust, finding.spread), learned],
  ]);
  const shift = difference(played, finding.played);
  let before = played;
  let better = -1;
  finding.others.forEach((other, i) => {
    const value = judged(seat, other, played, shift, trust);
    if (liking(value, seat) <= liking(before, seat)) return;
    before = value;
    better = i;
  });
  return {
    before,
    choice: difference(played, before),
    luck: difference(after, played),
    after,
    better,
  };
}

/** What another line is worth as far as it differs from the played one beyond noise. */
function judged(seat: number, other: Alternative, played: Outlook, shift: Outlook, trust: Trust): Outlook {
  const holds = shared(trust, other.apart);
  const corrected = weighted([
    [1, other.outlook],
    [holds, shift],
  ]);
  const gain = liking(corrected, seat) - liking(played, seat);
  const noise = Math.hypot(other.error, trust.blur * Math.sqrt(1 - holds * holds));
  const counts = beyondNoise(gain, noise);
  return weighted([
    [counts, corrected],
    [1 - counts, played],
  ]);
}

function bestAtFirst(seat: number, { played, others }: Finding): Outlook {
  return others.reduce(
    (best, { outlook }) => (liking(outlook, seat) > liking(best, seat) ? outlook : best),
    played,
  );
}
