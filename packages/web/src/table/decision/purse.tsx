import type { State } from '@shirasagi/engine';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon';
import { Tip } from '../../art/tip';
import { partWords } from '../../words/effect-words';
import { holdingsOf } from '../holdings.js';
import styles from './purse.module.css';

const SHOWN = ['food', 'iron', 'pearl', 'coin', 'seal', 'vp'] as const;

interface PurseProps {
  readonly state: State;
  readonly seat: number;
}

/** What you hold, in one slim line above every page of a small table. */
export const Purse = memo(function Purse({ state, seat }: PurseProps) {
  const t = useTranslations();
  const holdings = holdingsOf(state, seat);
  return (
    <div className={styles.purse}>
      {SHOWN.map((holding) => {
        const n = holdings[holding] ?? 0;
        return (
          <Tip key={holding} words={partWords(t, holding, n, state.game)} className={styles.holding}>
            <Icon name={holding} /> <b>{n}</b>
          </Tip>
        );
      })}
    </div>
  );
});
