import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './lesson-end.module.css';

interface LessonEndProps {
  readonly reached: boolean;
  readonly children: ReactNode;
}

/** The line below the table when an attempt is over: how it went, and where to go from here. */
export function LessonEnd({ reached, children }: LessonEndProps) {
  const t = useTranslations('learn.lesson');
  return (
    <section className={styles.bar} data-standing={reached ? 'reached' : 'missed'} aria-label={t('ended')}>
      <p>
        <strong>{reached ? t('reached') : t('missed')}</strong>
      </p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
