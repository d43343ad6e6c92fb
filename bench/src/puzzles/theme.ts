import { deedsOf, type Turn } from '@shirasagi/bots';
import { describe, type MoveInfo, type State, toText } from '@shirasagi/engine';

/** What a puzzle is about. */
export const THEMES = ['lantern', 'climb', 'garden', 'yard', 'chain', 'card', 'denial'] as const;
export type Theme = (typeof THEMES)[number];

/** A turn of so many deeds is a chain. */
const CHAIN = { castle: 7, duel: 6 } as const;

const BY_KIND: Readonly<Record<string, Theme>> = {
  climb: 'climb',
  garden: 'garden',
  activateGarden: 'garden',
  gardenColumn: 'garden',
  train: 'yard',
  yardTile: 'yard',
  yard: 'yard',
  reward: 'yard',
  lantern: 'lantern',
  lanternCard: 'lantern',
  light: 'card',
  buy: 'card',
  improve: 'card',
  trade: 'card',
};

function themeOfMove(info: MoveInfo): Theme | undefined {
  // The lowest die of a bridge is the one that lights the lanterns.
  if (info.kind === 'takeDie') return info.end === 'left' ? 'lantern' : undefined;
  if (info.kind === 'act') return info.source.startsWith('deck') ? 'card' : undefined;
  return BY_KIND[info.kind];
}

/**
 * The theme of a puzzle: denial where at least half of what the best turn is ahead by is what others do not get;
 * a chain where it is long; otherwise the last deed of the best turn that the next best does not have.
 */
export function themeOf(state: State, best: Turn, next: Turn): Theme {
  const seat = state.toMove;
  if (best.points[seat] - next.points[seat] <= (best.lead - next.lead) / 2) return 'denial';
  const deeds = deedsOf(state, best.line);
  if (deeds.length >= CHAIN[state.game]) return 'chain';
  const common = new Set(deedsOf(state, next.line));
  const own = best.line.filter((move) => !common.has(toText(state, move)));
  for (const move of [...best.line, ...own].reverse()) {
    const theme = themeOfMove(describe(state, move));
    if (theme) return theme;
  }
  return 'chain';
}
