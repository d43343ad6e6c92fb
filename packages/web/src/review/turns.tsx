import { dearest, type Review, type TurnReview } from '@shirasagi/bots/analyst';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/parts/button';
import { Crest } from '../art/crest';
import { roundOf } from '../table/end/story.js';
import { useSubjects } from '../table/seats/subjects';
import { lineSentences } from '../words/line-sentences';
import { logSentence } from '../words/sentences';
import { momentAddress, reviewAddress } from './address.js';
import type { Analysis } from './analysis.js';
import { useFigures } from './figures';
import { Line } from './line';
import styles from './turns.module.css';

/** Turns that are told. */
const TOLD = 5;

interface TurnProps {
  readonly analysis: Analysis;
  readonly turn: TurnReview;
  readonly name: string;
}

/** What was played in a turn, and what would have been better. */
function Turn({ analysis, turn, name }: TurnProps) {
  const t = useTranslations();
  const subjects = useSubjects();
  const { points } = useFigures();
  const { first, moves, instead } = turn.better!;
  const { steps } = analysis;
  const { before } = steps[first];
  const played = steps.slice(first, first + instead).map((step) => logSentence(t, step, subjects));
  return (
    <li className={styles.turn}>
      <h3>
        <Crest seat={turn.seat} size="1.5rem" />
        <span>
          {t('review.turns.lost', { name, points: points(turn.lost) })}{' '}
          <small>{t(`table.end.round.${before.game}`, { round: roundOf(before) })}</small>
        </span>
      </h3>
      <div className={styles.lines}>
        <Line title={t('review.turns.played')} told={played} />
        <Line title={t('review.turns.better')} told={lineSentences(t, before, moves)} better />
      </div>
      <p className={styles.act}>
        <a className={buttonClass()} href={reviewAddress(analysis.kept.id, first)}>
          {t('review.turns.try')}
        </a>
        <a className={buttonClass('quiet')} href={momentAddress(analysis.kept.home, first)}>
          {t('review.turns.see')}
        </a>
      </p>
    </li>
  );
}

interface TurnsProps {
  readonly analysis: Analysis;
  readonly review: Review;
  readonly names: readonly string[];
}

/** The turns that cost most, of everybody at the table. */
export function Turns({ analysis, review, names }: TurnsProps) {
  const t = useTranslations('review.turns');
  const turns = dearest(review, TOLD);
  return (
    <section aria-labelledby="review-turns">
      <h2 id="review-turns">{t('title')}</h2>
      {turns.length === 0 && <p>{t('none')}</p>}
      <ol className={styles.turns}>
        {turns.map((turn) => (
          <Turn key={turn.first} analysis={analysis} turn={turn} name={names[turn.seat]} />
        ))}
      </ol>
    </section>
  );
}
