import type { DayGame, Standings } from '@shirasagi/protocol';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { days } from './daily-api.js';
import styles from './results.module.css';

/** In rem: a few bars do not fill the whole width. */
const WIDEST_BAR = 3;

/** How many finished with how many points, as bars from the fewest points to the most; one's own is marked. */
function Distribution({ distribution, mine }: Pick<Standings, 'distribution' | 'mine'>) {
  const t = useTranslations('daily.results');
  const most = Math.max(...distribution.map(({ people }) => people));
  const from = distribution[0].points;
  const upTo = distribution[distribution.length - 1].points;
  const people = new Map(distribution.map((bar) => [bar.points, bar.people]));
  const all = Array.from({ length: upTo - from + 1 }, (_, i) => from + i);
  const narrow = { maxInlineSize: `${all.length * WIDEST_BAR}rem` };
  return (
    <figure className={styles.chart}>
      <figcaption>{t('chart')}</figcaption>
      <ol style={narrow}>
        {all.map((points) => {
          const count = people.get(points) ?? 0;
          const own = mine?.points === points;
          const bar = t('bar', { points, people: count });
          const words = own ? `${bar}, ${t('yours')}` : bar;
          return (
            <li key={points} data-own={own} title={words}>
              <span className={styles.bar} style={{ blockSize: `${(count / most) * 100}%` }} />
              {count > 0 && <span className="unseen">{words}</span>}
            </li>
          );
        })}
      </ol>
      <p className={styles.axis} style={narrow} aria-hidden="true">
        <span>{from}</span>
        {upTo > from && <span>{upTo}</span>}
      </p>
    </figure>
  );
}

interface ResultsProps {
  readonly day: string;
  readonly game: DayGame;
}

/** The ranking of one game of a day, and how all results lie; fetched when it is opened. */
export function Results({ day, game }: ResultsProps) {
  const t = useTranslations('daily.results');
  const words = useTranslations('daily');
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<Standings | 'failed'>();
  const title = useId();
  useEffect(() => {
    if (!open) return;
    let current = true;
    days.ranking(day, game).then(
      (standings) => current && setTold(standings),
      () => current && setTold('failed'),
    );
    return () => {
      current = false;
    };
  }, [open, day, game]);
  return (
    <details className={styles.results} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={title}>{t('show')}</summary>
      <div role="status">{told === 'failed' && <p>{words('failed')}</p>}</div>
      {told && told !== 'failed' && told.finished === 0 && <p>{words('finished', { count: 0 })}</p>}
      {told && told !== 'failed' && told.finished > 0 && (
        <>
          <Distribution distribution={told.distribution} mine={told.mine} />
          <div className={styles.scroll}>
            <table aria-labelledby={title}>
              <thead>
                <tr>
                  <th scope="col">{t('place')}</th>
                  <th scope="col">{t('who')}</th>
                  <th scope="col">{t('points')}</th>
                </tr>
              </thead>
              <tbody>
                {told.ranking.map(({ place, points, name, me }, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing of their own but their place in the list
                  <tr key={line} data-own={me}>
                    <td>{place}</td>
                    <td>
                      {name ?? t('guest')}
                      {me && ` (${t('you')})`}
                    </td>
                    <td>{points}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </details>
  );
}
