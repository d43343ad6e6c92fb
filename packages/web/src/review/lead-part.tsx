import type { Review } from '@shirasagi/bots/analyst';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Analysis } from './analysis.js';
import { LeadChart } from './lead-chart';
import styles from './lead-part.module.css';
import { TurnTable } from './turn-table';

interface LeadPartProps {
  readonly analysis: Analysis;
  readonly review: Review;
  readonly names: readonly string[];
}

/** The expected lead of one player through the game, as a chart and as a table. */
export function LeadPart({ analysis, review, names }: LeadPartProps) {
  const t = useTranslations('review.chart');
  const { own } = analysis.kept;
  const [seat, setSeat] = useState(own >= 0 ? own : 0);
  const name = useId();
  const players = review.seats.flatMap(({ turns }, i) => (turns > 0 ? [i] : []));
  return (
    <section aria-labelledby="review-lead" className={styles.part}>
      <h2 id="review-lead">{t('title')}</h2>
      {players.length > 1 && (
        <fieldset className={styles.seats}>
          <legend>{t('of')}</legend>
          {players.map((i) => (
            <label key={names[i]}>
              <input type="radio" name={name} checked={i === seat} onChange={() => setSeat(i)} />
              {names[i]}
            </label>
          ))}
        </fieldset>
      )}
      <LeadChart analysis={analysis} turns={review.turns} seat={seat} name={names[seat]} />
      <details className={styles.details}>
        <summary>{t('table')}</summary>
        <TurnTable analysis={analysis} turns={review.turns} seat={seat} names={names} />
      </details>
    </section>
  );
}
