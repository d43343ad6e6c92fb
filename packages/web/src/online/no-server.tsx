import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { askWho } from '../accounts/person';
import { Button, buttonClass } from '../app/parts/button';
import { Frame } from './frame';
import styles from './frame.module.css';

const LOOK_AGAIN_MS = 10_000;

/** Said plainly: there is no server, and what works without one. */
export function NoServer() {
  const t = useTranslations('online.none');
  useEffect(() => {
    const look = () => void askWho();
    addEventListener('online', look);
    // A page from a plain folder will never have a server; one whose server restarts has it again soon.
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      removeEventListener('online', look);
      clearInterval(timer);
    };
  }, []);
  return (
    <Frame title={t('title')} narrow>
      <section className={styles.sheet}>
        <p className={styles.lead}>{navigator.onLine ? t('text') : t('offline')}</p>
        <div className={styles.row}>
          <a className={buttonClass('main')} href="#/">
            {t('local')}
          </a>
          <Button onClick={() => void askWho()}>{t('again')}</Button>
        </div>
      </section>
    </Frame>
  );
}
