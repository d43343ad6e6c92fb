import { useTranslations } from 'use-intl';
import { clanName, clanOf, effectWords, markWords, priceWords } from '../../words/sentences';
import { useGame } from './table-context';

/** Effects, prices, icons and clans of the Duel in words, for names and tooltips. */
export function useWords() {
  const t = useTranslations();
  const game = useGame();
  return {
    effect: (text: string): string => effectWords(t, text, 'duel'),
    /** A price such as `3c 1s`. */
    cost: (text: string): string => priceWords(t, text),
    /** Icons such as `BBW`. */
    icons: (letters: string): string => markWords(t, letters),
    clan: (seat: number): string => clanName(t, game, seat),
    /** The clan as messages choose its form by. */
    clanId: (seat: number): string => clanOf(game, seat),
  };
}
