import { deedsOf, type Turn } from '@shirasagi/bots';
import { describe, type GameName, type Move, type MoveInfo, type State, toText } from '@shirasagi/engine';

/** What a puzzle is about. */
export const THEMES = ['lantern', 'climb', 'garden', 'yard', 'chain', 'card', 'denial'] as const;
export type Theme = (typeof THEMES)[number];

/** A turn of so many deeds is a chain, in the games that were looked at, and in any other. */
const CHAIN: Readonly<Partial<Record<GameName, number>>> = { castle: 9, duel: 7 };
const ANY_CHAIN = 8;

/** Which theme counts where a turn has deeds of several: the rarer first. */
const RARER_FIRST: Readonly<Partial<Record<GameName, readonly Theme[]>>> = {
  castle: ['garden', 'yard', 'card', 'climb', 'lantern'],
  duel: ['climb', 'lantern', 'garden', 'yard', 'card'],
};

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
  buy: 'card',
  improve: 'card',
  trade: 'card',
};

function themeOfMove(info: MoveInfo): Theme | undefined {
  // The lowest die of a bridge is the one that lights the lanterns.
  if (info.kind === 'takeDie') return info.end === 'left' ? 'lantern' : undefined;
  // Without a room it is the card of one's own domain.
  if (info.kind === 'chooseBlock') return info.room === undefined ? 'card' : undefined;
  if (info.kind === 'act') return info.source.startsWith('deck') ? 'card' : undefined;
  return BY_KIND[info.kind];
}

/** Whether at least half of what the best turn is ahead by is what others do not get. */
export function isDenial(seat: number, best: Turn, next: Turn): boolean {
  return best.points[seat] - next.points[seat] <= (best.lead - next.lead) / 2;
}

/** What a turn is about, other than denial: a chain where it is long; otherwise deeds that the next best has not. */
export function themeOf(state: State, best: readonly Move[], next: readonly Move[]): Theme {
  if (deedsOf(state, best).length >= (CHAIN[state.game] ?? ANY_CHAIN)) return 'chain';
  const common = new Set(deedsOf(state, next));
  const own = best.filter((move) => !common.has(toText(state, move)));
  for (const line of [own, best]) {
    const themes = line.map((move) => themeOfMove(describe(state, move)));
    const found = (RARER_FIRST[state.game] ?? THEMES).find((theme) => themes.includes(theme));
    if (found) return found;
  }
  return 'chain';
}
