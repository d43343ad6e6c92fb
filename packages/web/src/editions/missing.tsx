import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/parts/button';
import styles from './editions.module.css';

/** There is no such edition here. */
export function Missing() {
  const t = useTranslations('editions');
  return (
    <main className={`${styles.main} ${styles.narrow}`}>
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <p>
        <a className={buttonClass('main')} href="#/editions">
          {t('all')}
        </a>
      </p>
    </main>
  );
}
