import type { DayHead } from '@shirasagi/protocol';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../app/use-dates';
import { days } from './daily-api.js';
import styles from './daily-page.module.css';
import { keep, readKept } from './kept-days.js';

/** Days that are over: those the server tells of, and those this browser has seen before. */
export function Calendar({ shown }: { readonly shown: string | undefined }) {
  const t = useTranslations('daily.calendar');
  const date = useDates({ dateStyle: 'medium' });
  const [past, setPast] = useState<readonly DayHead[]>(() => readKept().past);
  useEffect(() => {
    let current = true;
    if (!navigator.onLine) return;
    days.past().then(
      (heads) => {
        const kept = keep(heads);
        if (current) setPast(kept.past.length > 0 ? kept.past : heads);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <section className={styles.calendar} aria-labelledby="past-days">
      <h2 id="past-days">{t('title')}</h2>
      {past.length === 0 ? <p>{t('empty')}</p> : <p className={styles.note}>{t('note')}</p>}
      <ul>
        {past.map(({ day }) => (
          <li key={day}>
            <a href={`#/daily/${day}`} aria-current={day === shown ? 'page' : undefined}>
              <time dateTime={day}>{date(new Date(`${day}T12:00:00`))}</time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
