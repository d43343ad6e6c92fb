import { type State, toPosition } from '@shirasagi/engine';
import { partWords } from './effect-words.js';
import type { Words } from './words.js';

/** What a clan holds, in the order it is told. */
const HOLDINGS = ['coin', 'seal', 'food', 'iron', 'pearl', 'vp', 'time', 'change'] as const;
type Holdings = Readonly<Partial<Record<(typeof HOLDINGS)[number], number>>>;

const holdingsOf = (state: State, seat: number): Holdings => toPosition(state).seats[seat];

/** A number never stands at the end of a line without its noun. */
const NO_BREAK_SPACE = '\u00a0';

/** What a seat gained and gave between two states, such as `+2 coins, −1 seal`; empty for nothing. */
export function changeWords(t: Words, before: State, after: State, seat: number): string {
  const old = holdingsOf(before, seat);
  const now = holdingsOf(after, seat);
  return HOLDINGS.map((name) => ({ name, change: (now[name] ?? 0) - (old[name] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .map(({ name, change }) => {
      const words = partWords(t, name, Math.abs(change), before.game).replace(' ', NO_BREAK_SPACE);
      return (change > 0 ? '+' : '−') + words;
    })
    .join(', ');
}
