import type { DayHead } from '@shirasagi/protocol';
import { closesAt, DAY_GAMES, dayAt, daysLater, endsAt } from '@shirasagi/protocol/days';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../accounts/person';
import { MoreWords } from '../app/more-words';
import { Button, buttonClass } from '../app/parts/button';
import { PageBar, PageFrame } from '../app/parts/page-frame';
import { useDates } from '../app/use-dates';
import { loadDaily } from '../words/load';
import { Calendar } from './calendar';
import styles from './daily-page.module.css';
import { FairPart } from './fair-part';
import { GameOfDay } from './game-of-day';
import { type ToldDay, useDay } from './use-day';
import { useMinutes } from './use-minutes';
import { Yesterday } from './yesterday';

const MINUTE_MS = 60_000;

/** How long a day goes on, or that it is over. */
function Until({ head, told }: { readonly head: DayHead; readonly told: number }) {
  const t = useTranslations('daily');
  const now = useMinutes(told);
  const { day, seed } = head;
  if (seed !== null || now >= closesAt(day)) return t('over');
  const minutes = Math.max(0, Math.ceil((endsAt(day) - now) / MINUTE_MS));
  if (minutes === 0) return t('closing');
  return t('until', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Whether the day shown is the one that is played now. */
const isToday = (told: ToldDay): boolean =>
  told.is === 'told' && told.head.seed === null && dayAt(told.view.now) === told.head.day;

function Games({ told }: { readonly told: Extract<ToldDay, { head: DayHead }> }) {
  const t = useTranslations('daily');
  const { head } = told;
  const view = told.is === 'told' ? told.view : undefined;
  const today = isToday(told);
  return (
    <>
      {view && (
        <p>
          <Until head={head} told={view.now} />
        </p>
      )}
      {head.afterwards && <p>{t('afterwards')}</p>}
      <div className={styles.cards}>
        {DAY_GAMES.map((game) => (
          <GameOfDay key={game} head={head} game={game} view={view?.games[game]} today={today} />
        ))}
      </div>
      {today && view?.previous === daysLater(head.day, -1) && <Yesterday day={view.previous} />}
      <FairPart head={head} games={view?.games} />
    </>
  );
}

function Contents({ day }: { readonly day: string | undefined }) {
  const t = useTranslations('daily');
  const date = useDates({ dateStyle: 'full' });
  const person = usePerson();
  const { told, again } = useDay(day, 'me' in person ? person.me.id : undefined);
  // The browser keeps the place of the screen before.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const shown = 'head' in told ? told.head.day : day;
  return (
    <PageFrame bar={<PageBar name={t('home')} />}>
      <main className={styles.main} data-told={told.is}>
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          {'head' in told && (
            <p className={styles.date}>
              <time dateTime={told.head.day}>{date(new Date(`${told.head.day}T12:00:00`))}</time>
            </p>
          )}
          <p className={styles.lead}>{t('lead')}</p>
          {day !== undefined && told.is !== 'loading' && !isToday(told) && (
            <a className={buttonClass()} href="#/daily">
              {t('calendar.back')}
            </a>
          )}
        </div>
        <div role="status">
          {told.is === 'loading' && <p>{t('loading')}</p>}
          {told.is === 'missing' && <p>{t('missing')}</p>}
          {(told.is === 'away' || told.is === 'kept') && (
            <p>{t(navigator.onLine ? 'away.text' : 'away.offline')}</p>
          )}
        </div>
        {told.is === 'away' && (
          <p>
            <Button onClick={again}>{t('away.again')}</Button>
          </p>
        )}
        {'head' in told && <Games told={told} />}
        <Calendar shown={shown} />
      </main>
    </PageFrame>
  );
}

/** The game of the day: today's, or one of a day that is over. */
export function DailyPage({ day }: { readonly day: string | undefined }) {
  return (
    <MoreWords load={loadDaily}>
      <Contents day={day} />
    </MoreWords>
  );
}
