import type { DayGame, DayView, RankingLine } from '@shirasagi/protocol';
import { DAY_GAMES } from '@shirasagi/protocol/days';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/parts/button';
import { days } from './daily-api.js';
import styles from './daily-page.module.css';
import { keep } from './kept-days.js';
import { watchBest } from './watch-best.js';

interface Told {
  readonly view: DayView;
  readonly best: Readonly<Partial<Record<DayGame, RankingLine>>>;
}

async function ask(day: string): Promise<Told> {
  const view = await days.day(day);
  keep([view.head]);
  const played = DAY_GAMES.filter((game) => view.games[game].finished > 0);
  const best = await Promise.all(
    played.map(async (game) => [game, (await days.ranking(day, game)).ranking[0]] as const),
  );
  return { view, best: Object.fromEntries(best) };
}

/** The day before: who was best, their game to watch, and a try of one's own that still counts. */
export function Yesterday({ day }: { readonly day: string }) {
  const t = useTranslations('daily');
  const [told, setTold] = useState<Told>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    ask(day).then(
      (now) => current && setTold(now),
      // The rest of the page says that the server is away.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [day]);
  if (!told) return null;
  const { view, best } = told;
  const open = view.head.seed === null;
  const running = DAY_GAMES.filter((game) => view.games[game].mine?.status === 'running');
  const shown = DAY_GAMES.filter((game) => best[game]);
  if (shown.length === 0 && (!open || running.length === 0)) return null;
  const watch = (game: DayGame) => {
    setFailed(false);
    watchBest(view.head, game).catch(() => setFailed(true));
  };
  return (
    <section className={styles.yesterday} aria-labelledby="yesterday">
      <h2 id="yesterday">{t('yesterday')}</h2>
      {open && <p>{t('closing')}</p>}
      <ul>
        {open &&
          running.map((game) => (
            <li key={`own ${game}`}>
              <b>{t(`game.${game}`)}</b> <span>{t('state.running')}</span>
              <a className={buttonClass('main')} href={`#/online/${view.games[game].mine?.table}`}>
                {t('goOn')}
              </a>
            </li>
          ))}
        {shown.map((game) => (
          <li key={game}>
            <b>{t(`game.${game}`)}</b>
            <span>
              {t('won', { name: best[game]?.name ?? t('results.guest'), points: best[game]?.points ?? 0 })}
            </span>
            {!open && <Button onClick={() => watch(game)}>{t('watch')}</Button>}
          </li>
        ))}
      </ul>
      <div role="status">{failed && <p>{t('failed')}</p>}</div>
    </section>
  );
}
