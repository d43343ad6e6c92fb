import type { DayGame, DayGameView, DayHead } from '@shirasagi/protocol';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { Button, buttonClass } from '../app/parts/button';
import { OFFERS } from '../games/offers';
import { OpponentFace } from '../table/seats/opponent-face';
import { opponentInShort } from '../words/opponent-words';
import styles from './daily-page.module.css';
import { practise } from './practise.js';
import { Results } from './results';
import { useBegin } from './use-begin';
import { useOwnState } from './use-own-state';
import { watchBest } from './watch-best.js';

const SquaresPart = lazyPart(() => import('./squares-part').then((m) => m.SquaresPart));

interface GameOfDayProps {
  readonly head: DayHead;
  readonly game: DayGame;
  /** How it stands at the server; nothing where none answers. */
  readonly view: DayGameView | undefined;
  /** Whether a try can still be begun. */
  readonly today: boolean;
}

/** What can be done with a game of the day. */
function Actions({ head, game, view, today }: GameOfDayProps) {
  const t = useTranslations('daily');
  const { begin, failed, dialog } = useBegin();
  const [lost, setLost] = useState(false);
  const mine = view?.mine;
  const closed = head.seed !== null;
  const may = (deed: Promise<void>) => {
    setLost(false);
    deed.catch(() => setLost(true));
  };
  return (
    <>
      <div className={styles.row}>
        {today && !mine && (
          <Button look="main" onClick={() => void begin(game, 'try')}>
            {t('play')}
          </Button>
        )}
        {mine?.status === 'running' && (
          <a className={buttonClass('main')} href={`#/online/${mine.table}`}>
            {t('goOn')}
          </a>
        )}
        {mine && mine.status !== 'running' && (
          <a className={buttonClass()} href={`#/online/${mine.table}`}>
            {t('table')}
          </a>
        )}
        {today && mine && mine.status !== 'running' && (
          <Button title={t('practiseNote')} onClick={() => void begin(game, 'practice')}>
            {t('practise')}
          </Button>
        )}
        {closed && (
          <Button
            look={mine ? 'plain' : 'main'}
            title={t('practiseNote')}
            onClick={() => may(practise(head, game))}
          >
            {t('practise')}
          </Button>
        )}
        {closed && view && view.finished > 0 && (
          <Button onClick={() => may(watchBest(head, game))}>{t('watch')}</Button>
        )}
      </div>
      <div role="status">{(failed || lost) && <p>{t('failed')}</p>}</div>
      {dialog}
    </>
  );
}

/** One game of a day: how it stands, what can be done, how everybody did. */
export function GameOfDay(props: GameOfDayProps) {
  const { head, game, view } = props;
  const t = useTranslations('daily');
  const words = useTranslations();
  const title = useId();
  const { opponent, game: rules } = head.terms[game];
  const { Picture } = OFFERS[rules];
  const state = useOwnState();
  const mine = view?.mine;
  return (
    <article className={styles.card} aria-labelledby={title} data-game={game}>
      <Picture className={styles.picture} />
      <div className={styles.words}>
        <h2 id={title}>{t(`game.${game}`)}</h2>
        <p className={styles.who}>
          {opponent && <OpponentFace level={opponent.level} size="2.25rem" />}
          <span>
            {opponent ? t('against', { name: opponentInShort(words, opponent.level) }) : t('alone')}
          </span>
        </p>
        {view && (
          <p className={styles.state} data-state={mine?.status ?? 'none'}>
            {state(view)}
          </p>
        )}
        <Actions {...props} />
        {view && (
          <p className={styles.note}>
            {t('finished', { count: view.finished })} {view.best !== null && t('best', { points: view.best })}
          </p>
        )}
        {mine?.status === 'finished' && mine.points !== null && (
          <Suspense fallback={null}>
            <SquaresPart day={head.day} game={game} table={mine.table} points={mine.points} />
          </Suspense>
        )}
        {view && view.finished > 0 && <Results day={head.day} game={game} />}
      </div>
    </article>
  );
}
