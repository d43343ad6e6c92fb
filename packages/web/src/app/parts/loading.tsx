import { useTranslations } from 'use-intl';
import styles from './loading.module.css';

/** A word for a wait; it shows itself only when the wait is long enough to be noticed. */
export function Loading() {
  const t = useTranslations('app');
  return (
    <p className={styles.loading} role="status">
      {t('loading')}
    </p>
  );
}
