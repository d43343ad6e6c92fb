import { reasonsFor } from '@shirasagi/bots';
import { type State, scoreSheet } from '@shirasagi/engine';
import { viewOf } from '../../games';
import { difference, type Holdings } from '../../table/holdings.js';

/** Principles that say what a turn opened; what it gave and counts is shown in figures. */
const OPENINGS = ['members', 'lantern', 'courtiers', 'time', 'cards', 'multiply'] as const;
const WORTH_SAYING = 0.6;
const MOST_OPENINGS = 2;

/** What a turn did, as the coach tells it. */
export interface TurnStory {
  readonly gains: Holdings;
  /** Points more at the end, by category. */
  readonly counts: readonly { readonly category: string; readonly more: number }[];
  /** What it opened, the weightiest first. */
  readonly opened: readonly (typeof OPENINGS)[number][];
}

/** What happened to a seat between two states. */
export function turnStory(before: State, after: State, seat: number): TurnStory {
  const view = viewOf(before);
  const was = scoreSheet(before)[seat];
  const now = scoreSheet(after)[seat];
  const reasons = reasonsFor(before, after, seat);
  return {
    gains: difference(view.holdings(before, seat), view.holdings(after, seat)),
    counts: Object.entries(now.categories)
      .map(([category, points]) => ({ category, more: points - (was.categories[category] ?? 0) }))
      .filter(({ category, more }) => more > 0 && category !== 'coins' && category !== 'resources'),
    opened: OPENINGS.filter((name) => (reasons[name] ?? 0) > WORTH_SAYING)
      .sort((a, b) => reasons[b] - reasons[a])
      .slice(0, MOST_OPENINGS),
  };
}
