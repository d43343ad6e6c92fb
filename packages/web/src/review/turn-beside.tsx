import type { Review } from '@shirasagi/bots/analyst';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreWords } from '../app/more-words';
import { editionOf } from '../session/store/edition-of.js';
import type { KeptReview } from '../session/store/store.js';
import { useSeatNames } from '../table/seats/seat-names';
import { loadReview } from '../words/load';
import { reviewAddress } from './address.js';
import { Analysis } from './analysis.js';
import { useFigures } from './figures';
import { turnAt } from './turn-at.js';
import styles from './turn-beside.module.css';

/** What a kept review says, once all of it is there. */
function useFinished(kept: KeptReview): Review | undefined {
  const [review, setReview] = useState<Review>();
  useEffect(() => {
    let current = true;
    const read = async () => new Analysis(kept, await editionOf(kept.record, kept.edition)).standing().review;
    read().then(
      (found) => current && setReview(found),
      // Its edition may be gone; the game is looked through without it.
      (error) => console.warn(error),
    );
    return () => {
      current = false;
    };
  }, [kept]);
  return review;
}

interface TurnBesideProps {
  readonly kept: KeptReview;
  /** Decisions made at the moment looked at. */
  readonly at: number;
}

function Contents({ kept, at }: TurnBesideProps) {
  const t = useTranslations('review');
  const { signed, points, chance } = useFigures();
  const names = useSeatNames(kept.sitters);
  const review = useFinished(kept);
  if (!review) return null;
  const { seat, before, choice, luck, after, better, lost } = turnAt(review.turns, at);
  const parts = { before, choice, luck, after };
  return (
    <section className={styles.beside} aria-label={t('title')}>
      <dl>
        {(['before', 'choice', 'luck', 'after'] as const).map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(`chart.${part}`)}</dt>
            <dd>{signed(parts[part].margins[seat])}</dd>
          </div>
        ))}
        <div>
          <dt className="unseen">{t('chart.chance')}</dt>
          <dd>{chance(after.wins[seat])}</dd>
        </div>
      </dl>
      <p>
        {better ? t('turns.lost', { name: names[seat], points: points(lost) }) : names[seat]}
        {better && <a href={reviewAddress(kept.id, better.first)}>{t('turns.try')}</a>}
        <a href={reviewAddress(kept.id)}>{t('title')}</a>
      </p>
    </section>
  );
}

/** What the analyst says of the turn a replay stands at: the mover's expected lead, and what changed it. */
export function TurnBeside(props: TurnBesideProps) {
  return (
    <MoreWords load={loadReview}>
      <Contents {...props} />
    </MoreWords>
  );
}
