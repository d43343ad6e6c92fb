import type { DayView } from '@shirasagi/protocol';
import { DAY_GAMES } from '@shirasagi/protocol/days';
import { useTranslations } from 'use-intl';
import { MoreWords } from '../app/more-words';
import { loadDaily } from '../words/load';
import { readKept } from './kept-days.js';
import { useDay } from './use-day';

function Line({ view }: { readonly view: DayView }) {
  const t = useTranslations('daily');
  const state = (game: (typeof DAY_GAMES)[number]): string => {
    const { mine, finished } = view.games[game];
    if (!mine) return t('state.none');
    if (mine.status !== 'finished') return t(`state.${mine.status}`);
    return `${t('points', { points: mine.points ?? 0 })}, ${t('place', { place: mine.place ?? 1, count: finished })}`;
  };
  if (DAY_GAMES.every((game) => !view.games[game].mine)) return <>{t('state.none')}</>;
  return (
    <>
      {DAY_GAMES.map((game) => (
        <span key={game}>
          {t(`game.${game}`)}: {state(game)}
          <br />
        </span>
      ))}
    </>
  );
}

function State() {
  const t = useTranslations('daily.away');
  const { told } = useDay(undefined);
  if (told.is === 'told') return <Line view={told.view} />;
  if (told.is === 'loading') return null;
  const seen = readKept().past.length > 0;
  return <>{t(navigator.onLine || !seen ? 'text' : 'offline')}</>;
}

/** How today stands for the person here, for the first screen. */
export function DailyState() {
  return (
    <MoreWords load={loadDaily}>
      <State />
    </MoreWords>
  );
}
