import type { GameName } from '@shirasagi/engine';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './edition-choice.module.css';
import { builtIn, type CheckedEdition, checkEdition } from './edition-file.js';
import { editionStore } from './edition-store.js';

/** The editions of this browser that a game can be played with, the one worked on last first. */
function usePlayable(game: GameName): readonly CheckedEdition[] {
  const [playable, setPlayable] = useState<readonly CheckedEdition[]>([]);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const found = new Map<string, CheckedEdition>();
      for (const { file } of await editionStore.list()) {
        const checked = file.game === game ? checkEdition(file) : undefined;
        if (checked && !('problem' in checked) && checked.fingerprint !== builtIn(game).fingerprint)
          found.set(checked.fingerprint, found.get(checked.fingerprint) ?? checked);
      }
      if (current) setPlayable([...found.values()]);
    };
    void look();
    const stop = editionStore.subscribe(() => void look());
    return () => {
      current = false;
      stop();
    };
  }, [game]);
  return playable;
}

interface EditionChoiceProps {
  readonly game: GameName;
  /** The fingerprint of the edition chosen; the built-in one, unless told. */
  readonly chosen: string | undefined;
  readonly choose: (edition: CheckedEdition | undefined) => void;
}

/** Which values a new game is played with; nothing where this browser has no editions of the game. */
export function EditionChoice({ game, chosen, choose }: EditionChoiceProps) {
  const t = useTranslations('start.setup');
  const id = useId();
  const playable = usePlayable(game);
  if (playable.length === 0) return null;
  return (
    <div className={styles.choice}>
      <label>
        <span>{t('edition')}</span>
        <select
          value={chosen ?? ''}
          aria-describedby={chosen && id}
          onChange={(event) => choose(playable.find(({ fingerprint }) => fingerprint === event.target.value))}
        >
          <option value="">{t('builtIn')}</option>
          {playable.map(({ fingerprint, file }) => (
            <option key={fingerprint} value={fingerprint}>
              {file.author ? `${file.name} (${file.author})` : file.name}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <p id={id} className={styles.note}>
          {t('editionNote')}
        </p>
      )}
    </div>
  );
}
