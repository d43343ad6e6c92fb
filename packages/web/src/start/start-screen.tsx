import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { Button, buttonClass } from '../app/parts/button';
import { SettingsButton } from '../app/settings/settings-button';
import { Icon } from '../art/icon';
import { OFFERED } from '../games/offers';
import { hasDatabase, mayHaveGames } from '../session/store/kept-flag.js';
import { GameCard } from './game-card';
import { Scene } from './scene';
import styles from './start-screen.module.css';

const DailyState = lazyPart(() => import('../daily/daily-state').then((m) => m.DailyState));
const KeptGames = lazyPart(() => import('./kept-games').then((m) => m.KeptGames));
const ImportGame = lazyPart(() => import('./import-game').then((m) => m.ImportGame));

/** The first screen: begin a game, or go on with one. */
export function StartScreen() {
  const t = useTranslations('start');
  const [importing, setImporting] = useState(false);
  // Games to continue come first: where there may be some, the rest waits for them instead of being pushed down.
  const [kept, setKept] = useState(mayHaveGames);
  const [ready, setReady] = useState(!kept);
  const isReady = useCallback(() => setReady(true), []);
  // Where there are none, nothing of what shows them is fetched.
  useEffect(() => {
    if (!kept) void hasDatabase().then((found) => found && setKept(true));
  }, [kept]);
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <Scene className={styles.scene} />
        <div className={styles.settings}>
          <SettingsButton />
        </div>
        <div className={styles.title}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <main className={styles.main} data-ready={ready}>
        <Suspense fallback={null}>{kept && <KeptGames ready={isReady} />}</Suspense>
        <section className={styles.games} aria-label={t('begin')}>
          {OFFERED.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </section>
        <section className={styles.online} aria-labelledby="play-daily">
          <Icon name="heron" size="2.25rem" />
          <div>
            <h2 id="play-daily">{t('daily.title')}</h2>
            <p>{t('daily.text')}</p>
            <p className={styles.state} data-daily="">
              <Suspense fallback={null}>
                <DailyState />
              </Suspense>
            </p>
          </div>
          <a className={buttonClass()} href="#/daily">
            {t('daily.go')}
          </a>
        </section>
        <section className={styles.online} aria-labelledby="play-online">
          <Icon name="lantern" size="2.25rem" />
          <div>
            <h2 id="play-online">{t('online.title')}</h2>
            <p>{t('online.text')}</p>
          </div>
          <a className={buttonClass()} href="#/online">
            {t('online.go')}
          </a>
        </section>
        <section className={styles.online} aria-labelledby="solve-puzzles">
          <Icon name="hint" size="2.25rem" />
          <div>
            <h2 id="solve-puzzles">{t('puzzles.title')}</h2>
            <p>{t('puzzles.text')}</p>
          </div>
          <a className={buttonClass()} href="#/puzzles">
            {t('puzzles.go')}
          </a>
        </section>
        <section className={styles.online} aria-labelledby="own-editions">
          <Icon name="deck" size="2.25rem" />
          <div>
            <h2 id="own-editions">{t('editions.title')}</h2>
            <p>{t('editions.text')}</p>
          </div>
          <a className={buttonClass()} href="#/editions">
            {t('editions.go')}
          </a>
        </section>
        <p className={styles.import}>
          <Button onClick={() => setImporting(true)}>{t('import.open')}</Button>
        </p>
        <Suspense fallback={null}>{importing && <ImportGame close={() => setImporting(false)} />}</Suspense>
        <footer className={styles.foot}>{t('foot')}</footer>
      </main>
    </div>
  );
}
