import type { GameName } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon';
import { partWords } from '../../words/effect-words';
import { HOLDINGS, type Holdings } from '../holdings.js';
import styles from './gains.module.css';

/** A signed number with a true minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What is gained and paid: a number beside each icon. */
export function Gains({ gains, game }: { readonly gains: Holdings; readonly game: GameName }) {
  const t = useTranslations();
  return (
    <span className={styles.gains}>
      {HOLDINGS.map((holding) => {
        const n = gains[holding] ?? 0;
        if (n === 0) return null;
        return (
          <span key={holding} className={n > 0 ? styles.gain : styles.loss}>
            {signed(n)}{' '}
            <Icon name={holding} label={partWords(t, holding, Math.abs(n), game).replace(/^\d+\s*/, '')} />
          </span>
        );
      })}
    </span>
  );
}
