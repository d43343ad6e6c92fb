import type { Alternative, Finding, Trial } from './examine.js';
import { difference, liking, type Outlook, slope, weighted } from './outlook.js';

/** How much the analyst trusts itself; fitted by `bench review`. */
export interface Trust {
  /** Share of a state's bytes in which two lines differ that leaves a third of what one says about the other. */
  readonly reach: number;
  /** Points of margin by which the difference of two lines far apart may be wrong without the tries showing it. */
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
 * so every outlook is corrected by it: the played line in full, whatever is drawn, and what might have been played
 * instead by as much as is likely to hold for it too.
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
  // Luck stays what was measured, so that its mean is 0 whatever the analyst believes.
  const played = weighted([
    [1, finding.played],
    [1, learned],
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

/**
 * What a line somebody tried later is worth more than what was played, for every seat: as the ledger counts it, and
 * in full where it is worse.
 */
export function worthMore(
  seat: number,
  finding: Finding,
  { after, luck }: Entry,
  trial: Trial,
  trust: Trust,
): Outlook {
  const played = difference(after, luck);
  const shift = difference(played, finding.played);
  const gained = difference(trial.tried.outlook, trial.played);
  const tried = {
    ...trial.tried,
    outlook: weighted([
      [1, finding.played],
      [1, gained],
    ]),
  };
  const corrected = correct(tried, shift, trust);
  const worse = liking(corrected, seat) <= liking(played, seat);
  return difference(worse ? corrected : judged(seat, tried, played, shift, trust), played);
}

/** Another line with the part that holds for it of what was learned about the played one. */
const correct = (other: Alternative, shift: Outlook, trust: Trust): Outlook =>
  weighted([
    [1, other.outlook],
    [shared(trust, other.apart), shift],
  ]);

/** What another line is worth as far as it differs from the played one beyond noise. */
function judged(seat: number, other: Alternative, played: Outlook, shift: Outlook, trust: Trust): Outlook {
  const holds = shared(trust, other.apart);
  const corrected = correct(other, shift, trust);
  const gain = liking(corrected, seat) - liking(played, seat);
  const blur = other.exact ? 0 : trust.blur * slope(played, seat) * Math.sqrt(1 - holds * holds);
  const noise = Math.hypot(other.error, blur);
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
