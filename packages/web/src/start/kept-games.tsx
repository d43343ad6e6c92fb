import type { EditionBase } from '@shirasagi/engine';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/parts/button';
import { adopt } from '../session/local/open-session.js';
import { insertGame } from '../session/store/store.js';
import styles from './kept-games.module.css';
import { type KeptGame, keptGames, removeKept, restoreKept } from './kept-list';
import { KeptRow } from './kept-row';

/** As many as stand above the new games; the others are folded away. */
const IN_SIGHT = 2;

interface KeptGamesProps {
  /** Called once the list is known. */
  readonly ready: () => void;
}

/** The games begun here: go on with one, copy it, take it along as a file, or delete it. */
export function KeptGames({ ready }: KeptGamesProps) {
  const t = useTranslations('start');
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const [removed, setRemoved] = useState<KeptGame>();
  const reload = useCallback(() => {
    void keptGames().then(setGames).finally(ready);
  }, [ready]);
  useEffect(() => {
    reload();
  }, [reload]);

  const copy = async ({ head, record, state }: KeptGame) => {
    const { origin, deal } = head;
    const twin = adopt(record, head.sitters, {
      ...(origin && { origin }),
      ...(deal && { deal }),
      edition: state?.edition as EditionBase | undefined,
    });
    await insertGame(twin, record.entries).catch(() => {});
    reload();
  };
  const remove = async (game: KeptGame) => {
    await removeKept(game);
    setRemoved(game);
    reload();
  };
  const restore = async () => {
    if (removed) await restoreKept(removed);
    setRemoved(undefined);
    reload();
  };

  const row = (game: KeptGame) => (
    <KeptRow key={game.head.id} game={game} copy={() => void copy(game)} remove={() => void remove(game)} />
  );

  if (games.length === 0 && !removed) return null;
  const others = games.slice(IN_SIGHT);
  return (
    <section className={styles.kept} aria-labelledby="kept-games">
      <h2 id="kept-games">{t('kept.title')}</h2>
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {t('kept.deleted')} <Button onClick={restore}>{t('kept.undo')}</Button>
          </p>
        )}
      </div>
      <ul className={styles.list}>{games.slice(0, IN_SIGHT).map(row)}</ul>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('kept.others', { count: others.length })}</summary>
          <ul className={styles.list}>{others.map(row)}</ul>
        </details>
      )}
    </section>
  );
}
