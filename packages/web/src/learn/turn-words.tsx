import { reasonsFor } from '@shirasagi/bots';
import { type State, scoreSheet } from '@shirasagi/engine';
import { useFormatter, useTranslations } from 'use-intl';
import { viewOf } from '../games';
import { Gains } from '../table/gains';
import { difference } from '../table/holdings.js';
import { categoryName } from '../words/sentences';
import styles from './turn-words.module.css';

/** Principles that say what a turn opened; what it gave and counts is shown in figures. */
const OPENINGS = ['members', 'lantern', 'courtiers', 'time', 'cards', 'multiply'] as const;
const WORTH_SAYING = 0.6;
const MOST_OPENINGS = 2;

interface TurnWordsProps {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  /** Only what it gave and counts: something else is to be said. */
  readonly brief: boolean;
}

/** What a turn gave and paid, what it counts at the end, and what it opened. */
export function TurnWords({ before, after, seat, brief }: TurnWordsProps) {
  const t = useTranslations();
  const format = useFormatter();
  const view = viewOf(before);
  const gains = difference(view.holdings(before, seat), view.holdings(after, seat));
  const was = scoreSheet(before)[seat];
  const now = scoreSheet(after)[seat];
  const counts = Object.entries(now.categories)
    .map(([category, points]) => ({ category, more: points - (was.categories[category] ?? 0) }))
    .filter(({ category, more }) => more > 0 && category !== 'coins' && category !== 'resources');
  const reasons = reasonsFor(before, after, seat);
  const opened = OPENINGS.filter((name) => (reasons[name] ?? 0) > WORTH_SAYING)
    .sort((a, b) => reasons[b] - reasons[a])
    .slice(0, MOST_OPENINGS);
  return (
    <div className={styles.turn}>
      {Object.keys(gains).length > 0 && (
        <p className={styles.gains}>
          {t('learn.turn.gave')} <Gains gains={gains} game={before.game} />
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
