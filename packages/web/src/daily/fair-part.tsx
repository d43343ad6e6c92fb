import type { DayHead, DayView } from '@shirasagi/protocol';
import { DAY_GAMES } from '@shirasagi/protocol/days';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '../app/load-part';
import { Button } from '../app/parts/button';
import type { DayVerdict } from './check-day.js';
import styles from './daily-page.module.css';

interface FairPartProps {
  readonly head: DayHead;
  /** How the games of the day stand, where a server tells it. */
  readonly games: DayView['games'] | undefined;
}

/** The hash of a day, its seed once it is shown, and the check of both. */
export function FairPart({ head, games }: FairPartProps) {
  const t = useTranslations('daily.fair');
  const words = useTranslations('daily');
  const [verdict, setVerdict] = useState<DayVerdict | 'failed'>();
  const check = async () => {
    // What checks a game loads when it is first wanted.
    const { checkDay } = await loadPart(() => import('./check-day.js'));
    const played = DAY_GAMES.filter((game) => games && games[game].finished > 0);
    await checkDay(head, played).then(setVerdict, () => setVerdict('failed'));
  };
  return (
    <details className={styles.fair}>
      <summary>{t('title')}</summary>
      <p>{t('idea')}</p>
      <dl>
        <dt>{t('commitment')}</dt>
        <dd>{head.commitment}</dd>
        <dt>{t('seed')}</dt>
        <dd>{head.seed ?? t('hidden')}</dd>
      </dl>
      {head.seed !== null && (
        <p>
          <Button onClick={() => void check()}>{t('check')}</Button>
        </p>
      )}
      <div role="status">
        {verdict === 'failed' && <p>{words('failed')}</p>}
        {verdict && verdict !== 'failed' && !verdict.ok && <p className={styles.bad}>{t('bad')}</p>}
        {verdict && verdict !== 'failed' && verdict.ok && (
          <p className={styles.good}>
            {t(verdict.shownBefore ? 'shown' : 'good')} {verdict.games > 0 && t('record')}
          </p>
        )}
      </div>
    </details>
  );
}
