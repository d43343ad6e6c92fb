import { useTranslations } from 'use-intl';
import { Button } from '../app/parts/button';
import shapes from '../app/parts/shapes.module.css';
import type { Analysis, AnalysisProgress } from './analysis.js';
import styles from './review-page.module.css';

interface ReviewProgressProps {
  readonly analysis: Analysis;
  readonly standing: AnalysisProgress;
}

/** How far the analyst is, and how to stop it, to go on, or to look deeper. */
export function ReviewProgress({ analysis, standing }: ReviewProgressProps) {
  const t = useTranslations('review');
  const { is, done, all } = standing;
  if (is === 'done')
    return (
      <p className={styles.deeper}>
        <Button onClick={() => analysis.deepen()}>{t('deeper')}</Button>
        <span>{t('deeperNote')}</span>
      </p>
    );
  const text = t('progress', { number: done, all });
  return (
    <section className={`${shapes.sheet} ${styles.progress}`} aria-label={t('title')}>
      <p role="status">{t(is === 'running' ? 'working' : is === 'failed' ? 'failed' : 'stopped')}</p>
      <progress max={all} value={done} aria-label={text} />
      <p className={styles.controls}>
        <span>{text}</span>
        {is === 'running' ? (
          <Button onClick={() => analysis.stop()}>{t('stop')}</Button>
        ) : (
          <Button look="main" onClick={() => void analysis.run()}>
            {t('goOn')}
          </Button>
        )}
      </p>
    </section>
  );
}
