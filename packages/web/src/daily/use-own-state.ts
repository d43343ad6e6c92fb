import type { DayGameView } from '@shirasagi/protocol';
import { useTranslations } from 'use-intl';

/** Says how one's own try stands: points and place once it is finished. */
export function useOwnState(): (view: DayGameView) => string {
  const t = useTranslations('daily');
  return ({ mine, finished }) => {
    if (!mine) return t('state.none');
    if (mine.status !== 'finished') return t(`state.${mine.status}`);
    const points = t('points', { points: mine.points ?? 0 });
    const place = t('place', { place: mine.place ?? 1, count: finished });
    return `${points}, ${place}`;
  };
}
