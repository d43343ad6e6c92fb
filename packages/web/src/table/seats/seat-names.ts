import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { OpponentLevel, SeatPlayer } from '../../session/session.js';
import { opponentInShort, opponentName } from '../../words/opponent-words';
import type { BoardSeat } from './board-names';
import { numberOf } from './characters.js';
import { onlyPerson } from './you.js';

/** Clans by seat, as their crests are named. */
export const CLANS = ['wave', 'maple', 'pine', 'chrysanthemum'] as const;

/** Whether the same opponent sits in several seats. */
export const hasTwin = (sitters: readonly SeatPlayer[], level: OpponentLevel): boolean =>
  sitters.filter((sitter) => sitter.kind === 'opponent' && sitter.level === level).length > 1;

/** What each seat is called: a person's own name, "You" for the only person, an opponent's name and level, or the clan. */
export function useSeatNames(sitters: readonly SeatPlayer[]): readonly string[] {
  const t = useTranslations();
  return useMemo(() => {
    const only = onlyPerson(sitters);
    return sitters.map((sitter, seat) => {
      const clan = t(`effects.clan.${CLANS[seat]}`);
      if (sitter.kind === 'rival') return t('effects.clan.rival');
      if (sitter.kind === 'opponent') {
        const { level } = sitter;
        if (!hasTwin(sitters, level)) return opponentInShort(t, level);
        return t('opponents.twin', {
          name: opponentName(t, level),
          number: numberOf(level),
          clan: CLANS[seat],
        });
      }
      return sitter.name || (seat === only ? t('table.names.you') : clan);
    });
  }, [sitters, t]);
}

/** Who sits where, for the boards of a table. */
export function useBoardSeats(sitters: readonly SeatPlayer[]): readonly BoardSeat[] {
  const t = useTranslations();
  const names = useSeatNames(sitters);
  return useMemo(() => {
    const only = onlyPerson(sitters);
    return sitters.map((sitter, seat) => {
      if (sitter.kind === 'opponent') return { name: opponentName(t, sitter.level), level: sitter.level };
      // Where people are named, boards say which of them is the reader.
      return { name: names[seat], alone: seat === only && !(sitter.kind === 'person' && sitter.name) };
    });
  }, [sitters, names, t]);
}
