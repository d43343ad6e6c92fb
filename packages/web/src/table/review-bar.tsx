import { useTranslations } from 'use-intl';
import { Button } from '../app/button';
import type { LogEntry } from '../session/session.js';
import { stepSentence } from '../words/sentences';
import styles from './review-bar.module.css';
import { useSubjects } from './subjects';

interface ReviewBarProps {
  readonly at: number;
  readonly log: readonly LogEntry[];
  readonly show: (decisions: number) => void;
  readonly live: () => void;
  /** Says why something is off. */
  readonly explain: (sentence: string) => void;
}

/** Looking back: any earlier moment, forward again, and the way back to the game. */
export function ReviewBar({ at, log, show, live, explain }: ReviewBarProps) {
  const words = useTranslations();
  const t = useTranslations('table.review');
  const subjects = useSubjects();
  const count = log.length;
  const told = at > 0 ? stepSentence(words, log[at - 1], subjects) : words('table.log.empty');
  const to = (decisions: number) => (decisions >= count ? live() : show(decisions));
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <strong className={styles.told} title={told}>
        {told}
      </strong>
      <Button
        aria-disabled={at === 0}
        onClick={() => (at === 0 ? explain(words('table.review.first')) : to(at - 1))}
      >
        {t('earlier')}
      </Button>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={count}
        value={at}
        aria-label={t('label')}
        aria-valuetext={t('at', { number: at, count })}
        onChange={(event) => to(Number(event.target.value))}
      />
      <Button onClick={() => to(at + 1)}>{t('later')}</Button>
      <span className={styles.at}>{t('at', { number: at, count })}</span>
      <Button look="main" className={styles.live} onClick={live}>
        {t('live')}
      </Button>
    </section>
  );
}
