import { useTranslations } from 'use-intl';
import { useDates } from '../app/use-dates';
import type { GameHead } from '../session/store/store.js';

/** Where a kept game comes from, in words: the day it practises or the moment it was played on from. */
export function useOrigin(): (head: Pick<GameHead, 'origin' | 'deal'>) => string | undefined {
  const t = useTranslations('table.origin');
  const date = useDates({ dateStyle: 'medium' });
  return ({ origin, deal }) => {
    if (origin) return t(origin.of, { number: origin.at });
    return deal && t('day', { date: date(new Date(`${deal.day}T12:00:00`)) });
  };
}
