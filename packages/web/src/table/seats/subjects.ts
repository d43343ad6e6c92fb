import { createContext, useContext, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { SeatPlayer } from '../../session/session.js';
import { opponentName } from '../../words/opponent-words';
import type { Subjects } from '../../words/sentences';
import { hasTwin } from './seat-names';

const SubjectsContext = createContext<Subjects>([]);

/** Hands what the seats are called to everything that tells what they did. */
export const SubjectsProvider = SubjectsContext;

/** What the seats are called in sentences. */
export const useSubjects = (): Subjects => useContext(SubjectsContext);

/**
 * What each seat is called in a sentence: a person's name, or an opponent's. Seats without a name go by their clans,
 * and so do seats of the same opponent, since only their clans differ.
 */
export function useSubjectsOf(sitters: readonly SeatPlayer[]): Subjects {
  const t = useTranslations();
  return useMemo(
    () =>
      sitters.map((sitter) => {
        if (sitter.kind === 'opponent')
          return hasTwin(sitters, sitter.level) ? undefined : opponentName(t, sitter.level);
        return (sitter.kind === 'person' && sitter.name) || undefined;
      }),
    [sitters, t],
  );
}
