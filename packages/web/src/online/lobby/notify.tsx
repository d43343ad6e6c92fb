import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Icon } from '../../art/icon';
import styles from '../frame.module.css';
import { askLeave, leave } from './attention';

/** Offers to tell when it is one's turn; the browser is asked on the click and never before. */
export function Notify() {
  const t = useTranslations('online.notify');
  const [now, setNow] = useState(leave);
  const [asked, setAsked] = useState(false);
  // Who said no before is not reminded of it.
  if (now === 'unknown' || (now === 'denied' && !asked)) return null;
  if (now !== 'default') return <p className={styles.note}>{t(now === 'granted' ? 'on' : 'denied')}</p>;
  return (
    <div>
      <Button
        onClick={async () => {
          setNow(await askLeave());
          setAsked(true);
        }}
      >
        <Icon name="bell" size="1.2em" /> {t('ask')}
      </Button>
      <p className={styles.note}>{t('note')}</p>
    </div>
  );
}
