import type { State } from '@shirasagi/engine';
import { useFormatter, useTranslations } from 'use-intl';
import { Gains } from '../../table/decision/gains';
import { categoryName } from '../../words/sentences';
import { turnStory } from './turn-story.js';
import styles from './turn-words.module.css';

interface TurnWordsProps {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  /** Only what it gave and counts: something else is to be said. */
  readonly brief: boolean;
  /** The learner is in the next turn already. */
  readonly past: boolean;
}

/** What a turn gave and paid, what it counts at the end, and what it opened. */
export function TurnWords({ before, after, seat, brief, past }: TurnWordsProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { gains, counts, opened } = turnStory(before, after, seat);
  return (
    <div className={styles.turn}>
      {Object.keys(gains).length > 0 && (
        <p className={styles.gains}>
          {past ? t('learn.turn.gaveBefore') : t('learn.turn.gave')}{' '}
          <Gains gains={gains} game={before.game} />
        </p>
      )}
      <p>
        {counts.length > 0
          ? t('learn.turn.counts', {
              points: counts.reduce((sum, { more }) => sum + more, 0),
              changes: format.list(
                counts.map(({ category, more }) => `${categoryName(t, category)} +${more}`),
                { type: 'unit' },
              ),
            })
          : t('learn.turn.prepares')}
      </p>
      {!brief && opened.map((name) => <p key={name}>{t(`learn.opened.${name}`)}</p>)}
    </div>
  );
}
