import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/button';
import { adopt } from '../session/open-session.js';
import { insertGame } from '../session/store.js';
import { type KeptGame, keptGames, removeKept, restoreKept } from './kept';
import styles from './kept-games.module.css';
import { KeptRow } from './kept-row';

/** The games begun here: go on with one, copy it, take it along as a file, or delete it. */
export function KeptGames() {
  const t = useTranslations('start');
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const [removed, setRemoved] = useState<KeptGame>();
  const reload = useCallback(() => void keptGames().then(setGames), []);
  useEffect(reload, [reload]);

  const copy = async ({ head, record }: KeptGame) => {
    const twin = adopt(record, head.sitters);
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

  if (games.length === 0 && !removed) return null;
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
      <ul className={styles.list}>
        {games.map((game) => (
          <KeptRow
            key={game.head.id}
            game={game}
            copy={() => void copy(game)}
            remove={() => void remove(game)}
          />
        ))}
      </ul>
    </section>
  );
}
