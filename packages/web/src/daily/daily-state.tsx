import type { DayView } from '@shirasagi/protocol';
import { DAY_GAMES } from '@shirasagi/protocol/days';
import { useTranslations } from 'use-intl';
import { MoreWords } from '../app/more-words';
import { useLabelled } from '../words/labelled.js';
import { loadDaily } from '../words/load';
import styles from './daily-state.module.css';
import { readKept } from './kept-days.js';
import { useDay } from './use-day';
import { useOwnState } from './use-own-state';

function Line({ view }: { readonly view: DayView }) {
  const t = useTranslations('daily');
  const state = useOwnState();
  const labelled = useLabelled();
  if (DAY_GAMES.every((game) => !view.games[game].mine)) return <>{t('state.none')}</>;
  return (
    <>
      {DAY_GAMES.map((game) => (
        <span key={game} className={styles.game}>
          {labelled(t(`game.${game}`), state(view.games[game]))}
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
