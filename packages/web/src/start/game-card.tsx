import type { GameName } from '@shirasagi/engine';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { loadPart } from '../app/load-part';
import { Button, buttonClass } from '../app/parts/button';
import { go } from '../app/route';
import { OFFERS } from '../games/offers';
import { opponentInShort } from '../words/opponent-words';
import styles from './game-card.module.css';
import { isNewcomer, knows, noteKnows } from './newcomer';
import {
  DEFAULT_LEVEL,
  defaultSetup,
  GENTLEST_LEVEL,
  gentleSetup,
  optionsOf,
  type Setup,
  sittersOf,
} from './seats';

const SetupDialog = lazyPart(() => import('./setup-dialog').then((m) => m.SetupDialog));
const NewcomerDialog = lazyPart(() => import('./newcomer-dialog').then((m) => m.NewcomerDialog));

/** Begins a game. The engine comes with it: the first screen itself does not need it. */
async function play(setup: Setup): Promise<void> {
  const { begin } = await loadPart(() => import('../session/local/open-session.js'));
  go(`#/game/${begin(setup.game, optionsOf(setup), sittersOf(setup), setup.edition).id}`);
}

/** One of the two games: what it is, and how to be in it with one click. */
export function GameCard({ game }: { readonly game: GameName }) {
  const t = useTranslations('start');
  const words = useTranslations();
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const newcomer = isNewcomer(game);
  // Those who do not know the game, or have not said so yet, begin gently.
  const gentle = newcomer || knows(game) === false;
  const playNow = () => {
    if (newcomer) setAsking(true);
    else void play(gentle ? gentleSetup(game) : defaultSetup(game));
  };
  const learn = () => {
    noteKnows(game, false);
    go(`#/learn/${game}/game`);
  };
  const answer = (known: boolean) => {
    noteKnows(game, known);
    void play(known ? defaultSetup(game) : gentleSetup(game));
  };
  const { Picture } = OFFERS[game];
  return (
    <article className={styles.card}>
      <Picture className={styles.picture} />
      <div className={styles.words}>
        <h2>{t(`games.${game}.name`)}</h2>
        <p>{t(`games.${game}.about`)}</p>
        <div className={styles.row}>
          <Button look="main" onClick={playNow}>
            {t('playNow')}
          </Button>
          <a className={buttonClass()} href={gentle ? `#/learn/${game}/game` : '#/learn'}>
            {t('learn')}
          </a>
          <Button onClick={() => setChoosing(true)}>{t('choose')}</Button>
          <a className={buttonClass('quiet')} href={`#/rules/${game}`}>
            {t('rules')}
          </a>
        </div>
        <p className={styles.note}>
          {t('playNowNote', { opponent: opponentInShort(words, gentle ? GENTLEST_LEVEL : DEFAULT_LEVEL) })}
        </p>
      </div>
      <Suspense fallback={null}>
        {asking && <NewcomerDialog play={answer} learn={learn} close={() => setAsking(false)} />}
        {choosing && (
          <SetupDialog game={game} play={(setup) => void play(setup)} close={() => setChoosing(false)} />
        )}
      </Suspense>
    </article>
  );
}
