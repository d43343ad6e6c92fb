import type { GameName } from '@shirasagi/engine';
import type { SeatPlayer } from '../../session/session.js';
import { categoryName } from '../../words/sentences';
import type { Words } from '../../words/words.js';
import type { Ending, Fact } from './ending.js';

const YOU_WIN = {
  tie: 'ending.youWinTie',
  narrow: 'ending.youWinNarrow',
  fair: 'ending.youWin',
  clear: 'ending.youWinClear',
} as const;

/**
 * Who won, in words that fit winning, losing, a close game and a shared victory. `own` is the seat of the only
 * reader; -1 where several sit at the page or the reader only watches.
 */
export function outcomeWords(
  t: Words,
  { winners, how }: Ending,
  { names, sitters }: { readonly names: readonly string[]; readonly sitters: readonly SeatPlayer[] },
  own: number,
  list: (names: string[]) => string,
): string {
  if (winners.length === 0) return t('ending.over');
  const mine = winners.includes(own);
  if (how === 'shared')
    return mine
      ? t('ending.youShare')
      : t('ending.share', { names: list(winners.map((seat) => names[seat])) });
  if (mine) return t(YOU_WIN[how]);
  // The rival of the solo game is no name: each language has its own sentence.
  const who = { name: names[winners[0]], winner: sitters[winners[0]].kind };
  if (how === 'tie') return t('ending.winsTie', who);
  if (how === 'narrow') return t(own >= 0 ? 'ending.lostNarrow' : 'ending.winsNarrow', who);
  return t('ending.wins', who);
}

/** How a seat was given up: by its player, or by the clock. */
export type GaveUp = 'resigned' | 'time';

/** That a seat was given up, told to its player or to the others. */
export const gaveUpWords = (t: Words, how: GaveUp, name: string, own: boolean): string =>
  own ? t(`ending.own.${how}`) : t(`ending.${how}`, { name });

/** One thing that decided a game, in words. */
export function factWords(t: Words, game: GameName, fact: Fact): string {
  switch (fact.kind) {
    case 'category': {
      const { mine, theirs } = fact;
      return t('ending.category', { category: categoryName(t, fact.category), mine, theirs });
    }
    case 'turn': {
      const { points, round } = fact;
      return t(`ending.turn.${game}`, { points, round });
    }
    case 'lastRound':
      return t('ending.lastRound', { mine: fact.mine, theirs: fact.theirs });
    case 'since':
      return t(`ending.since.${game}`, { round: fact.round });
    case 'always':
      return t('ending.always');
  }
}
